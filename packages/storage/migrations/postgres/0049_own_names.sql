ALTER TABLE "configured_clipart_product" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "configured_clipart_product" ADD COLUMN "finished_width" text;--> statement-breakpoint
ALTER TABLE "configured_clipart_product" ADD COLUMN "finished_height" text;--> statement-breakpoint
ALTER TABLE "configured_ddb_product" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "artwork" ADD COLUMN "cut_remove_bg" jsonb;--> statement-breakpoint
ALTER TABLE "configured_marketplace_product" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "configured_shutterstock_product" ADD COLUMN "name" text DEFAULT '' NOT NULL;