ALTER TABLE `template` ADD `featured_video` text;--> statement-breakpoint
ALTER TABLE `template` ADD `product_video` text;--> statement-breakpoint
ALTER TABLE `clipart_product` ADD `featured_video` text;--> statement-breakpoint
ALTER TABLE `clipart_product` ADD `product_video` text;--> statement-breakpoint
ALTER TABLE `ddb_product` ADD `featured_video` text;--> statement-breakpoint
ALTER TABLE `ddb_product` ADD `product_video` text;--> statement-breakpoint
ALTER TABLE `marketplace_base_product` ADD `featured_video` text;--> statement-breakpoint
ALTER TABLE `marketplace_base_product` ADD `product_video` text;--> statement-breakpoint
ALTER TABLE `shutterstock_product` ADD `featured_video` text;--> statement-breakpoint
ALTER TABLE `shutterstock_product` ADD `product_video` text;