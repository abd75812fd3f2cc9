ALTER TABLE "background_image" ADD COLUMN "image_width" integer;--> statement-breakpoint
ALTER TABLE "background_image" ADD COLUMN "image_height" integer;