ALTER TABLE `template_material` ADD `color_maps` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `user_file` ADD `made_by` text;--> statement-breakpoint
ALTER TABLE `user_file` ADD `vectorized` integer DEFAULT false NOT NULL;