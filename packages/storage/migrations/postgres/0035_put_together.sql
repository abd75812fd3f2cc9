ALTER TABLE "configured_ddb_product" ADD COLUMN "single_color" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "configured_ddb_product" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "configured_ddb_product" ADD COLUMN "custom_color" text;--> statement-breakpoint
ALTER TABLE "configured_ddb_product" ADD COLUMN "design" text;