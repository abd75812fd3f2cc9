CREATE TABLE `product_listing` (
	`product` text PRIMARY KEY NOT NULL,
	`category` text NOT NULL,
	`visible` integer NOT NULL,
	`published` integer NOT NULL,
	`featured` integer NOT NULL,
	`place` integer NOT NULL,
	`from_total` text,
	`from_quantity` integer,
	`currency` text NOT NULL,
	`price` integer NOT NULL,
	`created` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `product_listing_featured_index` ON `product_listing` (`featured`,`published`,`place`,`product`);--> statement-breakpoint
CREATE INDEX `product_listing_category_index` ON `product_listing` (`category`);--> statement-breakpoint
CREATE TABLE `category_listing` (
	`category` text NOT NULL,
	`tile` text NOT NULL,
	`product` text NOT NULL,
	`visible` integer NOT NULL,
	`published` integer NOT NULL,
	`place` integer NOT NULL,
	`name` text NOT NULL,
	`price` integer NOT NULL,
	`created` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `category_listing_category_tile_unique` ON `category_listing` (`category`,`tile`);--> statement-breakpoint
CREATE INDEX `category_listing_product_index` ON `category_listing` (`product`);--> statement-breakpoint
CREATE INDEX `category_listing_place_index` ON `category_listing` (`category`,`published`,`place`,`tile`,`product`);--> statement-breakpoint
CREATE INDEX `category_listing_price_index` ON `category_listing` (`category`,`published`,`price`,`place`,`tile`,`product`);--> statement-breakpoint
CREATE INDEX `category_listing_name_index` ON `category_listing` (`category`,`published`,`name`,`tile`,`product`);--> statement-breakpoint
CREATE INDEX `category_listing_created_index` ON `category_listing` (`category`,`published`,`created`,`tile`,`product`);--> statement-breakpoint
CREATE TABLE `product_facet` (
	`product` text NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_facet_product_kind_value_unique` ON `product_facet` (`product`,`kind`,`value`);--> statement-breakpoint
CREATE INDEX `product_facet_kind_value_index` ON `product_facet` (`kind`,`value`,`product`);--> statement-breakpoint
CREATE TABLE `search_document` (
	`id` integer PRIMARY KEY NOT NULL,
	`product` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_document_product_unique` ON `search_document` (`product`);--> statement-breakpoint
CREATE TABLE `search_gram` (
	`gram` text NOT NULL,
	`word` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_gram_gram_word_unique` ON `search_gram` (`gram`,`word`);--> statement-breakpoint
CREATE INDEX `search_gram_word_index` ON `search_gram` (`word`);--> statement-breakpoint
CREATE TABLE `index_queue` (
	`product` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `catalog_change` (
	`version` integer PRIMARY KEY NOT NULL,
	`record` text NOT NULL,
	`row` text NOT NULL
);
--> statement-breakpoint
CREATE VIRTUAL TABLE `search_index` USING fts5(name, around, description, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0", prefix='2 3 4');
--> statement-breakpoint
INSERT INTO `index_queue` (`product`) SELECT `id` FROM `template`;
