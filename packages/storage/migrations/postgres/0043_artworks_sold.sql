ALTER TABLE "artist" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "artwork" ADD COLUMN "stock_image_id" text;--> statement-breakpoint
ALTER TABLE "artwork" ADD COLUMN "width" text;--> statement-breakpoint
ALTER TABLE "artwork" ADD COLUMN "height" text;--> statement-breakpoint
ALTER TABLE "artwork" ADD COLUMN "full_bleed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "artwork" ADD COLUMN "cut" jsonb;--> statement-breakpoint
ALTER TABLE "marketplace_product" ADD COLUMN "short_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace_product" ADD COLUMN "image_url" text;--> statement-breakpoint
ALTER TABLE "marketplace_product" ADD COLUMN "remaining_stock" integer;--> statement-breakpoint
ALTER TABLE "marketplace_product" ADD COLUMN "allow_backorders" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "configured_marketplace_product" ADD COLUMN "removed_background" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "configured_marketplace_product" ADD COLUMN "design" text;--> statement-breakpoint
ALTER TABLE "configured_marketplace_product" ADD COLUMN "preview_url" text;--> statement-breakpoint
ALTER TABLE "configured_marketplace_product" ADD COLUMN "canvas_preview" text;--> statement-breakpoint
ALTER TABLE "configured_marketplace_product" ADD COLUMN "finished_width" text;--> statement-breakpoint
ALTER TABLE "configured_marketplace_product" ADD COLUMN "finished_height" text;--> statement-breakpoint
ALTER TABLE "configured_shutterstock_product" ADD COLUMN "removed_background" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "configured_shutterstock_product" ADD COLUMN "design" text;--> statement-breakpoint
ALTER TABLE "configured_shutterstock_product" ADD COLUMN "preview_url" text;--> statement-breakpoint
ALTER TABLE "configured_shutterstock_product" ADD COLUMN "canvas_preview" text;--> statement-breakpoint
ALTER TABLE "configured_shutterstock_product" ADD COLUMN "finished_width" text;--> statement-breakpoint
ALTER TABLE "configured_shutterstock_product" ADD COLUMN "finished_height" text;--> statement-breakpoint
ALTER TABLE "configured_shutterstock_product" ADD COLUMN "licensed" boolean DEFAULT false NOT NULL;