CREATE TABLE `account_token` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`account` text,
	`data` text NOT NULL,
	`expires` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_token_expires_index` ON `account_token` (`expires`);--> statement-breakpoint
CREATE INDEX `account_token_account_index` ON `account_token` (`account`);--> statement-breakpoint
CREATE TABLE `two_factor` (
	`account` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`confirmed` integer,
	`last_period` integer NOT NULL,
	`recovery` text NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `passkey` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`label` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`created` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkey_account_index` ON `passkey` (`account`);--> statement-breakpoint
CREATE TABLE `trade_application` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`company` text NOT NULL,
	`tax_id` text NOT NULL,
	`message` text NOT NULL,
	`state` text NOT NULL,
	`created` integer NOT NULL,
	`decided` integer,
	FOREIGN KEY (`account`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `trade_application_account_index` ON `trade_application` (`account`);--> statement-breakpoint
CREATE INDEX `trade_application_state_created_index` ON `trade_application` (`state`,`created`);--> statement-breakpoint
ALTER TABLE `session` ADD `device` text;--> statement-breakpoint
ALTER TABLE `session` ADD `created` integer;--> statement-breakpoint
CREATE INDEX `session_account_index` ON `session` (`account`);--> statement-breakpoint
ALTER TABLE `api_key` ADD `scopes` text;--> statement-breakpoint
CREATE INDEX `api_key_account_index` ON `api_key` (`account`);