ALTER TABLE `special_offer` ADD `category` text;--> statement-breakpoint
CREATE INDEX `special_offer_category_index` ON `special_offer` (`category`,`order`,`created`,`id`,`enabled`);--> statement-breakpoint
ALTER TABLE `configured_special_offer` ADD `custom` text REFERENCES custom(id) ON DELETE CASCADE;--> statement-breakpoint
CREATE INDEX `configured_special_offer_custom_index` ON `configured_special_offer` (`custom`,`created`,`id`);--> statement-breakpoint
ALTER TABLE `custom` ADD `special_offer` text;