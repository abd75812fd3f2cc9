CREATE TABLE `package` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`content` text,
	`content_back` text,
	`preview` text,
	`available_sizes` text DEFAULT '[]' NOT NULL,
	`no_customer_preview` integer DEFAULT false NOT NULL,
	`price_table` text,
	`order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `package_order_index` ON `package` (`order`,`created`,`id`,`enabled`);--> statement-breakpoint
CREATE INDEX `package_name_index` ON `package` (`name`,`order`,`created`,`id`,`enabled`);--> statement-breakpoint
CREATE TABLE `package_size` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`name` text NOT NULL,
	`package_width` text NOT NULL,
	`package_height` text NOT NULL,
	`min_product_width` text,
	`max_product_width` text,
	`min_product_height` text,
	`max_product_height` text
);
--> statement-breakpoint
CREATE INDEX `package_size_order_index` ON `package_size` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `package_size_name_index` ON `package_size` (`name`,`created`,`id`);--> statement-breakpoint
ALTER TABLE `template` ADD `packages` text DEFAULT '[]' NOT NULL;