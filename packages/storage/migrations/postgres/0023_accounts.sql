CREATE TABLE "account_token" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account" text,
	"data" jsonb NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"account" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed" timestamp (3) with time zone,
	"last_period" integer NOT NULL,
	"recovery" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"label" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" integer NOT NULL,
	"created" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_application" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"company" text NOT NULL,
	"tax_id" text NOT NULL,
	"message" text NOT NULL,
	"state" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"decided" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "created" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "scopes" jsonb;--> statement-breakpoint
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_application" ADD CONSTRAINT "trade_application_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_token_expires_index" ON "account_token" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "account_token_account_index" ON "account_token" USING btree ("account");--> statement-breakpoint
CREATE INDEX "passkey_account_index" ON "passkey" USING btree ("account");--> statement-breakpoint
CREATE INDEX "trade_application_account_index" ON "trade_application" USING btree ("account");--> statement-breakpoint
CREATE INDEX "trade_application_state_created_index" ON "trade_application" USING btree ("state","created");--> statement-breakpoint
CREATE INDEX "session_account_index" ON "session" USING btree ("account");--> statement-breakpoint
CREATE INDEX "api_key_account_index" ON "api_key" USING btree ("account");