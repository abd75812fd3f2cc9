CREATE TABLE `category` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`name_path` text DEFAULT '' NOT NULL,
	`name_plural` text DEFAULT '' NOT NULL,
	`name_verbose` text DEFAULT '' NOT NULL,
	`slug` text NOT NULL,
	`path` text NOT NULL,
	`parent` text,
	`short_description` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`meta_title` text DEFAULT '' NOT NULL,
	`meta_description` text DEFAULT '' NOT NULL,
	`meta_keywords` text DEFAULT '' NOT NULL,
	`display` text DEFAULT 'products' NOT NULL,
	`menu` text DEFAULT 'shop' NOT NULL,
	`canonical_url` text DEFAULT '' NOT NULL,
	`image_url` text,
	`blocks` text DEFAULT '[]' NOT NULL,
	`hidden` integer DEFAULT false NOT NULL,
	`order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `category_path_unique` ON `category` (`path`);--> statement-breakpoint
CREATE INDEX `category_order_index` ON `category` (`order`,`created`,`id`,`hidden`);--> statement-breakpoint
CREATE INDEX `category_updated_index` ON `category` (`updated`);--> statement-breakpoint
CREATE INDEX `category_slug_index` ON `category` (`slug`,`order`,`created`,`id`,`hidden`);--> statement-breakpoint
CREATE INDEX `category_parent_index` ON `category` (`parent`,`order`,`created`,`id`,`hidden`);--> statement-breakpoint
CREATE INDEX `category_display_index` ON `category` (`display`,`order`,`created`,`id`,`hidden`);--> statement-breakpoint
CREATE TABLE `category_product` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`sku` text DEFAULT '' NOT NULL,
	`slug` text NOT NULL,
	`short_description` text DEFAULT '' NOT NULL,
	`category` text NOT NULL,
	`categories` text DEFAULT '[]' NOT NULL,
	`url` text DEFAULT '' NOT NULL,
	`image_url` text,
	`image_webp_url` text,
	`thumbnail_url` text,
	`thumbnail_webp_url` text,
	`object_id` text NOT NULL,
	`type` text NOT NULL,
	`default_price` text,
	`hidden_product` integer DEFAULT false NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`category`) REFERENCES `category`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `category_product_order_index` ON `category_product` (`order`,`created`,`id`,`hidden_product`);--> statement-breakpoint
CREATE INDEX `category_product_updated_index` ON `category_product` (`updated`);--> statement-breakpoint
CREATE INDEX `category_product_category_index` ON `category_product` (`category`,`order`,`created`,`id`,`hidden_product`);--> statement-breakpoint
CREATE INDEX `category_product_slug_index` ON `category_product` (`slug`,`order`,`created`,`id`,`hidden_product`);--> statement-breakpoint
CREATE INDEX `category_product_type_index` ON `category_product` (`type`,`order`,`created`,`id`,`hidden_product`);--> statement-breakpoint
CREATE INDEX `category_product_object_id_index` ON `category_product` (`object_id`,`order`,`created`,`id`,`hidden_product`);--> statement-breakpoint
CREATE TABLE `uses_link` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`sku` text DEFAULT '' NOT NULL,
	`url` text DEFAULT '' NOT NULL,
	`image_url` text,
	`object_id` text NOT NULL,
	`use` text NOT NULL,
	`order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `uses_link_order_index` ON `uses_link` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `uses_link_updated_index` ON `uses_link` (`updated`);--> statement-breakpoint
CREATE INDEX `uses_link_object_id_index` ON `uses_link` (`object_id`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `uses_link_use_index` ON `uses_link` (`use`,`order`,`created`,`id`);--> statement-breakpoint
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
CREATE INDEX `template_category_updated_index` ON `template_category` (`updated`);--> statement-breakpoint
CREATE TABLE `template` (
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
	`sections` text DEFAULT '{"features":[],"questions":[],"testimonial":null,"gallery":[]}' NOT NULL,
	`featured_video` text,
	`product_video` text,
	`order` integer DEFAULT 0 NOT NULL,
	`materials` text DEFAULT '[]' NOT NULL,
	`default_material` text,
	`default_width` text,
	`default_height` text,
	`limited_quantity` integer DEFAULT false NOT NULL,
	`type` text DEFAULT 'printed_cutout' NOT NULL,
	`tool_type` text NOT NULL,
	`allow_custom_size` integer DEFAULT true NOT NULL,
	`canvas_width` text,
	`canvas_height` text,
	`sizes` text DEFAULT '[]' NOT NULL,
	`template_shapes` text DEFAULT '[]' NOT NULL,
	`options` text DEFAULT '[]' NOT NULL,
	`packages` text DEFAULT '[]' NOT NULL,
	`defined_quantity` integer,
	`option_border` integer DEFAULT false NOT NULL,
	`option_vectorize` integer DEFAULT false NOT NULL,
	`vectorize_price_override` text,
	`default_vectorization_price` text,
	`sample_images` text DEFAULT '[]' NOT NULL,
	`hero_image` text,
	`video` text,
	`disable_upload` integer DEFAULT false NOT NULL,
	`disable_qr` integer DEFAULT false NOT NULL,
	`show_material_color` integer DEFAULT false NOT NULL,
	`show_variable_data` integer DEFAULT false NOT NULL,
	`hide_size` integer DEFAULT false NOT NULL,
	`hide_material` integer DEFAULT false NOT NULL,
	`material_display` text DEFAULT 'list' NOT NULL,
	`cut_out_color` text DEFAULT '' NOT NULL,
	`background_images` text DEFAULT '[]' NOT NULL,
	`background_color` text,
	`licensing_option` integer DEFAULT false NOT NULL,
	`multi_side_option` integer DEFAULT false NOT NULL,
	`sample_artwork_url` text,
	`sample_artwork_cut` text,
	`scenes` text DEFAULT '[]' NOT NULL,
	`featured` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`category`) REFERENCES `category`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_slug_unique` ON `template` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `template_sku_unique` ON `template` (`sku`);--> statement-breakpoint
CREATE INDEX `template_order_index` ON `template` (`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE INDEX `template_updated_index` ON `template` (`updated`);--> statement-breakpoint
CREATE INDEX `template_category_index` ON `template` (`category`,`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE INDEX `template_tool_type_index` ON `template` (`tool_type`,`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE INDEX `template_featured_index` ON `template` (`featured`,`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE TABLE `template_material` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`material_name` text NOT NULL,
	`adhesive` text DEFAULT 'permanent' NOT NULL,
	`look` text DEFAULT 'white' NOT NULL,
	`has_own_colors` integer DEFAULT false NOT NULL,
	`can_laminate` integer DEFAULT false NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`price_table` text,
	`production_times` text DEFAULT '[]' NOT NULL,
	`reversible` integer DEFAULT false NOT NULL,
	`material_color` text DEFAULT '[]' NOT NULL,
	`variable_data_charge` text,
	`allowed_quantities` text DEFAULT '' NOT NULL,
	`minimum_quantity` integer,
	`maximum_quantity` integer,
	`default_lamination` text,
	`disable_promotional_text` integer DEFAULT false NOT NULL,
	`backordered` integer DEFAULT false NOT NULL,
	`design_colors` text DEFAULT '[]' NOT NULL,
	`material_colors` text DEFAULT '[]' NOT NULL,
	`color_maps` text DEFAULT '[]' NOT NULL,
	`max_width` text,
	`max_height` text,
	`max_is_interchangeable` integer DEFAULT false NOT NULL,
	`minimum_width` text,
	`minimum_height` text
);
--> statement-breakpoint
CREATE INDEX `template_material_order_index` ON `template_material` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_material_updated_index` ON `template_material` (`updated`);--> statement-breakpoint
CREATE INDEX `template_material_name_index` ON `template_material` (`name`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_material_look_index` ON `template_material` (`look`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_material_adhesive_index` ON `template_material` (`adhesive`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_material_backordered_index` ON `template_material` (`backordered`,`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `template_shape` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`button_image` text,
	`button_image_selected` text,
	`clip_type` text DEFAULT 'contour' NOT NULL,
	`clip_width` text,
	`clip_height` text,
	`clip_radius` text,
	`clip_path` text DEFAULT '' NOT NULL,
	`locked_shape_size` integer DEFAULT false NOT NULL,
	`fixed_size` integer DEFAULT false NOT NULL,
	`fixed_width` text,
	`fixed_height` text,
	`standard_size_ratio` text,
	`show_material_backing` integer DEFAULT false NOT NULL,
	`sizes` text DEFAULT '[]' NOT NULL,
	`default` integer DEFAULT false NOT NULL,
	`side` text,
	`background_shape_fill` text,
	`border` integer DEFAULT false NOT NULL,
	`border_size` text DEFAULT '0' NOT NULL,
	`border_margin` text DEFAULT '0' NOT NULL,
	`border_color` text,
	`roundness` text DEFAULT '0' NOT NULL,
	`contour_color` text,
	`share_attributes` integer DEFAULT false NOT NULL,
	`tag` text,
	`order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `template_shape_order_index` ON `template_shape` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_shape_updated_index` ON `template_shape` (`updated`);--> statement-breakpoint
CREATE INDEX `template_shape_clip_type_index` ON `template_shape` (`clip_type`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_shape_tag_index` ON `template_shape` (`tag`,`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `template_size` (
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
CREATE INDEX `template_size_order_index` ON `template_size` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_size_updated_index` ON `template_size` (`updated`);--> statement-breakpoint
CREATE INDEX `template_size_name_index` ON `template_size` (`name`,`order`,`created`,`id`);--> statement-breakpoint
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
CREATE INDEX `template_side_updated_index` ON `template_side` (`updated`);--> statement-breakpoint
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
CREATE INDEX `template_tab_updated_index` ON `template_tab` (`updated`);--> statement-breakpoint
CREATE INDEX `template_tab_template_index` ON `template_tab` (`template`,`order`,`created`,`id`);--> statement-breakpoint
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
CREATE INDEX `template_design_template_index` ON `template_design` (`template`,`order`,`created`,`id`);--> statement-breakpoint
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
	`symbol_file` text DEFAULT '' NOT NULL,
	`symbol_range_start` text DEFAULT '' NOT NULL,
	`symbol_range_end` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`template`) REFERENCES `template`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `template_text_order_index` ON `template_text` (`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_text_updated_index` ON `template_text` (`updated`);--> statement-breakpoint
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
CREATE INDEX `template_clipart_updated_index` ON `template_clipart` (`updated`);--> statement-breakpoint
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
CREATE INDEX `template_clipart_region_updated_index` ON `template_clipart_region` (`updated`);--> statement-breakpoint
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
CREATE INDEX `template_marketplace_updated_index` ON `template_marketplace` (`updated`);--> statement-breakpoint
CREATE INDEX `template_marketplace_template_index` ON `template_marketplace` (`template`,`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_marketplace_artwork_index` ON `template_marketplace` (`artwork`,`z`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `template_option_set` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`display_type` text NOT NULL,
	`help_text` text DEFAULT '' NOT NULL,
	`name` text NOT NULL,
	`short_description` text DEFAULT '' NOT NULL,
	`options` text DEFAULT '[]' NOT NULL,
	`excluded_materials` text DEFAULT '[]' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`minimum_width` text,
	`minimum_height` text,
	`maximum_width` text,
	`maximum_height` text,
	`quantity_breaks` text DEFAULT '' NOT NULL,
	`small_option` integer DEFAULT false NOT NULL,
	`required` integer DEFAULT false NOT NULL,
	`order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `template_option_set_order_index` ON `template_option_set` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_option_set_updated_index` ON `template_option_set` (`updated`);--> statement-breakpoint
CREATE INDEX `template_option_set_name_index` ON `template_option_set` (`name`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_option_set_display_type_index` ON `template_option_set` (`display_type`,`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `template_option` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`charge_option` integer NOT NULL,
	`help_text` text DEFAULT '' NOT NULL,
	`image` text,
	`name` text NOT NULL,
	`amount` text,
	`currency` text DEFAULT 'USD' NOT NULL,
	`percent` text,
	`value_csv` text DEFAULT '' NOT NULL,
	`wholesale_amount` text,
	`wholesale_amount_csv` text DEFAULT '' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`default` integer DEFAULT false NOT NULL,
	`order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `template_option_order_index` ON `template_option` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_option_updated_index` ON `template_option` (`updated`);--> statement-breakpoint
CREATE INDEX `template_option_name_index` ON `template_option` (`name`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_option_charge_option_index` ON `template_option` (`charge_option`,`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `template_option_tag` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_option_tag_slug_unique` ON `template_option_tag` (`slug`);--> statement-breakpoint
CREATE INDEX `template_option_tag_order_index` ON `template_option_tag` (`name`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_option_tag_updated_index` ON `template_option_tag` (`updated`);--> statement-breakpoint
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
CREATE INDEX `tag_updated_index` ON `tag` (`updated`);--> statement-breakpoint
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
CREATE INDEX `text_path_updated_index` ON `text_path` (`updated`);--> statement-breakpoint
CREATE TABLE `background_image` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`image` text NOT NULL,
	`image_width` integer,
	`image_height` integer,
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
CREATE INDEX `background_image_updated_index` ON `background_image` (`updated`);--> statement-breakpoint
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
CREATE INDEX `stock_product_size_updated_index` ON `stock_product_size` (`updated`);--> statement-breakpoint
CREATE TABLE `color` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`code` text NOT NULL,
	`default` integer DEFAULT false NOT NULL,
	`material` text,
	`name` text NOT NULL,
	`short_name` text DEFAULT '' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`type` integer DEFAULT 0 NOT NULL,
	`background_color` text DEFAULT '' NOT NULL,
	`blend_mode` text DEFAULT 'normal' NOT NULL,
	`texture` text,
	`texture_thumbnail` text
);
--> statement-breakpoint
CREATE INDEX `color_order_index` ON `color` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `color_updated_index` ON `color` (`updated`);--> statement-breakpoint
CREATE INDEX `color_material_index` ON `color` (`material`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `color_type_index` ON `color` (`type`,`order`,`created`,`id`);--> statement-breakpoint
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
CREATE INDEX `color_map_updated_index` ON `color_map` (`updated`);--> statement-breakpoint
CREATE INDEX `color_map_design_color_index` ON `color_map` (`design_color`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `color_map_material_color_index` ON `color_map` (`material_color`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `font` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`family` text NOT NULL,
	`family_web` text NOT NULL,
	`name` text NOT NULL,
	`font` text,
	`preview` text,
	`default` integer DEFAULT false NOT NULL,
	`tag` text DEFAULT '' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `font_order_index` ON `font` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `font_updated_index` ON `font` (`updated`);--> statement-breakpoint
CREATE INDEX `font_family_index` ON `font` (`family`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `font_tag_index` ON `font` (`tag`,`order`,`created`,`id`);--> statement-breakpoint
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
	`category` text,
	`order` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`template`) REFERENCES `template`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`material`) REFERENCES `template_material`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `special_offer_sku_unique` ON `special_offer` (`sku`);--> statement-breakpoint
CREATE INDEX `special_offer_order_index` ON `special_offer` (`order`,`created`,`id`,`enabled`);--> statement-breakpoint
CREATE INDEX `special_offer_updated_index` ON `special_offer` (`updated`);--> statement-breakpoint
CREATE INDEX `special_offer_template_index` ON `special_offer` (`template`,`order`,`created`,`id`,`enabled`);--> statement-breakpoint
CREATE INDEX `special_offer_material_index` ON `special_offer` (`material`,`order`,`created`,`id`,`enabled`);--> statement-breakpoint
CREATE INDEX `special_offer_category_index` ON `special_offer` (`category`,`order`,`created`,`id`,`enabled`);--> statement-breakpoint
CREATE TABLE `configured_special_offer` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`special_offer` text NOT NULL,
	`custom` text,
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
	FOREIGN KEY (`special_offer`) REFERENCES `special_offer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`custom`) REFERENCES `custom`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `configured_special_offer_order_index` ON `configured_special_offer` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_special_offer_updated_index` ON `configured_special_offer` (`updated`);--> statement-breakpoint
CREATE INDEX `configured_special_offer_owner_index` ON `configured_special_offer` (`owner`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_special_offer_special_offer_index` ON `configured_special_offer` (`special_offer`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_special_offer_custom_index` ON `configured_special_offer` (`custom`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `listed_price` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`price_currency` text NOT NULL,
	`of` text NOT NULL,
	`item` text NOT NULL,
	`price_table` text,
	`amount` text,
	`value_csv` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `listed_price_price_currency_of_item_unique` ON `listed_price` (`price_currency`,`of`,`item`);--> statement-breakpoint
CREATE INDEX `listed_price_order_index` ON `listed_price` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `listed_price_updated_index` ON `listed_price` (`updated`);--> statement-breakpoint
CREATE INDEX `listed_price_price_currency_index` ON `listed_price` (`price_currency`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `listed_price_of_index` ON `listed_price` (`of`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `listed_price_item_index` ON `listed_price` (`item`,`created`,`id`);--> statement-breakpoint
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
CREATE INDEX `recommended_product_group_updated_index` ON `recommended_product_group` (`updated`);--> statement-breakpoint
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
CREATE INDEX `recommended_product_updated_index` ON `recommended_product` (`updated`);--> statement-breakpoint
CREATE INDEX `recommended_product_group_index` ON `recommended_product` (`group`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `recommended_product_product_index` ON `recommended_product` (`product`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `recommended_product_default_color_index` ON `recommended_product` (`default_color`,`order`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `review` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`product_class` text NOT NULL,
	`product` text NOT NULL,
	`author` text DEFAULT '' NOT NULL,
	`rating` integer NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`use` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`response` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `review_order_index` ON `review` (`created`,`id`,`state`);--> statement-breakpoint
CREATE INDEX `review_updated_index` ON `review` (`updated`);--> statement-breakpoint
CREATE INDEX `review_owner_index` ON `review` (`owner`,`created`,`id`,`state`);--> statement-breakpoint
CREATE INDEX `review_product_index` ON `review` (`product`,`created`,`id`,`state`);--> statement-breakpoint
CREATE INDEX `review_product_class_index` ON `review` (`product_class`,`created`,`id`,`state`);--> statement-breakpoint
CREATE INDEX `review_state_index` ON `review` (`state`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `quote_request` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`state` text DEFAULT 'requested' NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`wanted_product` text NOT NULL,
	`quantity` integer NOT NULL,
	`width` text,
	`height` text,
	`wanted_material` text DEFAULT '' NOT NULL,
	`needed_by` text DEFAULT '' NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`user_file` text,
	`template` text,
	`material` text,
	`offered_quantity` integer,
	`offered_width` text,
	`offered_height` text,
	`unit_price` text,
	`currency` text DEFAULT 'USD' NOT NULL,
	`response` text DEFAULT '' NOT NULL,
	`valid_until` text DEFAULT '' NOT NULL,
	`custom` text
);
--> statement-breakpoint
CREATE INDEX `quote_request_order_index` ON `quote_request` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `quote_request_updated_index` ON `quote_request` (`updated`);--> statement-breakpoint
CREATE INDEX `quote_request_owner_index` ON `quote_request` (`owner`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `quote_request_state_index` ON `quote_request` (`state`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `quote_request_email_index` ON `quote_request` (`email`,`created`,`id`);--> statement-breakpoint
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
CREATE INDEX `clipart_updated_index` ON `clipart` (`updated`);--> statement-breakpoint
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
CREATE INDEX `clipart_category_updated_index` ON `clipart_category` (`updated`);--> statement-breakpoint
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
CREATE INDEX `clipart_category_graphic_updated_index` ON `clipart_category_graphic` (`updated`);--> statement-breakpoint
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
CREATE INDEX `clipart_region_updated_index` ON `clipart_region` (`updated`);--> statement-breakpoint
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
	`sections` text DEFAULT '{"features":[],"questions":[],"testimonial":null,"gallery":[]}' NOT NULL,
	`featured_video` text,
	`product_video` text,
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
	`packages` text DEFAULT '[]' NOT NULL,
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
CREATE INDEX `clipart_product_updated_index` ON `clipart_product` (`updated`);--> statement-breakpoint
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
CREATE INDEX `clipart_product_background_updated_index` ON `clipart_product_background` (`updated`);--> statement-breakpoint
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
CREATE INDEX `clipart_product_customization_group_updated_index` ON `clipart_product_customization_group` (`updated`);--> statement-breakpoint
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
	`name` text DEFAULT '' NOT NULL,
	`option_invert` integer DEFAULT false NOT NULL,
	`chosen_options` text DEFAULT '[]' NOT NULL,
	`design` text,
	`source` text,
	`canvas_preview` text,
	`finished_width` text,
	`finished_height` text,
	FOREIGN KEY (`clipart_product`) REFERENCES `clipart_product`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `configured_clipart_product_order_index` ON `configured_clipart_product` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_clipart_product_updated_index` ON `configured_clipart_product` (`updated`);--> statement-breakpoint
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
CREATE INDEX `configured_clipart_product_region_updated_index` ON `configured_clipart_product_region` (`updated`);--> statement-breakpoint
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
CREATE INDEX `configured_clipart_option_updated_index` ON `configured_clipart_option` (`updated`);--> statement-breakpoint
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
	`sections` text DEFAULT '{"features":[],"questions":[],"testimonial":null,"gallery":[]}' NOT NULL,
	`featured_video` text,
	`product_video` text,
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
CREATE INDEX `ddb_product_updated_index` ON `ddb_product` (`updated`);--> statement-breakpoint
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
CREATE INDEX `ddb_product_clipart_updated_index` ON `ddb_product_clipart` (`updated`);--> statement-breakpoint
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
CREATE INDEX `configured_ddb_product_size_updated_index` ON `configured_ddb_product_size` (`updated`);--> statement-breakpoint
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
	`single_color` integer DEFAULT false NOT NULL,
	`color` text,
	`custom_color` text,
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
	`name` text DEFAULT '' NOT NULL,
	`design` text,
	`source` text,
	`canvas_preview` text,
	FOREIGN KEY (`ddb_product`) REFERENCES `ddb_product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`size`) REFERENCES `configured_ddb_product_size`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `configured_ddb_product_order_index` ON `configured_ddb_product` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_ddb_product_updated_index` ON `configured_ddb_product` (`updated`);--> statement-breakpoint
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
CREATE INDEX `configured_ddb_product_clipart_updated_index` ON `configured_ddb_product_clipart` (`updated`);--> statement-breakpoint
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
CREATE INDEX `configured_ddb_product_clipart_region_updated_index` ON `configured_ddb_product_clipart_region` (`updated`);--> statement-breakpoint
CREATE INDEX `configured_ddb_product_clipart_region_owner_index` ON `configured_ddb_product_clipart_region` (`owner`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_ddb_product_clipart_region_configured_dd_308bcfdc` ON `configured_ddb_product_clipart_region` (`configured_ddb_product_clipart`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_ddb_product_clipart_region_region_index` ON `configured_ddb_product_clipart_region` (`region`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `package` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`content` text,
	`content_back` text,
	`preview` text,
	`available_sizes` text DEFAULT '[]' NOT NULL,
	`no_customer_preview` integer DEFAULT false NOT NULL,
	`price_table` text,
	`order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `package_order_index` ON `package` (`order`,`created`,`id`,`enabled`);--> statement-breakpoint
CREATE INDEX `package_updated_index` ON `package` (`updated`);--> statement-breakpoint
CREATE INDEX `package_name_index` ON `package` (`name`,`order`,`created`,`id`,`enabled`);--> statement-breakpoint
CREATE TABLE `package_size` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`package_width` text NOT NULL,
	`package_height` text NOT NULL,
	`min_product_width` text,
	`max_product_width` text,
	`min_product_height` text,
	`max_product_height` text
);
--> statement-breakpoint
CREATE INDEX `package_size_order_index` ON `package_size` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `package_size_updated_index` ON `package_size` (`updated`);--> statement-breakpoint
CREATE INDEX `package_size_name_index` ON `package_size` (`name`,`created`,`id`);--> statement-breakpoint
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
CREATE INDEX `configured_package_updated_index` ON `configured_package` (`updated`);--> statement-breakpoint
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
CREATE INDEX `company_updated_index` ON `company` (`updated`);--> statement-breakpoint
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
CREATE INDEX `watermark_updated_index` ON `watermark` (`updated`);--> statement-breakpoint
CREATE INDEX `watermark_company_index` ON `watermark` (`company`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `artist` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`company` text DEFAULT '' NOT NULL,
	`account` text
);
--> statement-breakpoint
CREATE INDEX `artist_order_index` ON `artist` (`name`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `artist_updated_index` ON `artist` (`updated`);--> statement-breakpoint
CREATE INDEX `artist_slug_index` ON `artist` (`slug`,`name`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `artwork` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`artist` text,
	`image` text NOT NULL,
	`is_vector` integer DEFAULT false NOT NULL,
	`stock_image_id` text,
	`width` text,
	`height` text,
	`full_bleed` integer DEFAULT false NOT NULL,
	`cut` text,
	`cut_remove_bg` text,
	`hidden` integer DEFAULT false NOT NULL,
	`public_raster_url` text,
	`public_raster_remove_bg` text
);
--> statement-breakpoint
CREATE INDEX `artwork_order_index` ON `artwork` (`name`,`created`,`id`,`hidden`);--> statement-breakpoint
CREATE INDEX `artwork_updated_index` ON `artwork` (`updated`);--> statement-breakpoint
CREATE INDEX `artwork_slug_index` ON `artwork` (`slug`,`name`,`created`,`id`,`hidden`);--> statement-breakpoint
CREATE INDEX `artwork_artist_index` ON `artwork` (`artist`,`name`,`created`,`id`,`hidden`);--> statement-breakpoint
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
	`sections` text DEFAULT '{"features":[],"questions":[],"testimonial":null,"gallery":[]}' NOT NULL,
	`featured_video` text,
	`product_video` text,
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
CREATE INDEX `marketplace_base_product_updated_index` ON `marketplace_base_product` (`updated`);--> statement-breakpoint
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
	`description` text DEFAULT '' NOT NULL,
	`short_description` text DEFAULT '' NOT NULL,
	`gtin` text DEFAULT '' NOT NULL,
	`image_url` text,
	`remaining_stock` integer,
	`allow_backorders` integer DEFAULT false NOT NULL,
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
CREATE INDEX `marketplace_product_updated_index` ON `marketplace_product` (`updated`);--> statement-breakpoint
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
CREATE INDEX `marketplace_product_image_updated_index` ON `marketplace_product_image` (`updated`);--> statement-breakpoint
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
CREATE INDEX `marketplace_product_size_updated_index` ON `marketplace_product_size` (`updated`);--> statement-breakpoint
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
CREATE INDEX `marketplace_product_option_updated_index` ON `marketplace_product_option` (`updated`);--> statement-breakpoint
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
	`name` text DEFAULT '' NOT NULL,
	`removed_background` integer DEFAULT false NOT NULL,
	`design` text,
	`preview_url` text,
	`canvas_preview` text,
	`finished_width` text,
	`finished_height` text,
	FOREIGN KEY (`marketplace_product`) REFERENCES `marketplace_product`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `configured_marketplace_product_order_index` ON `configured_marketplace_product` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_marketplace_product_updated_index` ON `configured_marketplace_product` (`updated`);--> statement-breakpoint
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
	`sections` text DEFAULT '{"features":[],"questions":[],"testimonial":null,"gallery":[]}' NOT NULL,
	`featured_video` text,
	`product_video` text,
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
CREATE INDEX `shutterstock_product_updated_index` ON `shutterstock_product` (`updated`);--> statement-breakpoint
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
CREATE INDEX `shutterstock_product_option_updated_index` ON `shutterstock_product_option` (`updated`);--> statement-breakpoint
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
	`name` text DEFAULT '' NOT NULL,
	`removed_background` integer DEFAULT false NOT NULL,
	`design` text,
	`preview_url` text,
	`canvas_preview` text,
	`finished_width` text,
	`finished_height` text,
	`licensed` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`shutterstock_product`) REFERENCES `shutterstock_product`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `configured_shutterstock_product_order_index` ON `configured_shutterstock_product` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_shutterstock_product_updated_index` ON `configured_shutterstock_product` (`updated`);--> statement-breakpoint
CREATE INDEX `configured_shutterstock_product_owner_index` ON `configured_shutterstock_product` (`owner`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `configured_shutterstock_product_shutterstock_product_index` ON `configured_shutterstock_product` (`shutterstock_product`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `user_file` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`file` text NOT NULL,
	`raster` text,
	`mime` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text DEFAULT '' NOT NULL,
	`pixel_width` integer NOT NULL,
	`pixel_height` integer NOT NULL,
	`inch_width` text,
	`inch_height` text,
	`pages` integer DEFAULT 1 NOT NULL,
	`page` integer,
	`has_alpha` integer DEFAULT false NOT NULL,
	`is_vector` integer DEFAULT false NOT NULL,
	`ink` text,
	`full_bleed` integer DEFAULT false NOT NULL,
	`multiple_artboards` integer DEFAULT false NOT NULL,
	`failed_to_raster` integer DEFAULT false NOT NULL,
	`scale` text DEFAULT '1' NOT NULL,
	`maintain_proportion` integer DEFAULT true NOT NULL,
	`transparent_white` integer DEFAULT false NOT NULL,
	`original_background_file` text,
	`made_by` text,
	`cropped` integer DEFAULT false NOT NULL,
	`vectorized` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `user_file_order_index` ON `user_file` (`name`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `user_file_updated_index` ON `user_file` (`updated`);--> statement-breakpoint
CREATE INDEX `user_file_owner_index` ON `user_file` (`owner`,`name`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `user_file_original_background_file_index` ON `user_file` (`original_background_file`,`name`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `user_file_sha256_index` ON `user_file` (`sha256`,`name`,`created`,`id`);--> statement-breakpoint
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
CREATE INDEX `qrcode_updated_index` ON `qrcode` (`updated`);--> statement-breakpoint
CREATE INDEX `qrcode_owner_index` ON `qrcode` (`owner`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `custom` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`template` text NOT NULL,
	`size` text,
	`special_offer` text,
	`tool_type` text NOT NULL,
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
	`user_file` text,
	`option_vectorize` integer DEFAULT false NOT NULL,
	`low_resolution_choice` text,
	`proof_approval` text DEFAULT 'changes' NOT NULL,
	`instructions` text DEFAULT '' NOT NULL,
	`option_vectorize_price` text,
	`agreed` text,
	`design` text,
	`name` text DEFAULT '' NOT NULL,
	`link` text DEFAULT '' NOT NULL,
	`canvas_preview` text,
	`canvas_preview_small` text,
	`source_file` text,
	`is_cropped` integer DEFAULT false NOT NULL,
	`crop_height` text,
	`crop_width` text,
	`approve_skew` integer DEFAULT false NOT NULL,
	`is_changed` integer DEFAULT false NOT NULL,
	`dpi` integer,
	`finished_width` text,
	`finished_height` text,
	`size_change` integer DEFAULT false NOT NULL,
	`offset_path_fill_color` text,
	`offset_path_custom_fill_color` text DEFAULT '' NOT NULL,
	`configure` integer DEFAULT false NOT NULL,
	`finalized` integer DEFAULT false NOT NULL,
	`preview_url` text
);
--> statement-breakpoint
CREATE INDEX `custom_order_index` ON `custom` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_updated_index` ON `custom` (`updated`);--> statement-breakpoint
CREATE INDEX `custom_owner_index` ON `custom` (`owner`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_template_index` ON `custom` (`template`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_finalized_index` ON `custom` (`finalized`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_user_file_index` ON `custom` (`user_file`,`created`,`id`);--> statement-breakpoint
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
CREATE INDEX `custom_option_updated_index` ON `custom_option` (`updated`);--> statement-breakpoint
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
	`symbol_file` text DEFAULT '' NOT NULL,
	`symbol_range_start` text DEFAULT '' NOT NULL,
	`symbol_range_end` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`custom`) REFERENCES `custom`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `custom_text_order_index` ON `custom_text` (`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_text_updated_index` ON `custom_text` (`updated`);--> statement-breakpoint
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
CREATE INDEX `custom_clipart_updated_index` ON `custom_clipart` (`updated`);--> statement-breakpoint
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
	`stroke_color` text,
	`custom_stroke_color` text,
	`stroke_width` text DEFAULT '0' NOT NULL,
	FOREIGN KEY (`custom_clipart`) REFERENCES `custom_clipart`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `custom_clipart_region_order_index` ON `custom_clipart_region` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_clipart_region_updated_index` ON `custom_clipart_region` (`updated`);--> statement-breakpoint
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
CREATE INDEX `custom_user_file_updated_index` ON `custom_user_file` (`updated`);--> statement-breakpoint
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
	`symbol` text DEFAULT 'none' NOT NULL,
	`symbol_name` text DEFAULT '' NOT NULL,
	`symbol_file` text DEFAULT '' NOT NULL,
	`symbol_range_start` text DEFAULT '' NOT NULL,
	`symbol_range_end` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`custom`) REFERENCES `custom`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `custom_qrcode_order_index` ON `custom_qrcode` (`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_qrcode_updated_index` ON `custom_qrcode` (`updated`);--> statement-breakpoint
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
CREATE INDEX `custom_marketplace_updated_index` ON `custom_marketplace` (`updated`);--> statement-breakpoint
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
CREATE INDEX `custom_clip_mask_updated_index` ON `custom_clip_mask` (`updated`);--> statement-breakpoint
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
CREATE INDEX `custom_shape_updated_index` ON `custom_shape` (`updated`);--> statement-breakpoint
CREATE INDEX `custom_shape_owner_index` ON `custom_shape` (`owner`,`z`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_shape_custom_index` ON `custom_shape` (`custom`,`z`,`created`,`id`);--> statement-breakpoint
CREATE TABLE `custom_autosave` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text DEFAULT 'Untitled' NOT NULL,
	`preview` text DEFAULT '' NOT NULL,
	`data` text NOT NULL,
	`custom` text,
	`template` text
);
--> statement-breakpoint
CREATE INDEX `custom_autosave_order_index` ON `custom_autosave` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_autosave_updated_index` ON `custom_autosave` (`updated`);--> statement-breakpoint
CREATE INDEX `custom_autosave_owner_index` ON `custom_autosave` (`owner`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_autosave_custom_index` ON `custom_autosave` (`custom`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_autosave_template_index` ON `custom_autosave` (`template`,`created`,`id`);--> statement-breakpoint
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
CREATE TABLE `account` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`password_hash` text,
	`roles` text NOT NULL,
	`trade_approved` integer NOT NULL,
	`unit` text NOT NULL,
	`currency` text NOT NULL,
	`locale` text NOT NULL,
	`created` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_email_unique` ON `account` (`email`);--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text,
	`expires` integer NOT NULL,
	`device` text,
	`created` integer,
	FOREIGN KEY (`account`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `session_expires_index` ON `session` (`expires`);--> statement-breakpoint
CREATE INDEX `session_account_index` ON `session` (`account`);--> statement-breakpoint
CREATE TABLE `api_key` (
	`id` text PRIMARY KEY NOT NULL,
	`key_hash` text NOT NULL,
	`account` text NOT NULL,
	`label` text NOT NULL,
	`created` integer NOT NULL,
	`scopes` text,
	FOREIGN KEY (`account`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_key_key_hash_unique` ON `api_key` (`key_hash`);--> statement-breakpoint
CREATE INDEX `api_key_account_index` ON `api_key` (`account`);--> statement-breakpoint
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
	`website` text,
	`tax_id` text NOT NULL,
	`message` text NOT NULL,
	`state` text NOT NULL,
	`created` integer NOT NULL,
	`decided` integer,
	`reason` text,
	FOREIGN KEY (`account`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trade_application_account_unique` ON `trade_application` (`account`);--> statement-breakpoint
CREATE INDEX `trade_application_state_created_index` ON `trade_application` (`state`,`created`);--> statement-breakpoint
CREATE TABLE `cart` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`currency` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_owner_unique` ON `cart` (`owner`);--> statement-breakpoint
CREATE TABLE `cart_line` (
	`id` text PRIMARY KEY NOT NULL,
	`cart` text NOT NULL,
	`place` integer NOT NULL,
	`product_class` text NOT NULL,
	`product_id` text NOT NULL,
	`configured_id` text NOT NULL,
	`name` text NOT NULL,
	`quantity` integer NOT NULL,
	`unit_price` text NOT NULL,
	`total` text NOT NULL,
	`frozen` text NOT NULL,
	`search` text NOT NULL,
	`saved_for_later` integer DEFAULT false NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	FOREIGN KEY (`cart`) REFERENCES `cart`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `cart_line_cart_index` ON `cart_line` (`cart`);--> statement-breakpoint
CREATE TABLE `attempt_count` (
	`id` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempt_count_ends_index` ON `attempt_count` (`ends`);--> statement-breakpoint
CREATE TABLE `idempotency_key` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`key` text NOT NULL,
	`request` text NOT NULL,
	`answer` text,
	`created` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `idempotency_key_owner_key_unique` ON `idempotency_key` (`owner`,`key`);--> statement-breakpoint
CREATE INDEX `idempotency_key_created_index` ON `idempotency_key` (`created`);--> statement-breakpoint
CREATE TABLE `version` (
	`id` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`name` text DEFAULT 'Kisscut' NOT NULL,
	`tagline` text DEFAULT 'stickers, labels, decals and signs, cut where you say' NOT NULL,
	`description` text DEFAULT 'Custom stickers, labels, decals and signs in your size and shape. See the price as you type and the cut line on your own artwork.' NOT NULL,
	`about` text DEFAULT 'Stickers, labels, decals and signs, printed and cut by people who cut vinyl for a living.' NOT NULL,
	`logo` text,
	`accent_color` text DEFAULT '#d6006c' NOT NULL,
	`background_color` text DEFAULT '#f6f3ee' NOT NULL,
	`legal_name` text DEFAULT '' NOT NULL,
	`postal_address` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`currencies` text DEFAULT '' NOT NULL,
	`tax_rate` text DEFAULT '0' NOT NULL,
	`tax_name` text DEFAULT 'VAT' NOT NULL,
	`unit` text DEFAULT 'by_visitor' NOT NULL,
	`locale` text DEFAULT 'by_visitor' NOT NULL,
	`cut_off` text DEFAULT '14:00' NOT NULL,
	`timezone` text DEFAULT 'UTC' NOT NULL,
	`holidays` text DEFAULT '' NOT NULL,
	`proof_days` integer DEFAULT 1 NOT NULL,
	`good_resolution` integer DEFAULT 300 NOT NULL,
	`low_resolution` integer DEFAULT 150 NOT NULL,
	`coarse_resolution` integer DEFAULT 72 NOT NULL,
	`bleed` text DEFAULT '0.0625' NOT NULL,
	`safe_area` text DEFAULT '0.0625' NOT NULL,
	`search_synonyms` text DEFAULT 'decal, sticker
tag => label
seal => label
transparent => clear
hologram, rainbow => holographic
waterproof, outdoor => vinyl
letters, writing => lettering
magnetic => magnet
aluminum, aluminium
metal => aluminium
plate => sign
car, vehicle, truck
jar, bottle
laptop, computer, notebook
helmet => hard
picture, photo, image
puppy, dog
kitten, cat
colour => color' NOT NULL,
	`require_two_factor` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `settings_order_index` ON `settings` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `settings_updated_index` ON `settings` (`updated`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`who` text NOT NULL,
	`did` text NOT NULL,
	`what` text NOT NULL,
	`reason` text NOT NULL,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE INDEX `audit_log_at_index` ON `audit_log` (`at`);--> statement-breakpoint
CREATE INDEX `audit_log_what_index` ON `audit_log` (`what`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `job_lease_unique` ON `job` (`lease`);--> statement-breakpoint
CREATE TABLE `proof` (
	`id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`fingerprint` text NOT NULL,
	`made` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `product_listing` (
	`product` text PRIMARY KEY NOT NULL,
	`category` text NOT NULL,
	`visible` integer NOT NULL,
	`published` integer NOT NULL,
	`featured` integer NOT NULL,
	`place` integer NOT NULL,
	`from_total` text,
	`from_quantity` integer,
	`ship_days` integer,
	`currency` text NOT NULL,
	`price` integer NOT NULL,
	`created` integer NOT NULL,
	`review_count` integer DEFAULT 0 NOT NULL,
	`review_average` text
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
CREATE INDEX `category_listing_sold_index` ON `category_listing` (`product`,`category`,`published`,`place`,`tile`);--> statement-breakpoint
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
CREATE TABLE `product_activity` (
	`product` text NOT NULL,
	`day` integer NOT NULL,
	`configured` integer NOT NULL,
	`carted` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_activity_product_day_unique` ON `product_activity` (`product`,`day`);--> statement-breakpoint
CREATE TABLE `search_entry` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`document` text NOT NULL,
	`published` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_entry_document_kind_unique` ON `search_entry` (`document`,`kind`);--> statement-breakpoint
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
CREATE TABLE `former_address` (
	`record` text NOT NULL,
	`field` text NOT NULL,
	`value` text NOT NULL,
	`row` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `former_address_record_field_value_unique` ON `former_address` (`record`,`field`,`value`);
--> statement-breakpoint
CREATE VIRTUAL TABLE `search_name` USING fts5(words, content='', contentless_delete=1, detail=none, tokenize="unicode61 remove_diacritics 0", prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE `search_text` USING fts5(words, content='', contentless_delete=1, detail=none, tokenize="unicode61 remove_diacritics 0", prefix='2 3');
