DROP INDEX `category_product_category_index`;--> statement-breakpoint
CREATE INDEX `category_product_order_index` ON `category_product` (`order`,`created`,`id`,`hidden_product`);--> statement-breakpoint
CREATE INDEX `category_product_slug_index` ON `category_product` (`slug`,`order`,`created`,`id`,`hidden_product`);--> statement-breakpoint
CREATE INDEX `category_product_type_index` ON `category_product` (`type`,`order`,`created`,`id`,`hidden_product`);--> statement-breakpoint
CREATE INDEX `category_product_object_id_index` ON `category_product` (`object_id`,`order`,`created`,`id`,`hidden_product`);--> statement-breakpoint
CREATE INDEX `category_product_category_index` ON `category_product` (`category`,`order`,`created`,`id`,`hidden_product`);--> statement-breakpoint
DROP INDEX `template_category_index`;--> statement-breakpoint
CREATE INDEX `template_order_index` ON `template` (`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE INDEX `template_tool_type_index` ON `template` (`tool_type`,`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE INDEX `template_featured_index` ON `template` (`featured`,`order`,`created`,`id`,`public`);--> statement-breakpoint
CREATE INDEX `template_category_index` ON `template` (`category`,`order`,`created`,`id`,`public`);--> statement-breakpoint
DROP INDEX `user_file_owner_index`;--> statement-breakpoint
CREATE INDEX `user_file_order_index` ON `user_file` (`name`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `user_file_original_background_file_index` ON `user_file` (`original_background_file`,`name`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `user_file_owner_index` ON `user_file` (`owner`,`name`,`created`,`id`);--> statement-breakpoint
DROP INDEX `custom_owner_index`;--> statement-breakpoint
CREATE INDEX `custom_order_index` ON `custom` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_template_index` ON `custom` (`template`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_finalized_index` ON `custom` (`finalized`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_user_file_index` ON `custom` (`user_file`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_owner_index` ON `custom` (`owner`,`created`,`id`);--> statement-breakpoint
DROP INDEX `custom_autosave_owner_index`;--> statement-breakpoint
CREATE INDEX `custom_autosave_order_index` ON `custom_autosave` (`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_autosave_custom_index` ON `custom_autosave` (`custom`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_autosave_template_index` ON `custom_autosave` (`template`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `custom_autosave_owner_index` ON `custom_autosave` (`owner`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `category_order_index` ON `category` (`order`,`created`,`id`,`hidden`);--> statement-breakpoint
CREATE INDEX `category_slug_index` ON `category` (`slug`,`order`,`created`,`id`,`hidden`);--> statement-breakpoint
CREATE INDEX `category_parent_index` ON `category` (`parent`,`order`,`created`,`id`,`hidden`);--> statement-breakpoint
CREATE INDEX `category_display_index` ON `category` (`display`,`order`,`created`,`id`,`hidden`);--> statement-breakpoint
CREATE INDEX `uses_link_order_index` ON `uses_link` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `uses_link_object_id_index` ON `uses_link` (`object_id`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `uses_link_use_index` ON `uses_link` (`use`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_material_order_index` ON `template_material` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_material_name_index` ON `template_material` (`name`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_material_look_index` ON `template_material` (`look`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_material_adhesive_index` ON `template_material` (`adhesive`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_material_backordered_index` ON `template_material` (`backordered`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_shape_order_index` ON `template_shape` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_shape_clip_type_index` ON `template_shape` (`clip_type`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_size_order_index` ON `template_size` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_size_name_index` ON `template_size` (`name`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_option_set_order_index` ON `template_option_set` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_option_set_name_index` ON `template_option_set` (`name`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_option_set_display_type_index` ON `template_option_set` (`display_type`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_option_order_index` ON `template_option` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_option_name_index` ON `template_option` (`name`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_option_charge_option_index` ON `template_option` (`charge_option`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `template_option_tag_order_index` ON `template_option_tag` (`name`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `color_order_index` ON `color` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `color_material_index` ON `color` (`material`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `color_type_index` ON `color` (`type`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `font_order_index` ON `font` (`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `font_family_index` ON `font` (`family`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `font_tag_index` ON `font` (`tag`,`order`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `artist_order_index` ON `artist` (`name`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `artist_slug_index` ON `artist` (`slug`,`name`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `artwork_order_index` ON `artwork` (`name`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `artwork_slug_index` ON `artwork` (`slug`,`name`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `artwork_artist_index` ON `artwork` (`artist`,`name`,`created`,`id`);