ALTER TABLE `configured_ddb_product` ADD `single_color` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `configured_ddb_product` ADD `color` text;--> statement-breakpoint
ALTER TABLE `configured_ddb_product` ADD `custom_color` text;--> statement-breakpoint
ALTER TABLE `configured_ddb_product` ADD `design` text;