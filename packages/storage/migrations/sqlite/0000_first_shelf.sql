CREATE TABLE `category` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
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
	`canonical_url` text DEFAULT '' NOT NULL,
	`image_url` text,
	`hidden` integer DEFAULT false NOT NULL,
	`order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `category_path_unique` ON `category` (`path`);--> statement-breakpoint
CREATE TABLE `category_product` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`name` text NOT NULL,
	`sku` text DEFAULT '' NOT NULL,
	`slug` text NOT NULL,
	`short_description` text DEFAULT '' NOT NULL,
	`category` text NOT NULL,
	`categories` text DEFAULT '[]' NOT NULL,
	`review_count` integer DEFAULT 0 NOT NULL,
	`review_average` text,
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
CREATE INDEX `category_product_category_index` ON `category_product` (`category`);--> statement-breakpoint
CREATE TABLE `template` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
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
	`materials` text DEFAULT '[]' NOT NULL,
	`default_material` text,
	`default_width` text,
	`default_height` text,
	`limited_quantity` integer DEFAULT false NOT NULL,
	`type` text DEFAULT 'printed_cutout' NOT NULL,
	`tool_type` text NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`allow_custom_size` integer DEFAULT true NOT NULL,
	`sizes` text DEFAULT '[]' NOT NULL,
	`options` text DEFAULT '[]' NOT NULL,
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
	`licensing_option` integer DEFAULT false NOT NULL,
	`multi_side_option` integer DEFAULT false NOT NULL,
	`rating` text,
	`review_count` integer DEFAULT 0 NOT NULL,
	`sample_artwork_url` text,
	`sections` text DEFAULT '{"features":[],"questions":[],"testimonial":null,"gallery":[]}' NOT NULL,
	`featured` integer DEFAULT false NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`category`) REFERENCES `category`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_slug_unique` ON `template` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `template_sku_unique` ON `template` (`sku`);--> statement-breakpoint
CREATE INDEX `template_category_index` ON `template` (`category`);--> statement-breakpoint
CREATE TABLE `template_material` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
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
	`max_width` text,
	`max_height` text,
	`max_is_interchangeable` integer DEFAULT false NOT NULL,
	`minimum_width` text,
	`minimum_height` text
);
--> statement-breakpoint
CREATE TABLE `template_size` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`name` text NOT NULL,
	`width` text NOT NULL,
	`height` text NOT NULL,
	`default` integer DEFAULT false NOT NULL,
	`price` text,
	`currency` text DEFAULT 'USD' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `template_option_set` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
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
CREATE TABLE `template_option` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
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
CREATE TABLE `template_option_tag` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_option_tag_slug_unique` ON `template_option_tag` (`slug`);--> statement-breakpoint
CREATE TABLE `color` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`code` text NOT NULL,
	`default` integer DEFAULT false NOT NULL,
	`material` text,
	`name` text NOT NULL,
	`short_name` text DEFAULT '' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`type` text DEFAULT 'single' NOT NULL,
	`background_color` text DEFAULT '' NOT NULL,
	`blend_mode` text DEFAULT 'normal' NOT NULL,
	`texture` text,
	`texture_thumbnail` text
);
--> statement-breakpoint
CREATE TABLE `font` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
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
CREATE TABLE `user_file` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
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
	`has_alpha` integer DEFAULT false NOT NULL,
	`is_vector` integer DEFAULT false NOT NULL,
	`multiple_artboards` integer DEFAULT false NOT NULL,
	`failed_to_raster` integer DEFAULT false NOT NULL,
	`scale` text DEFAULT '1' NOT NULL,
	`maintain_proportion` integer DEFAULT true NOT NULL,
	`transparent_white` integer DEFAULT false NOT NULL,
	`original_background_file` text
);
--> statement-breakpoint
CREATE INDEX `user_file_owner_index` ON `user_file` (`owner`);--> statement-breakpoint
CREATE TABLE `custom` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`template` text NOT NULL,
	`size` text,
	`tool_type` text NOT NULL,
	`material` text,
	`material_color` text,
	`option_laminate` text,
	`option_reverse_cut` integer DEFAULT false NOT NULL,
	`option_flex_cut` integer DEFAULT false NOT NULL,
	`type` text DEFAULT 'printed_cutout' NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`width` text NOT NULL,
	`height` text NOT NULL,
	`quantity` integer NOT NULL,
	`defined_quantity` integer,
	`variable_data` text,
	`retail_package` text,
	`option_vectorize` integer DEFAULT false NOT NULL,
	`option_vectorize_price` text,
	`option_border` integer DEFAULT false NOT NULL,
	`options` text DEFAULT '[]' NOT NULL,
	`instructions` text DEFAULT '' NOT NULL,
	`user_file` text,
	`placement` text,
	`clip_type` text DEFAULT 'contour' NOT NULL,
	`clip_radius` text DEFAULT '10' NOT NULL,
	`low_resolution_choice` text,
	`canvas_preview` text,
	`canvas_preview_small` text,
	`source_file` text,
	`is_cropped` integer DEFAULT false NOT NULL,
	`crop_height` text,
	`crop_width` text,
	`approve_skew` integer DEFAULT false NOT NULL,
	`is_changed` integer DEFAULT false NOT NULL,
	`dpi` integer,
	`size_change` integer DEFAULT false NOT NULL,
	`offset_path_fill_color` text,
	`offset_path_custom_fill_color` text DEFAULT '' NOT NULL,
	`proof_approval` text DEFAULT 'changes' NOT NULL,
	`configure` integer DEFAULT false NOT NULL,
	`finalized` integer DEFAULT false NOT NULL,
	`preview_url` text
);
--> statement-breakpoint
CREATE INDEX `custom_owner_index` ON `custom` (`owner`);--> statement-breakpoint
CREATE TABLE `custom_autosave` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`name` text DEFAULT 'Untitled' NOT NULL,
	`preview` text DEFAULT '' NOT NULL,
	`data` text NOT NULL,
	`custom` text,
	`template` text
);
--> statement-breakpoint
CREATE INDEX `custom_autosave_owner_index` ON `custom_autosave` (`owner`);--> statement-breakpoint
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
	FOREIGN KEY (`account`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `session_expires_index` ON `session` (`expires`);--> statement-breakpoint
CREATE TABLE `api_key` (
	`id` text PRIMARY KEY NOT NULL,
	`key_hash` text NOT NULL,
	`account` text NOT NULL,
	`label` text NOT NULL,
	`created` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_key_key_hash_unique` ON `api_key` (`key_hash`);--> statement-breakpoint
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
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	FOREIGN KEY (`cart`) REFERENCES `cart`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `cart_line_cart_index` ON `cart_line` (`cart`);--> statement-breakpoint
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
CREATE TABLE `setting` (
	`id` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
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
CREATE INDEX `audit_log_what_index` ON `audit_log` (`what`);