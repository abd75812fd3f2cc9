CREATE TABLE `attempt_count` (
	`id` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempt_count_ends_index` ON `attempt_count` (`ends`);