ALTER TABLE "marketplace_product" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace_product" ADD COLUMN "gtin" text DEFAULT '' NOT NULL;