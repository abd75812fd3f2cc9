DROP INDEX "trade_application_account_index";--> statement-breakpoint
ALTER TABLE "trade_application" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "trade_application" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_application_account_unique" ON "trade_application" USING btree ("account");