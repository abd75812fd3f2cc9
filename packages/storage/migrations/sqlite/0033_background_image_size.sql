ALTER TABLE `background_image` ADD `image_width` integer;--> statement-breakpoint
ALTER TABLE `background_image` ADD `image_height` integer;