ALTER TABLE `marketplace_product` ADD `description` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `marketplace_product` ADD `gtin` text DEFAULT '' NOT NULL;