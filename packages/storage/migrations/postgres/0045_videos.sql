ALTER TABLE "template" ADD COLUMN "featured_video" jsonb;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "product_video" jsonb;--> statement-breakpoint
ALTER TABLE "clipart_product" ADD COLUMN "featured_video" jsonb;--> statement-breakpoint
ALTER TABLE "clipart_product" ADD COLUMN "product_video" jsonb;--> statement-breakpoint
ALTER TABLE "ddb_product" ADD COLUMN "featured_video" jsonb;--> statement-breakpoint
ALTER TABLE "ddb_product" ADD COLUMN "product_video" jsonb;--> statement-breakpoint
ALTER TABLE "marketplace_base_product" ADD COLUMN "featured_video" jsonb;--> statement-breakpoint
ALTER TABLE "marketplace_base_product" ADD COLUMN "product_video" jsonb;--> statement-breakpoint
ALTER TABLE "shutterstock_product" ADD COLUMN "featured_video" jsonb;--> statement-breakpoint
ALTER TABLE "shutterstock_product" ADD COLUMN "product_video" jsonb;