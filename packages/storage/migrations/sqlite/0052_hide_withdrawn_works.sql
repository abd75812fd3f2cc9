DROP INDEX `artwork_order_index`;--> statement-breakpoint
DROP INDEX `artwork_slug_index`;--> statement-breakpoint
DROP INDEX `artwork_artist_index`;--> statement-breakpoint
ALTER TABLE `artwork` ADD `hidden` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `artwork_order_index` ON `artwork` (`name`,`created`,`id`,`hidden`);--> statement-breakpoint
CREATE INDEX `artwork_slug_index` ON `artwork` (`slug`,`name`,`created`,`id`,`hidden`);--> statement-breakpoint
CREATE INDEX `artwork_artist_index` ON `artwork` (`artist`,`name`,`created`,`id`,`hidden`);