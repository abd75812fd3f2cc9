CREATE TABLE `sold_item` (
	`id` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	`used` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sold_item_used_index` ON `sold_item` (`used`);--> statement-breakpoint
CREATE TABLE `stored_file` (
	`key` text PRIMARY KEY NOT NULL,
	`touched` integer NOT NULL,
	`removing` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stored_file_touched_index` ON `stored_file` (`touched`);--> statement-breakpoint
CREATE TABLE `file_use` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`used_by` text NOT NULL,
	`row_id` text NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `file_use_key_index` ON `file_use` (`key`);--> statement-breakpoint
CREATE INDEX `file_use_row_index` ON `file_use` (`used_by`,`row_id`);--> statement-breakpoint
ALTER TABLE `user_file` ADD `removed` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `user_file_removed_index` ON `user_file` (`removed`,`name`,`created`,`id`);--> statement-breakpoint
ALTER TABLE `cart_line` ADD `sold_item` text REFERENCES sold_item(id);--> statement-breakpoint
ALTER TABLE `cart_line` ADD `declined` text;--> statement-breakpoint
CREATE INDEX `cart_line_sold_item_index` ON `cart_line` (`sold_item`);