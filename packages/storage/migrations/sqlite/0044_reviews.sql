CREATE TABLE `review` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`product_class` text NOT NULL,
	`product` text NOT NULL,
	`author` text DEFAULT '' NOT NULL,
	`rating` integer NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`use` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`response` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `review_order_index` ON `review` (`created`,`id`,`state`);--> statement-breakpoint
CREATE INDEX `review_updated_index` ON `review` (`updated`);--> statement-breakpoint
CREATE INDEX `review_owner_index` ON `review` (`owner`,`created`,`id`,`state`);--> statement-breakpoint
CREATE INDEX `review_product_index` ON `review` (`product`,`created`,`id`,`state`);--> statement-breakpoint
CREATE INDEX `review_product_class_index` ON `review` (`product_class`,`created`,`id`,`state`);--> statement-breakpoint
CREATE INDEX `review_state_index` ON `review` (`state`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `product_activity` (
	`product` text NOT NULL,
	`day` integer NOT NULL,
	`configured` integer NOT NULL,
	`carted` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_activity_product_day_unique` ON `product_activity` (`product`,`day`);--> statement-breakpoint
ALTER TABLE `configured_special_offer` ADD `custom` text;--> statement-breakpoint
ALTER TABLE `ddb_product` ADD `sections` text DEFAULT '{"features":[],"questions":[],"testimonial":null,"gallery":[]}' NOT NULL;--> statement-breakpoint
ALTER TABLE `marketplace_base_product` ADD `sections` text DEFAULT '{"features":[],"questions":[],"testimonial":null,"gallery":[]}' NOT NULL;--> statement-breakpoint
ALTER TABLE `shutterstock_product` ADD `sections` text DEFAULT '{"features":[],"questions":[],"testimonial":null,"gallery":[]}' NOT NULL;--> statement-breakpoint
ALTER TABLE `custom` ADD `special_offer` text;--> statement-breakpoint
ALTER TABLE `product_listing` ADD `review_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `product_listing` ADD `review_average` text;--> statement-breakpoint
ALTER TABLE `category_product` DROP COLUMN `review_count`;--> statement-breakpoint
ALTER TABLE `category_product` DROP COLUMN `review_average`;--> statement-breakpoint
ALTER TABLE `template` DROP COLUMN `rating`;--> statement-breakpoint
ALTER TABLE `template` DROP COLUMN `review_count`;--> statement-breakpoint
UPDATE `template` SET `sections` = json_set(`sections`, '$.testimonial', NULL) WHERE json_type(`sections`, '$.testimonial') = 'object';
