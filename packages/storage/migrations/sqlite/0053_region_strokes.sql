ALTER TABLE `custom_clipart_region` ADD `stroke_color` text;--> statement-breakpoint
ALTER TABLE `custom_clipart_region` ADD `custom_stroke_color` text;--> statement-breakpoint
ALTER TABLE `custom_clipart_region` ADD `stroke_width` text DEFAULT '0' NOT NULL;