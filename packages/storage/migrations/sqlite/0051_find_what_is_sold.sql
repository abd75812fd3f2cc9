DROP INDEX `category_listing_product_index`;--> statement-breakpoint
CREATE INDEX `category_listing_sold_index` ON `category_listing` (`product`,`category`,`published`,`place`,`tile`);