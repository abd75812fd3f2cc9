CREATE TABLE `template_category` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`meta_title` text DEFAULT '' NOT NULL,
	`meta_description` text DEFAULT '' NOT NULL,
	`meta_keywords` text DEFAULT '' NOT NULL,
	`display` text DEFAULT 'products' NOT NULL,
	`canonical_url` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_category_slug_unique` ON `template_category` (`slug`);--> statement-breakpoint
CREATE INDEX `template_category_order_index` ON `template_category` (`name`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `template_side` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`template` text NOT NULL,
	`name` text NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`disable_offset_path` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`template`) REFERENCES `template`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `template_side_order_index` ON `template_side` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_side_template_index` ON `template_side` (`template`,`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `template_tab` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`template` text NOT NULL,
	`name` text NOT NULL,
	`content` text DEFAULT '' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`template`) REFERENCES `template`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `template_tab_order_index` ON `template_tab` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_tab_template_index` ON `template_tab` (`template`,`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `template_text` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`template` text NOT NULL,
	`x` text DEFAULT '0' NOT NULL,
	`y` text DEFAULT '0' NOT NULL,
	`z` integer DEFAULT 0 NOT NULL,
	`width` text DEFAULT '1' NOT NULL,
	`height` text DEFAULT '1' NOT NULL,
	`rotation` text DEFAULT '0' NOT NULL,
	`maintain_proportion` integer DEFAULT true NOT NULL,
	`can_remove` integer DEFAULT true NOT NULL,
	`locked` integer DEFAULT false NOT NULL,
	`dpi` integer,
	`side` text DEFAULT 'front' NOT NULL,
	`dont_clip` integer DEFAULT false NOT NULL,
	`allow_clipping_when_locked` integer DEFAULT false NOT NULL,
	`invert_x` integer DEFAULT false NOT NULL,
	`invert_y` integer DEFAULT false NOT NULL,
	`offset_width` text DEFAULT '0' NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`font` text,
	`size` text DEFAULT '0.5' NOT NULL,
	`tracking` text DEFAULT '0' NOT NULL,
	`color` text,
	`custom_color` text,
	`stroke_color` text,
	`custom_stroke_color` text,
	`stroke_width` text DEFAULT '0' NOT NULL,
	`text_alignment` text DEFAULT 'center' NOT NULL,
	`path` text,
	`arc` text,
	`path_scale` text DEFAULT '1' NOT NULL,
	`symbol` text DEFAULT 'none' NOT NULL,
	`symbol_name` text DEFAULT '' NOT NULL,
	`symbol_range_start` text DEFAULT '' NOT NULL,
	`symbol_range_end` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`template`) REFERENCES `template`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `template_text_order_index` ON `template_text` (`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_text_template_index` ON `template_text` (`template`,`z`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `template_clipart` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`template` text NOT NULL,
	`x` text DEFAULT '0' NOT NULL,
	`y` text DEFAULT '0' NOT NULL,
	`z` integer DEFAULT 0 NOT NULL,
	`width` text DEFAULT '1' NOT NULL,
	`height` text DEFAULT '1' NOT NULL,
	`rotation` text DEFAULT '0' NOT NULL,
	`maintain_proportion` integer DEFAULT true NOT NULL,
	`can_remove` integer DEFAULT true NOT NULL,
	`locked` integer DEFAULT false NOT NULL,
	`dpi` integer,
	`side` text DEFAULT 'front' NOT NULL,
	`dont_clip` integer DEFAULT false NOT NULL,
	`allow_clipping_when_locked` integer DEFAULT false NOT NULL,
	`invert_x` integer DEFAULT false NOT NULL,
	`invert_y` integer DEFAULT false NOT NULL,
	`offset_width` text DEFAULT '0' NOT NULL,
	`clipart` text NOT NULL,
	FOREIGN KEY (`template`) REFERENCES `template`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`clipart`) REFERENCES `clipart`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `template_clipart_order_index` ON `template_clipart` (`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_clipart_template_index` ON `template_clipart` (`template`,`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_clipart_clipart_index` ON `template_clipart` (`clipart`,`z`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `template_clipart_region` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`template_clipart` text NOT NULL,
	`region` text NOT NULL,
	`color` text,
	`custom_color` text,
	`stroke_color` text,
	`custom_stroke_color` text,
	`stroke_width` text DEFAULT '0' NOT NULL,
	FOREIGN KEY (`template_clipart`) REFERENCES `template_clipart`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`region`) REFERENCES `clipart_region`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `template_clipart_region_order_index` ON `template_clipart_region` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_clipart_region_template_clipart_index` ON `template_clipart_region` (`template_clipart`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_clipart_region_region_index` ON `template_clipart_region` (`region`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `template_marketplace` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`template` text NOT NULL,
	`x` text DEFAULT '0' NOT NULL,
	`y` text DEFAULT '0' NOT NULL,
	`z` integer DEFAULT 0 NOT NULL,
	`width` text DEFAULT '1' NOT NULL,
	`height` text DEFAULT '1' NOT NULL,
	`rotation` text DEFAULT '0' NOT NULL,
	`maintain_proportion` integer DEFAULT true NOT NULL,
	`can_remove` integer DEFAULT true NOT NULL,
	`locked` integer DEFAULT false NOT NULL,
	`dpi` integer,
	`side` text DEFAULT 'front' NOT NULL,
	`dont_clip` integer DEFAULT false NOT NULL,
	`allow_clipping_when_locked` integer DEFAULT false NOT NULL,
	`invert_x` integer DEFAULT false NOT NULL,
	`invert_y` integer DEFAULT false NOT NULL,
	`offset_width` text DEFAULT '0' NOT NULL,
	`artwork` text,
	`removed_background` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`template`) REFERENCES `template`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`artwork`) REFERENCES `artwork`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `template_marketplace_order_index` ON `template_marketplace` (`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_marketplace_template_index` ON `template_marketplace` (`template`,`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_marketplace_artwork_index` ON `template_marketplace` (`artwork`,`z`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `tag` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tag_slug_unique` ON `tag` (`slug`);--> statement-breakpoint
CREATE INDEX `tag_order_index` ON `tag` (`name`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `text_path` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`path` text NOT NULL,
	`preview` text,
	`order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `text_path_order_index` ON `text_path` (`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `background_image` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`image` text NOT NULL,
	`foreground_image` text,
	`box_x` text DEFAULT '0' NOT NULL,
	`box_y` text DEFAULT '0' NOT NULL,
	`box_width` text NOT NULL,
	`box_height` text NOT NULL,
	`box_height_inches` text NOT NULL,
	`order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `background_image_order_index` ON `background_image` (`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `stock_product_size` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`sqinch` text NOT NULL,
	`default` integer DEFAULT false NOT NULL,
	`order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stock_product_size_order_index` ON `stock_product_size` (`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `color_map` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`design_color` text NOT NULL,
	`material_color` text NOT NULL,
	FOREIGN KEY (`design_color`) REFERENCES `color`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`material_color`) REFERENCES `color`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `color_map_order_index` ON `color_map` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `color_map_design_color_index` ON `color_map` (`design_color`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `color_map_material_color_index` ON `color_map` (`material_color`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `special_offer` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`sku` text NOT NULL,
	`template` text,
	`unit_price` text NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`quantity` integer NOT NULL,
	`width` text NOT NULL,
	`height` text NOT NULL,
	`material` text NOT NULL,
	`image` text,
	`order` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`template`) REFERENCES `template`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`material`) REFERENCES `template_material`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `special_offer_sku_unique` ON `special_offer` (`sku`);--> statement-breakpoint
CREATE INDEX `special_offer_order_index` ON `special_offer` (`order`,`created`,`id`,`enabled`);--> statement-breakpoint
CREATE INDEX `special_offer_template_index` ON `special_offer` (`template`,`order`,`created`,`id`,`enabled`);--> statement-breakpoint
CREATE INDEX `special_offer_material_index` ON `special_offer` (`material`,`order`,`created`,`id`,`enabled`);--> statement-breakpoint
CREATE TABLE `configured_special_offer` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`special_offer` text NOT NULL,
	`type` text DEFAULT 'printed_cutout' NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`defined_quantity` integer,
	`material` text,
	`material_color` text,
	`width` text NOT NULL,
	`height` text NOT NULL,
	`quantity` integer NOT NULL,
	`variable_data` text,
	`option_laminate` text,
	`option_border` integer DEFAULT false NOT NULL,
	`option_flex_cut` integer DEFAULT false NOT NULL,
	`option_reverse_cut` integer DEFAULT false NOT NULL,
	`options` text DEFAULT '[]' NOT NULL,
	`retail_package` text,
	FOREIGN KEY (`special_offer`) REFERENCES `special_offer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `configured_special_offer_order_index` ON `configured_special_offer` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_special_offer_owner_index` ON `configured_special_offer` (`owner`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_special_offer_special_offer_index` ON `configured_special_offer` (`special_offer`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `recommended_product_group` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`template` text,
	`image` text,
	`primary` integer DEFAULT false NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`template`) REFERENCES `template`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `recommended_product_group_order_index` ON `recommended_product_group` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `recommended_product_group_template_index` ON `recommended_product_group` (`template`,`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `recommended_product` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`group` text NOT NULL,
	`product` text NOT NULL,
	`product_name` text NOT NULL,
	`x` text NOT NULL,
	`y` text NOT NULL,
	`width` text NOT NULL,
	`height` text NOT NULL,
	`colors` text DEFAULT '[]' NOT NULL,
	`sizes` text DEFAULT '[]' NOT NULL,
	`default_color` text,
	`icon` text,
	`primary` integer DEFAULT false NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`group`) REFERENCES `recommended_product_group`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product`) REFERENCES `template`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`default_color`) REFERENCES `color`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `recommended_product_order_index` ON `recommended_product` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `recommended_product_group_index` ON `recommended_product` (`group`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `recommended_product_product_index` ON `recommended_product` (`product`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `recommended_product_default_color_index` ON `recommended_product` (`default_color`,`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `clipart` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`clipart` text NOT NULL,
	`colors` integer DEFAULT 1 NOT NULL,
	`size` integer DEFAULT 0 NOT NULL,
	`keywords` text DEFAULT '' NOT NULL,
	`preview` text,
	`product_number` text DEFAULT '' NOT NULL,
	`category` text NOT NULL,
	`popularity` integer DEFAULT 0 NOT NULL,
	`source` text DEFAULT '' NOT NULL,
	`hidden` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`category`) REFERENCES `clipart_category`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `clipart_order_index` ON `clipart` (`name`,`created`,`id`,`hidden`);--> statement-breakpoint
CREATE INDEX `clipart_category_index` ON `clipart` (`category`,`name`,`created`,`id`,`hidden`);--> statement-breakpoint
CREATE INDEX `clipart_product_number_index` ON `clipart` (`product_number`,`name`,`created`,`id`,`hidden`);--> statement-breakpoint
CREATE TABLE `clipart_category` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`display` text DEFAULT 'products' NOT NULL,
	`parent` text,
	`image` text,
	`shapes` text DEFAULT '[]' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clipart_category_slug_unique` ON `clipart_category` (`slug`);--> statement-breakpoint
CREATE INDEX `clipart_category_order_index` ON `clipart_category` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `clipart_category_parent_index` ON `clipart_category` (`parent`,`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `clipart_category_graphic` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`category` text NOT NULL,
	`name` text NOT NULL,
	`preview` text,
	`uses` integer DEFAULT 0 NOT NULL,
	`orders` integer DEFAULT 0 NOT NULL,
	`graphic` text NOT NULL,
	FOREIGN KEY (`category`) REFERENCES `clipart_category`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `clipart_category_graphic_order_index` ON `clipart_category_graphic` (`name`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `clipart_category_graphic_category_index` ON `clipart_category_graphic` (`category`,`name`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `clipart_region` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`clipart` text NOT NULL,
	`name` text NOT NULL,
	`selector` text NOT NULL,
	`type` text DEFAULT 'art' NOT NULL,
	`cutpath` integer DEFAULT false NOT NULL,
	`use_material_colors` integer DEFAULT false NOT NULL,
	`blend_mode_selector` text DEFAULT '' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`clipart`) REFERENCES `clipart`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `clipart_region_order_index` ON `clipart_region` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `clipart_region_clipart_index` ON `clipart_region` (`clipart`,`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `clipart_product` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`public` integer DEFAULT true NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`sku` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`short_description` text DEFAULT '' NOT NULL,
	`meta_title` text DEFAULT '' NOT NULL,
	`meta_description` text DEFAULT '' NOT NULL,
	`meta_keywords` text DEFAULT '' NOT NULL,
	`minimum_quantity` integer,
	`default_quantity` integer,
	`is_licensed` integer DEFAULT false NOT NULL,
	`category` text NOT NULL,
	`categories` text DEFAULT '[]' NOT NULL,
	`lock_ratio` text,
	`remaining_stock` integer,
	`allow_backorders` integer DEFAULT false NOT NULL,
	`gtin` text DEFAULT '' NOT NULL,
	`upi` text DEFAULT '' NOT NULL,
	`image_url` text,
	`thumbnail_url` text,
	`currency` text DEFAULT 'USD' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`materials` text DEFAULT '[]' NOT NULL,
	`default_material` text,
	`default_width` text,
	`default_height` text,
	`limited_quantity` integer DEFAULT false NOT NULL,
	`type` text DEFAULT 'printed_cutout' NOT NULL,
	`clipart` text NOT NULL,
	`option_invert` integer DEFAULT false NOT NULL,
	`min_sq_inches` text,
	`customization_group` text,
	`sizes` text DEFAULT '[]' NOT NULL,
	`allow_custom_size` integer DEFAULT true NOT NULL,
	`show_regions` integer DEFAULT false NOT NULL,
	`max_height` text,
	`max_width` text,
	`preview` text,
	`options` text DEFAULT '[]' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`content_type` text DEFAULT 'clipart' NOT NULL,
	FOREIGN KEY (`category`) REFERENCES `category`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`clipart`) REFERENCES `clipart`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customization_group`) REFERENCES `clipart_product_customization_group`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clipart_product_slug_unique` ON `clipart_product` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `clipart_product_sku_unique` ON `clipart_product` (`sku`);--> statement-breakpoint
CREATE INDEX `clipart_product_order_index` ON `clipart_product` (`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE INDEX `clipart_product_category_index` ON `clipart_product` (`category`,`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE INDEX `clipart_product_clipart_index` ON `clipart_product` (`clipart`,`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE INDEX `clipart_product_customization_group_index` ON `clipart_product` (`customization_group`,`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE TABLE `clipart_product_background` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`product` text NOT NULL,
	`image` text NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`product`) REFERENCES `clipart_product`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `clipart_product_background_order_index` ON `clipart_product_background` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `clipart_product_background_product_index` ON `clipart_product_background` (`product`,`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `clipart_product_customization_group` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`options` text DEFAULT '[]' NOT NULL,
	`colors` text DEFAULT '[]' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `clipart_product_customization_group_order_index` ON `clipart_product_customization_group` (`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `configured_clipart_product` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`clipart_product` text NOT NULL,
	`type` text DEFAULT 'printed_cutout' NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`defined_quantity` integer,
	`material` text,
	`material_color` text,
	`width` text NOT NULL,
	`height` text NOT NULL,
	`quantity` integer NOT NULL,
	`variable_data` text,
	`option_laminate` text,
	`option_border` integer DEFAULT false NOT NULL,
	`option_flex_cut` integer DEFAULT false NOT NULL,
	`option_reverse_cut` integer DEFAULT false NOT NULL,
	`retail_package` text,
	`option_invert` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`clipart_product`) REFERENCES `clipart_product`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `configured_clipart_product_order_index` ON `configured_clipart_product` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_clipart_product_owner_index` ON `configured_clipart_product` (`owner`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_clipart_product_clipart_product_index` ON `configured_clipart_product` (`clipart_product`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `configured_clipart_product_region` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`configured_clipart_product` text NOT NULL,
	`region` text NOT NULL,
	`color` text,
	`custom_color` text,
	`stroke_color` text,
	`custom_stroke_color` text,
	`stroke_width` text DEFAULT '0' NOT NULL,
	FOREIGN KEY (`configured_clipart_product`) REFERENCES `configured_clipart_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`region`) REFERENCES `clipart_region`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `configured_clipart_product_region_configured_clipar_ba0fc55a` ON `configured_clipart_product_region` (`configured_clipart_product`,`region`);--> statement-breakpoint
CREATE INDEX `configured_clipart_product_region_order_index` ON `configured_clipart_product_region` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_clipart_product_region_owner_index` ON `configured_clipart_product_region` (`owner`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_clipart_product_region_configured_clipar_c87829c5` ON `configured_clipart_product_region` (`configured_clipart_product`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_clipart_product_region_region_index` ON `configured_clipart_product_region` (`region`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `configured_clipart_option` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`configured_clipart_product` text NOT NULL,
	`option_set` text NOT NULL,
	`option` text NOT NULL,
	FOREIGN KEY (`configured_clipart_product`) REFERENCES `configured_clipart_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`option_set`) REFERENCES `template_option_set`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`option`) REFERENCES `template_option`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `configured_clipart_option_configured_clipart_produc_7cc315d5` ON `configured_clipart_option` (`configured_clipart_product`,`option`);--> statement-breakpoint
CREATE INDEX `configured_clipart_option_order_index` ON `configured_clipart_option` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_clipart_option_owner_index` ON `configured_clipart_option` (`owner`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_clipart_option_configured_clipart_product_index` ON `configured_clipart_option` (`configured_clipart_product`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_clipart_option_option_set_index` ON `configured_clipart_option` (`option_set`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_clipart_option_option_index` ON `configured_clipart_option` (`option`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `ddb_product` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`public` integer DEFAULT true NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`sku` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`short_description` text DEFAULT '' NOT NULL,
	`meta_title` text DEFAULT '' NOT NULL,
	`meta_description` text DEFAULT '' NOT NULL,
	`meta_keywords` text DEFAULT '' NOT NULL,
	`minimum_quantity` integer,
	`default_quantity` integer,
	`is_licensed` integer DEFAULT false NOT NULL,
	`category` text NOT NULL,
	`categories` text DEFAULT '[]' NOT NULL,
	`lock_ratio` text,
	`remaining_stock` integer,
	`allow_backorders` integer DEFAULT false NOT NULL,
	`gtin` text DEFAULT '' NOT NULL,
	`upi` text DEFAULT '' NOT NULL,
	`image_url` text,
	`thumbnail_url` text,
	`currency` text DEFAULT 'USD' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`materials` text DEFAULT '[]' NOT NULL,
	`default_material` text,
	`default_width` text,
	`default_height` text,
	`limited_quantity` integer DEFAULT false NOT NULL,
	`type` text DEFAULT 'printed_cutout' NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`text_size` integer DEFAULT 1 NOT NULL,
	`text_location` integer DEFAULT 0 NOT NULL,
	`font` text,
	`sizes` text DEFAULT '[]' NOT NULL,
	`most_cliparts` integer DEFAULT 12 NOT NULL,
	FOREIGN KEY (`category`) REFERENCES `category`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ddb_product_slug_unique` ON `ddb_product` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `ddb_product_sku_unique` ON `ddb_product` (`sku`);--> statement-breakpoint
CREATE INDEX `ddb_product_order_index` ON `ddb_product` (`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE INDEX `ddb_product_category_index` ON `ddb_product` (`category`,`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE TABLE `ddb_product_clipart` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`ddb_product` text NOT NULL,
	`clipart` text NOT NULL,
	`name` text NOT NULL,
	`width` text NOT NULL,
	`height` text NOT NULL,
	`price` text,
	`currency` text DEFAULT 'USD' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`ddb_product`) REFERENCES `ddb_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`clipart`) REFERENCES `clipart`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ddb_product_clipart_order_index` ON `ddb_product_clipart` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `ddb_product_clipart_ddb_product_index` ON `ddb_product_clipart` (`ddb_product`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `ddb_product_clipart_clipart_index` ON `ddb_product_clipart` (`clipart`,`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `configured_ddb_product_size` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`width` text NOT NULL,
	`height` text NOT NULL,
	`default` integer DEFAULT false NOT NULL,
	`price` text,
	`currency` text DEFAULT 'USD' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `configured_ddb_product_size_order_index` ON `configured_ddb_product_size` (`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `configured_ddb_product` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`ddb_product` text NOT NULL,
	`size` text,
	`text` text DEFAULT '' NOT NULL,
	`text_size` integer DEFAULT 1 NOT NULL,
	`text_location` integer DEFAULT 0 NOT NULL,
	`font` text,
	`type` text DEFAULT 'printed_cutout' NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`defined_quantity` integer,
	`material` text,
	`material_color` text,
	`width` text NOT NULL,
	`height` text NOT NULL,
	`quantity` integer NOT NULL,
	`variable_data` text,
	`option_laminate` text,
	`option_border` integer DEFAULT false NOT NULL,
	`option_flex_cut` integer DEFAULT false NOT NULL,
	`option_reverse_cut` integer DEFAULT false NOT NULL,
	`options` text DEFAULT '[]' NOT NULL,
	`retail_package` text,
	`source` text,
	`canvas_preview` text,
	FOREIGN KEY (`ddb_product`) REFERENCES `ddb_product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`size`) REFERENCES `configured_ddb_product_size`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `configured_ddb_product_order_index` ON `configured_ddb_product` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_ddb_product_owner_index` ON `configured_ddb_product` (`owner`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_ddb_product_ddb_product_index` ON `configured_ddb_product` (`ddb_product`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_ddb_product_size_index` ON `configured_ddb_product` (`size`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `configured_ddb_product_clipart` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`configured_ddb_product` text NOT NULL,
	`clipart` text NOT NULL,
	`x` text DEFAULT '0' NOT NULL,
	`y` text DEFAULT '0' NOT NULL,
	`z` integer DEFAULT 0 NOT NULL,
	`width` text DEFAULT '1' NOT NULL,
	`height` text DEFAULT '1' NOT NULL,
	`rotation` text DEFAULT '0' NOT NULL,
	`maintain_proportion` integer DEFAULT true NOT NULL,
	`can_remove` integer DEFAULT true NOT NULL,
	`locked` integer DEFAULT false NOT NULL,
	`dpi` integer,
	`side` text DEFAULT 'front' NOT NULL,
	`dont_clip` integer DEFAULT false NOT NULL,
	`allow_clipping_when_locked` integer DEFAULT false NOT NULL,
	`invert_x` integer DEFAULT false NOT NULL,
	`invert_y` integer DEFAULT false NOT NULL,
	`offset_width` text DEFAULT '0' NOT NULL,
	FOREIGN KEY (`configured_ddb_product`) REFERENCES `configured_ddb_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`clipart`) REFERENCES `clipart`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `configured_ddb_product_clipart_order_index` ON `configured_ddb_product_clipart` (`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_ddb_product_clipart_owner_index` ON `configured_ddb_product_clipart` (`owner`,`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_ddb_product_clipart_configured_ddb_product_index` ON `configured_ddb_product_clipart` (`configured_ddb_product`,`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_ddb_product_clipart_clipart_index` ON `configured_ddb_product_clipart` (`clipart`,`z`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `configured_ddb_product_clipart_region` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`configured_ddb_product_clipart` text NOT NULL,
	`region` text NOT NULL,
	`color` text,
	`custom_color` text,
	FOREIGN KEY (`configured_ddb_product_clipart`) REFERENCES `configured_ddb_product_clipart`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`region`) REFERENCES `clipart_region`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `configured_ddb_product_clipart_region_configured_dd_21285152` ON `configured_ddb_product_clipart_region` (`configured_ddb_product_clipart`,`region`);--> statement-breakpoint
CREATE INDEX `configured_ddb_product_clipart_region_order_index` ON `configured_ddb_product_clipart_region` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_ddb_product_clipart_region_owner_index` ON `configured_ddb_product_clipart_region` (`owner`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_ddb_product_clipart_region_configured_dd_308bcfdc` ON `configured_ddb_product_clipart_region` (`configured_ddb_product_clipart`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_ddb_product_clipart_region_region_index` ON `configured_ddb_product_clipart_region` (`region`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `configured_package` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`package` text NOT NULL,
	`size` text NOT NULL,
	`price` text,
	`preview` text,
	`currency` text DEFAULT 'USD' NOT NULL,
	FOREIGN KEY (`package`) REFERENCES `package`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`size`) REFERENCES `package_size`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `configured_package_order_index` ON `configured_package` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_package_owner_index` ON `configured_package` (`owner`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_package_package_index` ON `configured_package` (`package`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_package_size_index` ON `configured_package` (`size`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `company` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`logo` text,
	`slogan` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_slug_unique` ON `company` (`slug`);--> statement-breakpoint
CREATE INDEX `company_order_index` ON `company` (`name`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `watermark` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`company` text NOT NULL,
	`image` text NOT NULL,
	FOREIGN KEY (`company`) REFERENCES `company`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `watermark_order_index` ON `watermark` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `watermark_company_index` ON `watermark` (`company`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `marketplace_base_product` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`public` integer DEFAULT true NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`sku` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`short_description` text DEFAULT '' NOT NULL,
	`meta_title` text DEFAULT '' NOT NULL,
	`meta_description` text DEFAULT '' NOT NULL,
	`meta_keywords` text DEFAULT '' NOT NULL,
	`minimum_quantity` integer,
	`default_quantity` integer,
	`is_licensed` integer DEFAULT false NOT NULL,
	`category` text NOT NULL,
	`categories` text DEFAULT '[]' NOT NULL,
	`lock_ratio` text,
	`remaining_stock` integer,
	`allow_backorders` integer DEFAULT false NOT NULL,
	`gtin` text DEFAULT '' NOT NULL,
	`upi` text DEFAULT '' NOT NULL,
	`image_url` text,
	`thumbnail_url` text,
	`currency` text DEFAULT 'USD' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`materials` text DEFAULT '[]' NOT NULL,
	`default_material` text,
	`default_width` text,
	`default_height` text,
	`limited_quantity` integer DEFAULT false NOT NULL,
	`type` text DEFAULT 'printed_cutout' NOT NULL,
	`create_cut_contour` integer DEFAULT true NOT NULL,
	`backgrounds` text DEFAULT '[]' NOT NULL,
	`sizes` text DEFAULT '[]' NOT NULL,
	`options` text DEFAULT '[]' NOT NULL,
	`packages` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`category`) REFERENCES `category`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_base_product_slug_unique` ON `marketplace_base_product` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_base_product_sku_unique` ON `marketplace_base_product` (`sku`);--> statement-breakpoint
CREATE INDEX `marketplace_base_product_order_index` ON `marketplace_base_product` (`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE INDEX `marketplace_base_product_category_index` ON `marketplace_base_product` (`category`,`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE TABLE `marketplace_product` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`sku` text NOT NULL,
	`public` integer DEFAULT true NOT NULL,
	`base` text NOT NULL,
	`artwork` text NOT NULL,
	`category` text NOT NULL,
	`sizes` text DEFAULT '[]' NOT NULL,
	`allow_custom_size` integer DEFAULT true NOT NULL,
	`min_sq_inches` text,
	`order` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`base`) REFERENCES `marketplace_base_product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`artwork`) REFERENCES `artwork`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_product_slug_unique` ON `marketplace_product` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_product_sku_unique` ON `marketplace_product` (`sku`);--> statement-breakpoint
CREATE INDEX `marketplace_product_order_index` ON `marketplace_product` (`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE INDEX `marketplace_product_base_index` ON `marketplace_product` (`base`,`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE INDEX `marketplace_product_artwork_index` ON `marketplace_product` (`artwork`,`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE INDEX `marketplace_product_category_index` ON `marketplace_product` (`category`,`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE TABLE `marketplace_product_image` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`product` text NOT NULL,
	`name` text NOT NULL,
	`image` text NOT NULL,
	`thumbnail` text,
	`order` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`product`) REFERENCES `marketplace_product`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `marketplace_product_image_order_index` ON `marketplace_product_image` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `marketplace_product_image_product_index` ON `marketplace_product_image` (`product`,`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `marketplace_product_size` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`width` text NOT NULL,
	`height` text NOT NULL,
	`default` integer DEFAULT false NOT NULL,
	`order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `marketplace_product_size_order_index` ON `marketplace_product_size` (`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `marketplace_product_option` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`option_set` text NOT NULL,
	`default` text,
	`order` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`option_set`) REFERENCES `template_option_set`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`default`) REFERENCES `template_option`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `marketplace_product_option_order_index` ON `marketplace_product_option` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `marketplace_product_option_option_set_index` ON `marketplace_product_option` (`option_set`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `marketplace_product_option_default_index` ON `marketplace_product_option` (`default`,`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `configured_marketplace_product` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`marketplace_product` text NOT NULL,
	`type` text DEFAULT 'printed_cutout' NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`defined_quantity` integer,
	`material` text,
	`material_color` text,
	`width` text NOT NULL,
	`height` text NOT NULL,
	`quantity` integer NOT NULL,
	`variable_data` text,
	`option_laminate` text,
	`option_border` integer DEFAULT false NOT NULL,
	`option_flex_cut` integer DEFAULT false NOT NULL,
	`option_reverse_cut` integer DEFAULT false NOT NULL,
	`options` text DEFAULT '[]' NOT NULL,
	`retail_package` text,
	FOREIGN KEY (`marketplace_product`) REFERENCES `marketplace_product`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `configured_marketplace_product_order_index` ON `configured_marketplace_product` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_marketplace_product_owner_index` ON `configured_marketplace_product` (`owner`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_marketplace_product_marketplace_product_index` ON `configured_marketplace_product` (`marketplace_product`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `shutterstock_product` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`public` integer DEFAULT true NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`sku` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`short_description` text DEFAULT '' NOT NULL,
	`meta_title` text DEFAULT '' NOT NULL,
	`meta_description` text DEFAULT '' NOT NULL,
	`meta_keywords` text DEFAULT '' NOT NULL,
	`minimum_quantity` integer,
	`default_quantity` integer,
	`is_licensed` integer DEFAULT false NOT NULL,
	`category` text NOT NULL,
	`categories` text DEFAULT '[]' NOT NULL,
	`lock_ratio` text,
	`remaining_stock` integer,
	`allow_backorders` integer DEFAULT false NOT NULL,
	`gtin` text DEFAULT '' NOT NULL,
	`upi` text DEFAULT '' NOT NULL,
	`image_url` text,
	`thumbnail_url` text,
	`currency` text DEFAULT 'USD' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`materials` text DEFAULT '[]' NOT NULL,
	`default_material` text,
	`default_width` text,
	`default_height` text,
	`limited_quantity` integer DEFAULT false NOT NULL,
	`type` text DEFAULT 'printed_cutout' NOT NULL,
	`base` text NOT NULL,
	`artwork` text,
	`shutterstock_image_id` text NOT NULL,
	`instructions` text DEFAULT '' NOT NULL,
	`options` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`category`) REFERENCES `category`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`base`) REFERENCES `marketplace_base_product`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shutterstock_product_slug_unique` ON `shutterstock_product` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `shutterstock_product_sku_unique` ON `shutterstock_product` (`sku`);--> statement-breakpoint
CREATE INDEX `shutterstock_product_order_index` ON `shutterstock_product` (`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE INDEX `shutterstock_product_base_index` ON `shutterstock_product` (`base`,`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE INDEX `shutterstock_product_category_index` ON `shutterstock_product` (`category`,`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE TABLE `shutterstock_product_option` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`option_set` text NOT NULL,
	`default` text,
	`order` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`option_set`) REFERENCES `template_option_set`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`default`) REFERENCES `template_option`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `shutterstock_product_option_order_index` ON `shutterstock_product_option` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `shutterstock_product_option_option_set_index` ON `shutterstock_product_option` (`option_set`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `shutterstock_product_option_default_index` ON `shutterstock_product_option` (`default`,`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `configured_shutterstock_product` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`shutterstock_product` text NOT NULL,
	`type` text DEFAULT 'printed_cutout' NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`defined_quantity` integer,
	`material` text,
	`material_color` text,
	`width` text NOT NULL,
	`height` text NOT NULL,
	`quantity` integer NOT NULL,
	`variable_data` text,
	`option_laminate` text,
	`option_border` integer DEFAULT false NOT NULL,
	`option_flex_cut` integer DEFAULT false NOT NULL,
	`option_reverse_cut` integer DEFAULT false NOT NULL,
	`options` text DEFAULT '[]' NOT NULL,
	`retail_package` text,
	FOREIGN KEY (`shutterstock_product`) REFERENCES `shutterstock_product`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `configured_shutterstock_product_order_index` ON `configured_shutterstock_product` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_shutterstock_product_owner_index` ON `configured_shutterstock_product` (`owner`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_shutterstock_product_shutterstock_product_index` ON `configured_shutterstock_product` (`shutterstock_product`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `qrcode` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`code_type` integer DEFAULT 0 NOT NULL,
	`barcode_type` text,
	`qrcode_type` text,
	`data` text DEFAULT '' NOT NULL,
	`data_json` text DEFAULT '{}' NOT NULL,
	`svg` text DEFAULT '' NOT NULL,
	`size` text,
	`min_size` text
);
--> statement-breakpoint
CREATE INDEX `qrcode_order_index` ON `qrcode` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `qrcode_owner_index` ON `qrcode` (`owner`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `custom_option` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`custom` text NOT NULL,
	`option_set` text NOT NULL,
	`option` text NOT NULL,
	FOREIGN KEY (`custom`) REFERENCES `custom`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `custom_option_order_index` ON `custom_option` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_option_owner_index` ON `custom_option` (`owner`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_option_custom_index` ON `custom_option` (`custom`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `custom_text` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`custom` text NOT NULL,
	`x` text DEFAULT '0' NOT NULL,
	`y` text DEFAULT '0' NOT NULL,
	`z` integer DEFAULT 0 NOT NULL,
	`width` text DEFAULT '1' NOT NULL,
	`height` text DEFAULT '1' NOT NULL,
	`rotation` text DEFAULT '0' NOT NULL,
	`maintain_proportion` integer DEFAULT true NOT NULL,
	`can_remove` integer DEFAULT true NOT NULL,
	`locked` integer DEFAULT false NOT NULL,
	`dpi` integer,
	`side` text DEFAULT 'front' NOT NULL,
	`dont_clip` integer DEFAULT false NOT NULL,
	`allow_clipping_when_locked` integer DEFAULT false NOT NULL,
	`invert_x` integer DEFAULT false NOT NULL,
	`invert_y` integer DEFAULT false NOT NULL,
	`offset_width` text DEFAULT '0' NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`font` text,
	`size` text DEFAULT '0.5' NOT NULL,
	`tracking` text DEFAULT '0' NOT NULL,
	`color` text,
	`custom_color` text,
	`stroke_color` text,
	`custom_stroke_color` text,
	`stroke_width` text DEFAULT '0' NOT NULL,
	`text_alignment` text DEFAULT 'center' NOT NULL,
	`path` text,
	`arc` text,
	`path_scale` text DEFAULT '1' NOT NULL,
	`symbol` text DEFAULT 'none' NOT NULL,
	`symbol_name` text DEFAULT '' NOT NULL,
	`symbol_range_start` text DEFAULT '' NOT NULL,
	`symbol_range_end` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`custom`) REFERENCES `custom`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `custom_text_order_index` ON `custom_text` (`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_text_owner_index` ON `custom_text` (`owner`,`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_text_custom_index` ON `custom_text` (`custom`,`z`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `custom_clipart` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`custom` text NOT NULL,
	`x` text DEFAULT '0' NOT NULL,
	`y` text DEFAULT '0' NOT NULL,
	`z` integer DEFAULT 0 NOT NULL,
	`width` text DEFAULT '1' NOT NULL,
	`height` text DEFAULT '1' NOT NULL,
	`rotation` text DEFAULT '0' NOT NULL,
	`maintain_proportion` integer DEFAULT true NOT NULL,
	`can_remove` integer DEFAULT true NOT NULL,
	`locked` integer DEFAULT false NOT NULL,
	`dpi` integer,
	`side` text DEFAULT 'front' NOT NULL,
	`dont_clip` integer DEFAULT false NOT NULL,
	`allow_clipping_when_locked` integer DEFAULT false NOT NULL,
	`invert_x` integer DEFAULT false NOT NULL,
	`invert_y` integer DEFAULT false NOT NULL,
	`offset_width` text DEFAULT '0' NOT NULL,
	`clipart` text NOT NULL,
	FOREIGN KEY (`custom`) REFERENCES `custom`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `custom_clipart_order_index` ON `custom_clipart` (`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_clipart_owner_index` ON `custom_clipart` (`owner`,`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_clipart_custom_index` ON `custom_clipart` (`custom`,`z`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `custom_clipart_region` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`custom_clipart` text NOT NULL,
	`region` text NOT NULL,
	`color` text,
	`custom_color` text,
	FOREIGN KEY (`custom_clipart`) REFERENCES `custom_clipart`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `custom_clipart_region_order_index` ON `custom_clipart_region` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_clipart_region_owner_index` ON `custom_clipart_region` (`owner`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_clipart_region_custom_clipart_index` ON `custom_clipart_region` (`custom_clipart`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `custom_user_file` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`custom` text NOT NULL,
	`x` text DEFAULT '0' NOT NULL,
	`y` text DEFAULT '0' NOT NULL,
	`z` integer DEFAULT 0 NOT NULL,
	`width` text DEFAULT '1' NOT NULL,
	`height` text DEFAULT '1' NOT NULL,
	`rotation` text DEFAULT '0' NOT NULL,
	`maintain_proportion` integer DEFAULT true NOT NULL,
	`can_remove` integer DEFAULT true NOT NULL,
	`locked` integer DEFAULT false NOT NULL,
	`dpi` integer,
	`side` text DEFAULT 'front' NOT NULL,
	`dont_clip` integer DEFAULT false NOT NULL,
	`allow_clipping_when_locked` integer DEFAULT false NOT NULL,
	`invert_x` integer DEFAULT false NOT NULL,
	`invert_y` integer DEFAULT false NOT NULL,
	`offset_width` text DEFAULT '0' NOT NULL,
	`user_file` text NOT NULL,
	`is_cropped` integer DEFAULT false NOT NULL,
	`crop_x` text,
	`crop_y` text,
	`crop_width` text,
	`crop_height` text,
	FOREIGN KEY (`custom`) REFERENCES `custom`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `custom_user_file_order_index` ON `custom_user_file` (`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_user_file_owner_index` ON `custom_user_file` (`owner`,`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_user_file_custom_index` ON `custom_user_file` (`custom`,`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_user_file_user_file_index` ON `custom_user_file` (`user_file`,`z`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `custom_qrcode` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`custom` text NOT NULL,
	`x` text DEFAULT '0' NOT NULL,
	`y` text DEFAULT '0' NOT NULL,
	`z` integer DEFAULT 0 NOT NULL,
	`width` text DEFAULT '1' NOT NULL,
	`height` text DEFAULT '1' NOT NULL,
	`rotation` text DEFAULT '0' NOT NULL,
	`maintain_proportion` integer DEFAULT true NOT NULL,
	`can_remove` integer DEFAULT true NOT NULL,
	`locked` integer DEFAULT false NOT NULL,
	`dpi` integer,
	`side` text DEFAULT 'front' NOT NULL,
	`dont_clip` integer DEFAULT false NOT NULL,
	`allow_clipping_when_locked` integer DEFAULT false NOT NULL,
	`invert_x` integer DEFAULT false NOT NULL,
	`invert_y` integer DEFAULT false NOT NULL,
	`offset_width` text DEFAULT '0' NOT NULL,
	`code_type` integer DEFAULT 0 NOT NULL,
	`barcode_type` text,
	`data` text DEFAULT '' NOT NULL,
	`color` text,
	`custom_color` text,
	FOREIGN KEY (`custom`) REFERENCES `custom`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `custom_qrcode_order_index` ON `custom_qrcode` (`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_qrcode_owner_index` ON `custom_qrcode` (`owner`,`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_qrcode_custom_index` ON `custom_qrcode` (`custom`,`z`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `custom_marketplace` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`custom` text NOT NULL,
	`x` text DEFAULT '0' NOT NULL,
	`y` text DEFAULT '0' NOT NULL,
	`z` integer DEFAULT 0 NOT NULL,
	`width` text DEFAULT '1' NOT NULL,
	`height` text DEFAULT '1' NOT NULL,
	`rotation` text DEFAULT '0' NOT NULL,
	`maintain_proportion` integer DEFAULT true NOT NULL,
	`can_remove` integer DEFAULT true NOT NULL,
	`locked` integer DEFAULT false NOT NULL,
	`dpi` integer,
	`side` text DEFAULT 'front' NOT NULL,
	`dont_clip` integer DEFAULT false NOT NULL,
	`allow_clipping_when_locked` integer DEFAULT false NOT NULL,
	`invert_x` integer DEFAULT false NOT NULL,
	`invert_y` integer DEFAULT false NOT NULL,
	`offset_width` text DEFAULT '0' NOT NULL,
	`artwork` text NOT NULL,
	`removed_background` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`custom`) REFERENCES `custom`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `custom_marketplace_order_index` ON `custom_marketplace` (`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_marketplace_owner_index` ON `custom_marketplace` (`owner`,`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_marketplace_custom_index` ON `custom_marketplace` (`custom`,`z`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `custom_clip_mask` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`custom` text NOT NULL,
	`x` text DEFAULT '0' NOT NULL,
	`y` text DEFAULT '0' NOT NULL,
	`z` integer DEFAULT 0 NOT NULL,
	`width` text DEFAULT '1' NOT NULL,
	`height` text DEFAULT '1' NOT NULL,
	`rotation` text DEFAULT '0' NOT NULL,
	`maintain_proportion` integer DEFAULT true NOT NULL,
	`can_remove` integer DEFAULT true NOT NULL,
	`locked` integer DEFAULT false NOT NULL,
	`dpi` integer,
	`side` text DEFAULT 'front' NOT NULL,
	`dont_clip` integer DEFAULT false NOT NULL,
	`allow_clipping_when_locked` integer DEFAULT false NOT NULL,
	`invert_x` integer DEFAULT false NOT NULL,
	`invert_y` integer DEFAULT false NOT NULL,
	`offset_width` text DEFAULT '0' NOT NULL,
	`element` text NOT NULL,
	`mask` text DEFAULT 'M0 0H1V1H0Z' NOT NULL,
	FOREIGN KEY (`custom`) REFERENCES `custom`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `custom_clip_mask_order_index` ON `custom_clip_mask` (`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_clip_mask_owner_index` ON `custom_clip_mask` (`owner`,`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_clip_mask_custom_index` ON `custom_clip_mask` (`custom`,`z`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `custom_shape` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`custom` text NOT NULL,
	`x` text DEFAULT '0' NOT NULL,
	`y` text DEFAULT '0' NOT NULL,
	`z` integer DEFAULT 0 NOT NULL,
	`width` text DEFAULT '1' NOT NULL,
	`height` text DEFAULT '1' NOT NULL,
	`rotation` text DEFAULT '0' NOT NULL,
	`maintain_proportion` integer DEFAULT true NOT NULL,
	`can_remove` integer DEFAULT true NOT NULL,
	`locked` integer DEFAULT false NOT NULL,
	`dpi` integer,
	`side` text DEFAULT 'front' NOT NULL,
	`dont_clip` integer DEFAULT false NOT NULL,
	`allow_clipping_when_locked` integer DEFAULT false NOT NULL,
	`invert_x` integer DEFAULT false NOT NULL,
	`invert_y` integer DEFAULT false NOT NULL,
	`offset_width` text DEFAULT '0' NOT NULL,
	`shape` text DEFAULT 'rectangle' NOT NULL,
	`roundness` text DEFAULT '0' NOT NULL,
	`path` text,
	`fill_color` text,
	`custom_fill_color` text,
	`border_color` text,
	`custom_border_color` text,
	`border_size` text DEFAULT '0' NOT NULL,
	`border_margin` text DEFAULT '0' NOT NULL,
	FOREIGN KEY (`custom`) REFERENCES `custom`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `custom_shape_order_index` ON `custom_shape` (`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_shape_owner_index` ON `custom_shape` (`owner`,`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_shape_custom_index` ON `custom_shape` (`custom`,`z`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `template_materials_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `template`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `template_material`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_materials_link_unique` ON `template_materials_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `template_materials_link_to_index` ON `template_materials_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `template_sizes_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `template`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `template_size`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_sizes_link_unique` ON `template_sizes_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `template_sizes_link_to_index` ON `template_sizes_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `template_template_shapes_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `template`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `template_shape`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_template_shapes_link_unique` ON `template_template_shapes_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `template_template_shapes_link_to_index` ON `template_template_shapes_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `template_options_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `template`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `template_option_set`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_options_link_unique` ON `template_options_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `template_options_link_to_index` ON `template_options_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `template_packages_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `template`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `package`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_packages_link_unique` ON `template_packages_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `template_packages_link_to_index` ON `template_packages_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `template_background_images_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `template`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `background_image`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_background_images_link_unique` ON `template_background_images_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `template_background_images_link_to_index` ON `template_background_images_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `template_material_material_color_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `template_material`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `color`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_material_material_color_link_unique` ON `template_material_material_color_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `template_material_material_color_link_to_index` ON `template_material_material_color_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `template_material_design_colors_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `template_material`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `color`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_material_design_colors_link_unique` ON `template_material_design_colors_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `template_material_design_colors_link_to_index` ON `template_material_design_colors_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `template_material_material_colors_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `template_material`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `color`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_material_material_colors_link_unique` ON `template_material_material_colors_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `template_material_material_colors_link_to_index` ON `template_material_material_colors_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `template_material_color_maps_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `template_material`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `color_map`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_material_color_maps_link_unique` ON `template_material_color_maps_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `template_material_color_maps_link_to_index` ON `template_material_color_maps_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `template_shape_sizes_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `template_shape`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `template_size`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_shape_sizes_link_unique` ON `template_shape_sizes_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `template_shape_sizes_link_to_index` ON `template_shape_sizes_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `template_option_set_options_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `template_option_set`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `template_option`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_option_set_options_link_unique` ON `template_option_set_options_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `template_option_set_options_link_to_index` ON `template_option_set_options_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `template_option_set_excluded_materials_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `template_option_set`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `template_material`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_option_set_excluded_materials_link_unique` ON `template_option_set_excluded_materials_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `template_option_set_excluded_materials_link_to_index` ON `template_option_set_excluded_materials_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `template_option_set_tags_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `template_option_set`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `template_option_tag`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_option_set_tags_link_unique` ON `template_option_set_tags_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `template_option_set_tags_link_to_index` ON `template_option_set_tags_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `template_option_tags_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `template_option`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `template_option_tag`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_option_tags_link_unique` ON `template_option_tags_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `template_option_tags_link_to_index` ON `template_option_tags_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `recommended_product_colors_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `recommended_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `color`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recommended_product_colors_link_unique` ON `recommended_product_colors_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `recommended_product_colors_link_to_index` ON `recommended_product_colors_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `recommended_product_sizes_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `recommended_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `template_size`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recommended_product_sizes_link_unique` ON `recommended_product_sizes_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `recommended_product_sizes_link_to_index` ON `recommended_product_sizes_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `clipart_category_shapes_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `clipart_category`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `template_shape`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clipart_category_shapes_link_unique` ON `clipart_category_shapes_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `clipart_category_shapes_link_to_index` ON `clipart_category_shapes_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `clipart_product_materials_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `clipart_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `template_material`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clipart_product_materials_link_unique` ON `clipart_product_materials_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `clipart_product_materials_link_to_index` ON `clipart_product_materials_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `clipart_product_sizes_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `clipart_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `template_size`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clipart_product_sizes_link_unique` ON `clipart_product_sizes_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `clipart_product_sizes_link_to_index` ON `clipart_product_sizes_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `clipart_product_options_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `clipart_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `template_option_set`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clipart_product_options_link_unique` ON `clipart_product_options_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `clipart_product_options_link_to_index` ON `clipart_product_options_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `clipart_product_tags_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `clipart_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `tag`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clipart_product_tags_link_unique` ON `clipart_product_tags_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `clipart_product_tags_link_to_index` ON `clipart_product_tags_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `clipart_product_customization_group_options_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `clipart_product_customization_group`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `template_option_set`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clipart_product_customization_group_options_link_unique` ON `clipart_product_customization_group_options_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `clipart_product_customization_group_options_link_to_index` ON `clipart_product_customization_group_options_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `clipart_product_customization_group_colors_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `clipart_product_customization_group`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `color`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clipart_product_customization_group_colors_link_unique` ON `clipart_product_customization_group_colors_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `clipart_product_customization_group_colors_link_to_index` ON `clipart_product_customization_group_colors_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `ddb_product_materials_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `ddb_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `template_material`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ddb_product_materials_link_unique` ON `ddb_product_materials_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `ddb_product_materials_link_to_index` ON `ddb_product_materials_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `ddb_product_sizes_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `ddb_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `configured_ddb_product_size`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ddb_product_sizes_link_unique` ON `ddb_product_sizes_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `ddb_product_sizes_link_to_index` ON `ddb_product_sizes_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `package_available_sizes_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `package`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `package_size`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `package_available_sizes_link_unique` ON `package_available_sizes_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `package_available_sizes_link_to_index` ON `package_available_sizes_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `marketplace_base_product_materials_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `marketplace_base_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `template_material`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_base_product_materials_link_unique` ON `marketplace_base_product_materials_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `marketplace_base_product_materials_link_to_index` ON `marketplace_base_product_materials_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `marketplace_base_product_backgrounds_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `marketplace_base_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `background_image`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_base_product_backgrounds_link_unique` ON `marketplace_base_product_backgrounds_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `marketplace_base_product_backgrounds_link_to_index` ON `marketplace_base_product_backgrounds_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `marketplace_base_product_sizes_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `marketplace_base_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `stock_product_size`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_base_product_sizes_link_unique` ON `marketplace_base_product_sizes_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `marketplace_base_product_sizes_link_to_index` ON `marketplace_base_product_sizes_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `marketplace_base_product_options_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `marketplace_base_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `marketplace_product_option`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_base_product_options_link_unique` ON `marketplace_base_product_options_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `marketplace_base_product_options_link_to_index` ON `marketplace_base_product_options_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `marketplace_base_product_packages_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `marketplace_base_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `package`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_base_product_packages_link_unique` ON `marketplace_base_product_packages_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `marketplace_base_product_packages_link_to_index` ON `marketplace_base_product_packages_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `marketplace_product_sizes_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `marketplace_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `marketplace_product_size`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_product_sizes_link_unique` ON `marketplace_product_sizes_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `marketplace_product_sizes_link_to_index` ON `marketplace_product_sizes_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `shutterstock_product_materials_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `shutterstock_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `template_material`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shutterstock_product_materials_link_unique` ON `shutterstock_product_materials_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `shutterstock_product_materials_link_to_index` ON `shutterstock_product_materials_link` (`to_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `shutterstock_product_options_link` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `shutterstock_product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `shutterstock_product_option`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shutterstock_product_options_link_unique` ON `shutterstock_product_options_link` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `shutterstock_product_options_link_to_index` ON `shutterstock_product_options_link` (`to_id`,`from_id`);--> statement-breakpoint
ALTER TABLE `category` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `category_product` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `uses_link` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `template` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `template` ADD `canvas_width` text;--> statement-breakpoint
ALTER TABLE `template` ADD `canvas_height` text;--> statement-breakpoint
ALTER TABLE `template` ADD `background_images` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `template` ADD `background_color` text;--> statement-breakpoint
ALTER TABLE `template_material` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `template_shape` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `template_shape` ADD `button_image_selected` text;--> statement-breakpoint
ALTER TABLE `template_shape` ADD `side` text;--> statement-breakpoint
ALTER TABLE `template_shape` ADD `background_shape_fill` text;--> statement-breakpoint
ALTER TABLE `template_shape` ADD `border` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `template_shape` ADD `border_size` text DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE `template_shape` ADD `border_margin` text DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE `template_shape` ADD `border_color` text;--> statement-breakpoint
ALTER TABLE `template_shape` ADD `roundness` text DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE `template_shape` ADD `contour_color` text;--> statement-breakpoint
ALTER TABLE `template_shape` ADD `share_attributes` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `template_shape` ADD `tag` text;--> statement-breakpoint
CREATE INDEX `template_shape_tag_index` ON `template_shape` (`tag`,`order`,`created`,`id`);--> statement-breakpoint
ALTER TABLE `template_size` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `template_option_set` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `template_option` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `template_option_tag` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `package` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `package_size` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `color` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `font` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `artist` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `artwork` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `user_file` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `custom_autosave` ADD `revision` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Color maps become rows of their own, and every list of links gets its rows; what is mentioned but gone stays in the list alone.
INSERT OR IGNORE INTO `color_map` (`id`, `created`, `updated`, `design_color`, `material_color`) SELECT m.`id` || '.' || json_extract(e.value, '$.design_color'), m.`created`, m.`updated`, json_extract(e.value, '$.design_color'), json_extract(e.value, '$.material_color') FROM `template_material` m, json_each(m.`color_maps`) e WHERE json_extract(e.value, '$.design_color') IN (SELECT `id` FROM `color`) AND json_extract(e.value, '$.material_color') IN (SELECT `id` FROM `color`);--> statement-breakpoint
UPDATE `template_material` SET `color_maps` = (SELECT json_group_array(c.`id`) FROM json_each(`template_material`.`color_maps`) e JOIN `color_map` c ON c.`id` = `template_material`.`id` || '.' || json_extract(e.value, '$.design_color'));--> statement-breakpoint
INSERT OR IGNORE INTO `template_materials_link` (`from_id`, `to_id`, `place`) SELECT t.`id`, l.value, l.key + 1 FROM `template` t, json_each(t.`materials`) l WHERE l.value IN (SELECT `id` FROM `template_material`);--> statement-breakpoint
INSERT OR IGNORE INTO `template_sizes_link` (`from_id`, `to_id`, `place`) SELECT t.`id`, l.value, l.key + 1 FROM `template` t, json_each(t.`sizes`) l WHERE l.value IN (SELECT `id` FROM `template_size`);--> statement-breakpoint
INSERT OR IGNORE INTO `template_template_shapes_link` (`from_id`, `to_id`, `place`) SELECT t.`id`, l.value, l.key + 1 FROM `template` t, json_each(t.`template_shapes`) l WHERE l.value IN (SELECT `id` FROM `template_shape`);--> statement-breakpoint
INSERT OR IGNORE INTO `template_options_link` (`from_id`, `to_id`, `place`) SELECT t.`id`, l.value, l.key + 1 FROM `template` t, json_each(t.`options`) l WHERE l.value IN (SELECT `id` FROM `template_option_set`);--> statement-breakpoint
INSERT OR IGNORE INTO `template_packages_link` (`from_id`, `to_id`, `place`) SELECT t.`id`, l.value, l.key + 1 FROM `template` t, json_each(t.`packages`) l WHERE l.value IN (SELECT `id` FROM `package`);--> statement-breakpoint
INSERT OR IGNORE INTO `template_material_material_color_link` (`from_id`, `to_id`, `place`) SELECT t.`id`, l.value, l.key + 1 FROM `template_material` t, json_each(t.`material_color`) l WHERE l.value IN (SELECT `id` FROM `color`);--> statement-breakpoint
INSERT OR IGNORE INTO `template_material_design_colors_link` (`from_id`, `to_id`, `place`) SELECT t.`id`, l.value, l.key + 1 FROM `template_material` t, json_each(t.`design_colors`) l WHERE l.value IN (SELECT `id` FROM `color`);--> statement-breakpoint
INSERT OR IGNORE INTO `template_material_material_colors_link` (`from_id`, `to_id`, `place`) SELECT t.`id`, l.value, l.key + 1 FROM `template_material` t, json_each(t.`material_colors`) l WHERE l.value IN (SELECT `id` FROM `color`);--> statement-breakpoint
INSERT OR IGNORE INTO `template_material_color_maps_link` (`from_id`, `to_id`, `place`) SELECT t.`id`, l.value, l.key + 1 FROM `template_material` t, json_each(t.`color_maps`) l WHERE l.value IN (SELECT `id` FROM `color_map`);--> statement-breakpoint
INSERT OR IGNORE INTO `template_shape_sizes_link` (`from_id`, `to_id`, `place`) SELECT t.`id`, l.value, l.key + 1 FROM `template_shape` t, json_each(t.`sizes`) l WHERE l.value IN (SELECT `id` FROM `template_size`);--> statement-breakpoint
INSERT OR IGNORE INTO `template_option_set_options_link` (`from_id`, `to_id`, `place`) SELECT t.`id`, l.value, l.key + 1 FROM `template_option_set` t, json_each(t.`options`) l WHERE l.value IN (SELECT `id` FROM `template_option`);--> statement-breakpoint
INSERT OR IGNORE INTO `template_option_set_excluded_materials_link` (`from_id`, `to_id`, `place`) SELECT t.`id`, l.value, l.key + 1 FROM `template_option_set` t, json_each(t.`excluded_materials`) l WHERE l.value IN (SELECT `id` FROM `template_material`);--> statement-breakpoint
INSERT OR IGNORE INTO `template_option_set_tags_link` (`from_id`, `to_id`, `place`) SELECT t.`id`, l.value, l.key + 1 FROM `template_option_set` t, json_each(t.`tags`) l WHERE l.value IN (SELECT `id` FROM `template_option_tag`);--> statement-breakpoint
INSERT OR IGNORE INTO `template_option_tags_link` (`from_id`, `to_id`, `place`) SELECT t.`id`, l.value, l.key + 1 FROM `template_option` t, json_each(t.`tags`) l WHERE l.value IN (SELECT `id` FROM `template_option_tag`);--> statement-breakpoint
INSERT OR IGNORE INTO `package_available_sizes_link` (`from_id`, `to_id`, `place`) SELECT t.`id`, l.value, l.key + 1 FROM `package` t, json_each(t.`available_sizes`) l WHERE l.value IN (SELECT `id` FROM `package_size`);--> statement-breakpoint
-- Options and elements of customs get their rows.
INSERT OR IGNORE INTO `custom_option` (`id`, `owner`, `created`, `updated`, `custom`, `option_set`, `option`) SELECT `id` || '.' || `s` || CASE WHEN `n` = 1 THEN '' ELSE '.' || `n` END, `owner`, `created`, `updated`, `id`, `s`, `o` FROM (SELECT c.`id`, c.`owner`, c.`created`, c.`updated`, json_extract(e.value, '$.option_set') AS `s`, json_extract(e.value, '$.option') AS `o`, row_number() OVER (PARTITION BY c.`id`, json_extract(e.value, '$.option_set') ORDER BY e.key) AS `n` FROM `custom` c, json_each(c.`options`) e);--> statement-breakpoint
INSERT OR IGNORE INTO `custom_user_file` (`id`, `owner`, `created`, `updated`, `custom`, `dpi`, `x`, `y`, `z`, `width`, `height`, `rotation`, `offset_width`, `maintain_proportion`, `can_remove`, `locked`, `dont_clip`, `allow_clipping_when_locked`, `invert_x`, `invert_y`, `side`, `user_file`, `is_cropped`, `crop_x`, `crop_y`, `crop_width`, `crop_height`) SELECT c.`id` || '.' || json_extract(e.value, '$.id'), c.`owner`, c.`created`, c.`updated`, c.`id`, c.`dpi`, rtrim(rtrim(printf('%.6f', json_extract(e.value, '$.x')), '0'), '.'), rtrim(rtrim(printf('%.6f', json_extract(e.value, '$.y')), '0'), '.'), json_extract(e.value, '$.z'), rtrim(rtrim(printf('%.6f', json_extract(e.value, '$.width')), '0'), '.'), rtrim(rtrim(printf('%.6f', json_extract(e.value, '$.height')), '0'), '.'), rtrim(rtrim(printf('%.6f', json_extract(e.value, '$.rotation')), '0'), '.'), rtrim(rtrim(printf('%.6f', json_extract(e.value, '$.offsetWidth')), '0'), '.'), json_extract(e.value, '$.maintainProportion'), json_extract(e.value, '$.canRemove'), json_extract(e.value, '$.locked'), json_extract(e.value, '$.dontClip'), json_extract(e.value, '$.allowClippingWhenLocked'), json_extract(e.value, '$.invertX'), json_extract(e.value, '$.invertY'), json_extract(e.value, '$.side'), json_extract(e.value, '$.file'), json_extract(e.value, '$.crop') IS NOT NULL, CASE WHEN json_extract(e.value, '$.crop') IS NOT NULL THEN rtrim(rtrim(printf('%.6f', json_extract(e.value, '$.crop.x')), '0'), '.') END, CASE WHEN json_extract(e.value, '$.crop') IS NOT NULL THEN rtrim(rtrim(printf('%.6f', json_extract(e.value, '$.crop.y')), '0'), '.') END, CASE WHEN json_extract(e.value, '$.crop') IS NOT NULL THEN rtrim(rtrim(printf('%.6f', json_extract(e.value, '$.crop.width')), '0'), '.') END, CASE WHEN json_extract(e.value, '$.crop') IS NOT NULL THEN rtrim(rtrim(printf('%.6f', json_extract(e.value, '$.crop.height')), '0'), '.') END FROM `custom` c, json_each(c.`design`, '$.elements') e WHERE c.`design` IS NOT NULL AND json_extract(e.value, '$.kind') = 'upload';
