DROP INDEX `color_type_index`;--> statement-breakpoint
ALTER TABLE `color` RENAME COLUMN `type` TO `type_word`;--> statement-breakpoint
ALTER TABLE `color` ADD `type` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `color` SET `type` = 1 WHERE `type_word` = 'multi';--> statement-breakpoint
ALTER TABLE `color` DROP COLUMN `type_word`;--> statement-breakpoint
CREATE INDEX `color_type_index` ON `color` (`type`,`order`,`created`,`id`);
