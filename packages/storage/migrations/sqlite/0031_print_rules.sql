ALTER TABLE `settings` ADD `good_resolution` integer DEFAULT 300 NOT NULL;--> statement-breakpoint
ALTER TABLE `settings` ADD `low_resolution` integer DEFAULT 150 NOT NULL;--> statement-breakpoint
ALTER TABLE `settings` ADD `coarse_resolution` integer DEFAULT 72 NOT NULL;--> statement-breakpoint
ALTER TABLE `settings` ADD `bleed` text DEFAULT '0.0625' NOT NULL;--> statement-breakpoint
ALTER TABLE `settings` ADD `safe_area` text DEFAULT '0.0625' NOT NULL;