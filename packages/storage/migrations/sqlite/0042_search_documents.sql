CREATE TABLE `search_entry` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`document` text NOT NULL,
	`published` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_entry_document_kind_unique` ON `search_entry` (`document`,`kind`);
--> statement-breakpoint
INSERT INTO `search_name` (`search_name`) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO `search_text` (`search_text`) VALUES ('delete-all');
--> statement-breakpoint
INSERT OR IGNORE INTO `index_queue` (`product`) SELECT `id` FROM `template`;
--> statement-breakpoint
INSERT OR IGNORE INTO `index_queue` (`product`) SELECT `id` FROM `ddb_product`;
--> statement-breakpoint
INSERT OR IGNORE INTO `index_queue` (`product`) SELECT `id` FROM `category`;
--> statement-breakpoint
INSERT OR IGNORE INTO `index_queue` (`product`) SELECT `id` FROM `clipart_product`;
