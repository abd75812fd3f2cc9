ALTER TABLE "custom_clipart_region" ADD COLUMN "stroke_color" text;--> statement-breakpoint
ALTER TABLE "custom_clipart_region" ADD COLUMN "custom_stroke_color" text;--> statement-breakpoint
ALTER TABLE "custom_clipart_region" ADD COLUMN "stroke_width" text DEFAULT '0' NOT NULL;