CREATE TABLE `template_design` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`template` text NOT NULL,
	`name` text NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`data` text NOT NULL,
	FOREIGN KEY (`template`) REFERENCES `template`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `template_design_order_index` ON `template_design` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_design_updated_index` ON `template_design` (`updated`);--> statement-breakpoint
CREATE INDEX `template_design_template_index` ON `template_design` (`template`,`order`,`created`,`id`);