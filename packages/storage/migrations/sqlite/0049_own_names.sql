ALTER TABLE `configured_clipart_product` ADD `name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `configured_clipart_product` ADD `finished_width` text;--> statement-breakpoint
ALTER TABLE `configured_clipart_product` ADD `finished_height` text;--> statement-breakpoint
ALTER TABLE `configured_ddb_product` ADD `name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `artwork` ADD `cut_remove_bg` text;--> statement-breakpoint
ALTER TABLE `configured_marketplace_product` ADD `name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `configured_shutterstock_product` ADD `name` text DEFAULT '' NOT NULL;