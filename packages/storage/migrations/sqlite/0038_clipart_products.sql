CREATE TABLE `clipart_product_packages_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `clipart_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `package`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clipart_product_packages_link_unique` ON `clipart_product_packages_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `clipart_product_packages_link_to_index` ON `clipart_product_packages_link` (`to_id`,`from_id`);--> statement-breakpoint
ALTER TABLE `clipart_product` ADD `packages` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `clipart_product` ADD `sections` text DEFAULT '{"features":[],"questions":[],"testimonial":null,"gallery":[]}' NOT NULL;--> statement-breakpoint
ALTER TABLE `configured_clipart_product` ADD `chosen_options` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `configured_clipart_product` ADD `design` text;--> statement-breakpoint
ALTER TABLE `configured_clipart_product` ADD `source` text;--> statement-breakpoint
ALTER TABLE `configured_clipart_product` ADD `canvas_preview` text;