ALTER TABLE `artist` ADD `account` text;--> statement-breakpoint
ALTER TABLE `artwork` ADD `stock_image_id` text;--> statement-breakpoint
ALTER TABLE `artwork` ADD `width` text;--> statement-breakpoint
ALTER TABLE `artwork` ADD `height` text;--> statement-breakpoint
ALTER TABLE `artwork` ADD `full_bleed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `artwork` ADD `cut` text;--> statement-breakpoint
ALTER TABLE `marketplace_product` ADD `short_description` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `marketplace_product` ADD `image_url` text;--> statement-breakpoint
ALTER TABLE `marketplace_product` ADD `remaining_stock` integer;--> statement-breakpoint
ALTER TABLE `marketplace_product` ADD `allow_backorders` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `configured_marketplace_product` ADD `removed_background` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `configured_marketplace_product` ADD `design` text;--> statement-breakpoint
ALTER TABLE `configured_marketplace_product` ADD `preview_url` text;--> statement-breakpoint
ALTER TABLE `configured_marketplace_product` ADD `canvas_preview` text;--> statement-breakpoint
ALTER TABLE `configured_marketplace_product` ADD `finished_width` text;--> statement-breakpoint
ALTER TABLE `configured_marketplace_product` ADD `finished_height` text;--> statement-breakpoint
ALTER TABLE `configured_shutterstock_product` ADD `removed_background` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `configured_shutterstock_product` ADD `design` text;--> statement-breakpoint
ALTER TABLE `configured_shutterstock_product` ADD `preview_url` text;--> statement-breakpoint
ALTER TABLE `configured_shutterstock_product` ADD `canvas_preview` text;--> statement-breakpoint
ALTER TABLE `configured_shutterstock_product` ADD `finished_width` text;--> statement-breakpoint
ALTER TABLE `configured_shutterstock_product` ADD `finished_height` text;--> statement-breakpoint
ALTER TABLE `configured_shutterstock_product` ADD `licensed` integer DEFAULT false NOT NULL;