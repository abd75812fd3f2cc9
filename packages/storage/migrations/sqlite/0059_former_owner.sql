CREATE TABLE `former_owner` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `former_owner_created_index` ON `former_owner` (`created`);