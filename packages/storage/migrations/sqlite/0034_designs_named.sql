ALTER TABLE `custom` ADD `name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `custom` ADD `link` text DEFAULT '' NOT NULL;