ALTER TABLE `user_file` ADD `ink` text;--> statement-breakpoint
ALTER TABLE `custom` ADD `finished_width` text;--> statement-breakpoint
ALTER TABLE `custom` ADD `finished_height` text;