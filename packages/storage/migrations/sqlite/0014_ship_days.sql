ALTER TABLE `product_listing` ADD `ship_days` integer;
--> statement-breakpoint
INSERT INTO `index_queue` (`product`) SELECT `id` FROM `template` WHERE true ON CONFLICT DO NOTHING;