CREATE TABLE `listed_price` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`price_currency` text NOT NULL,
	`of` text NOT NULL,
	`item` text NOT NULL,
	`price_table` text,
	`amount` text,
	`value_csv` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `listed_price_price_currency_of_item_unique` ON `listed_price` (`price_currency`,`of`,`item`);--> statement-breakpoint
CREATE INDEX `listed_price_order_index` ON `listed_price` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `listed_price_updated_index` ON `listed_price` (`updated`);--> statement-breakpoint
CREATE INDEX `listed_price_price_currency_index` ON `listed_price` (`price_currency`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `listed_price_of_index` ON `listed_price` (`of`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `listed_price_item_index` ON `listed_price` (`item`,`created`,`id`);--> statement-breakpoint
ALTER TABLE `settings` ADD `currencies` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `settings` ADD `tax_rate` text DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE `settings` ADD `tax_name` text DEFAULT 'VAT' NOT NULL;