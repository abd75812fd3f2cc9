CREATE TABLE `job` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`kind` text NOT NULL,
	`ask` text NOT NULL,
	`state` text NOT NULL,
	`progress` integer NOT NULL,
	`tries` integer NOT NULL,
	`message` text NOT NULL,
	`files` text NOT NULL,
	`lease` text,
	`due` integer NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `job_state_due_index` ON `job` (`state`,`due`);--> statement-breakpoint
CREATE INDEX `job_owner_index` ON `job` (`owner`);--> statement-breakpoint
CREATE UNIQUE INDEX `job_lease_unique` ON `job` (`lease`);