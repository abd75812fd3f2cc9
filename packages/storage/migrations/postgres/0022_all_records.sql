CREATE TABLE "template_category" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"meta_keywords" text DEFAULT '' NOT NULL,
	"display" text DEFAULT 'products' NOT NULL,
	"canonical_url" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_side" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"template" text NOT NULL,
	"name" text NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"disable_offset_path" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_tab" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"template" text NOT NULL,
	"name" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_text" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"template" text NOT NULL,
	"x" text DEFAULT '0' NOT NULL,
	"y" text DEFAULT '0' NOT NULL,
	"z" integer DEFAULT 0 NOT NULL,
	"width" text DEFAULT '1' NOT NULL,
	"height" text DEFAULT '1' NOT NULL,
	"rotation" text DEFAULT '0' NOT NULL,
	"maintain_proportion" boolean DEFAULT true NOT NULL,
	"can_remove" boolean DEFAULT true NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"dpi" integer,
	"side" text DEFAULT 'front' NOT NULL,
	"dont_clip" boolean DEFAULT false NOT NULL,
	"allow_clipping_when_locked" boolean DEFAULT false NOT NULL,
	"invert_x" boolean DEFAULT false NOT NULL,
	"invert_y" boolean DEFAULT false NOT NULL,
	"offset_width" text DEFAULT '0' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"font" text,
	"size" text DEFAULT '0.5' NOT NULL,
	"tracking" text DEFAULT '0' NOT NULL,
	"color" text,
	"custom_color" text,
	"stroke_color" text,
	"custom_stroke_color" text,
	"stroke_width" text DEFAULT '0' NOT NULL,
	"text_alignment" text DEFAULT 'center' NOT NULL,
	"path" text,
	"arc" text,
	"path_scale" text DEFAULT '1' NOT NULL,
	"symbol" text DEFAULT 'none' NOT NULL,
	"symbol_name" text DEFAULT '' NOT NULL,
	"symbol_range_start" text DEFAULT '' NOT NULL,
	"symbol_range_end" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_clipart" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"template" text NOT NULL,
	"x" text DEFAULT '0' NOT NULL,
	"y" text DEFAULT '0' NOT NULL,
	"z" integer DEFAULT 0 NOT NULL,
	"width" text DEFAULT '1' NOT NULL,
	"height" text DEFAULT '1' NOT NULL,
	"rotation" text DEFAULT '0' NOT NULL,
	"maintain_proportion" boolean DEFAULT true NOT NULL,
	"can_remove" boolean DEFAULT true NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"dpi" integer,
	"side" text DEFAULT 'front' NOT NULL,
	"dont_clip" boolean DEFAULT false NOT NULL,
	"allow_clipping_when_locked" boolean DEFAULT false NOT NULL,
	"invert_x" boolean DEFAULT false NOT NULL,
	"invert_y" boolean DEFAULT false NOT NULL,
	"offset_width" text DEFAULT '0' NOT NULL,
	"clipart" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_clipart_region" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"template_clipart" text NOT NULL,
	"region" text NOT NULL,
	"color" text,
	"custom_color" text,
	"stroke_color" text,
	"custom_stroke_color" text,
	"stroke_width" text DEFAULT '0' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_marketplace" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"template" text NOT NULL,
	"x" text DEFAULT '0' NOT NULL,
	"y" text DEFAULT '0' NOT NULL,
	"z" integer DEFAULT 0 NOT NULL,
	"width" text DEFAULT '1' NOT NULL,
	"height" text DEFAULT '1' NOT NULL,
	"rotation" text DEFAULT '0' NOT NULL,
	"maintain_proportion" boolean DEFAULT true NOT NULL,
	"can_remove" boolean DEFAULT true NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"dpi" integer,
	"side" text DEFAULT 'front' NOT NULL,
	"dont_clip" boolean DEFAULT false NOT NULL,
	"allow_clipping_when_locked" boolean DEFAULT false NOT NULL,
	"invert_x" boolean DEFAULT false NOT NULL,
	"invert_y" boolean DEFAULT false NOT NULL,
	"offset_width" text DEFAULT '0' NOT NULL,
	"artwork" text,
	"removed_background" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_path" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"preview" text,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "background_image" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"foreground_image" text,
	"box_x" text DEFAULT '0' NOT NULL,
	"box_y" text DEFAULT '0' NOT NULL,
	"box_width" text NOT NULL,
	"box_height" text NOT NULL,
	"box_height_inches" text NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_product_size" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"sqinch" text NOT NULL,
	"default" boolean DEFAULT false NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "color_map" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"design_color" text NOT NULL,
	"material_color" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "special_offer" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"sku" text NOT NULL,
	"template" text,
	"unit_price" text NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"quantity" integer NOT NULL,
	"width" text NOT NULL,
	"height" text NOT NULL,
	"material" text NOT NULL,
	"image" text,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configured_special_offer" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"special_offer" text NOT NULL,
	"type" text DEFAULT 'printed_cutout' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"defined_quantity" integer,
	"material" text,
	"material_color" text,
	"width" text NOT NULL,
	"height" text NOT NULL,
	"quantity" integer NOT NULL,
	"variable_data" jsonb,
	"option_laminate" text,
	"option_border" boolean DEFAULT false NOT NULL,
	"option_flex_cut" boolean DEFAULT false NOT NULL,
	"option_reverse_cut" boolean DEFAULT false NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"retail_package" jsonb
);
--> statement-breakpoint
CREATE TABLE "recommended_product_group" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"template" text,
	"image" text,
	"primary" boolean DEFAULT false NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommended_product" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"group" text NOT NULL,
	"product" text NOT NULL,
	"product_name" text NOT NULL,
	"x" text NOT NULL,
	"y" text NOT NULL,
	"width" text NOT NULL,
	"height" text NOT NULL,
	"colors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"default_color" text,
	"icon" text,
	"primary" boolean DEFAULT false NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clipart" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"clipart" text NOT NULL,
	"colors" integer DEFAULT 1 NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"preview" text,
	"product_number" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clipart_category" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"display" text DEFAULT 'products' NOT NULL,
	"parent" text,
	"image" text,
	"shapes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clipart_category_graphic" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"preview" text,
	"uses" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"graphic" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clipart_region" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"clipart" text NOT NULL,
	"name" text NOT NULL,
	"selector" text NOT NULL,
	"type" text DEFAULT 'art' NOT NULL,
	"cutpath" boolean DEFAULT false NOT NULL,
	"use_material_colors" boolean DEFAULT false NOT NULL,
	"blend_mode_selector" text DEFAULT '' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clipart_product" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"public" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"sku" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"meta_keywords" text DEFAULT '' NOT NULL,
	"minimum_quantity" integer,
	"default_quantity" integer,
	"is_licensed" boolean DEFAULT false NOT NULL,
	"category" text NOT NULL,
	"categories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lock_ratio" text,
	"remaining_stock" integer,
	"allow_backorders" boolean DEFAULT false NOT NULL,
	"gtin" text DEFAULT '' NOT NULL,
	"upi" text DEFAULT '' NOT NULL,
	"image_url" text,
	"thumbnail_url" text,
	"currency" text DEFAULT 'USD' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"materials" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"default_material" text,
	"default_width" text,
	"default_height" text,
	"limited_quantity" boolean DEFAULT false NOT NULL,
	"type" text DEFAULT 'printed_cutout' NOT NULL,
	"clipart" text NOT NULL,
	"option_invert" boolean DEFAULT false NOT NULL,
	"min_sq_inches" text,
	"customization_group" text,
	"sizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allow_custom_size" boolean DEFAULT true NOT NULL,
	"show_regions" boolean DEFAULT false NOT NULL,
	"max_height" text,
	"max_width" text,
	"preview" text,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"content_type" text DEFAULT 'clipart' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clipart_product_background" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"product" text NOT NULL,
	"image" text NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clipart_product_customization_group" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"colors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configured_clipart_product" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"clipart_product" text NOT NULL,
	"type" text DEFAULT 'printed_cutout' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"defined_quantity" integer,
	"material" text,
	"material_color" text,
	"width" text NOT NULL,
	"height" text NOT NULL,
	"quantity" integer NOT NULL,
	"variable_data" jsonb,
	"option_laminate" text,
	"option_border" boolean DEFAULT false NOT NULL,
	"option_flex_cut" boolean DEFAULT false NOT NULL,
	"option_reverse_cut" boolean DEFAULT false NOT NULL,
	"retail_package" jsonb,
	"option_invert" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configured_clipart_product_region" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"configured_clipart_product" text NOT NULL,
	"region" text NOT NULL,
	"color" text,
	"custom_color" text,
	"stroke_color" text,
	"custom_stroke_color" text,
	"stroke_width" text DEFAULT '0' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configured_clipart_option" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"configured_clipart_product" text NOT NULL,
	"option_set" text NOT NULL,
	"option" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ddb_product" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"public" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"sku" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"meta_keywords" text DEFAULT '' NOT NULL,
	"minimum_quantity" integer,
	"default_quantity" integer,
	"is_licensed" boolean DEFAULT false NOT NULL,
	"category" text NOT NULL,
	"categories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lock_ratio" text,
	"remaining_stock" integer,
	"allow_backorders" boolean DEFAULT false NOT NULL,
	"gtin" text DEFAULT '' NOT NULL,
	"upi" text DEFAULT '' NOT NULL,
	"image_url" text,
	"thumbnail_url" text,
	"currency" text DEFAULT 'USD' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"materials" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"default_material" text,
	"default_width" text,
	"default_height" text,
	"limited_quantity" boolean DEFAULT false NOT NULL,
	"type" text DEFAULT 'printed_cutout' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"text_size" integer DEFAULT 1 NOT NULL,
	"text_location" integer DEFAULT 0 NOT NULL,
	"font" text,
	"sizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"most_cliparts" integer DEFAULT 12 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ddb_product_clipart" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"ddb_product" text NOT NULL,
	"clipart" text NOT NULL,
	"name" text NOT NULL,
	"width" text NOT NULL,
	"height" text NOT NULL,
	"price" text,
	"currency" text DEFAULT 'USD' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configured_ddb_product_size" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"width" text NOT NULL,
	"height" text NOT NULL,
	"default" boolean DEFAULT false NOT NULL,
	"price" text,
	"currency" text DEFAULT 'USD' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configured_ddb_product" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"ddb_product" text NOT NULL,
	"size" text,
	"text" text DEFAULT '' NOT NULL,
	"text_size" integer DEFAULT 1 NOT NULL,
	"text_location" integer DEFAULT 0 NOT NULL,
	"font" text,
	"type" text DEFAULT 'printed_cutout' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"defined_quantity" integer,
	"material" text,
	"material_color" text,
	"width" text NOT NULL,
	"height" text NOT NULL,
	"quantity" integer NOT NULL,
	"variable_data" jsonb,
	"option_laminate" text,
	"option_border" boolean DEFAULT false NOT NULL,
	"option_flex_cut" boolean DEFAULT false NOT NULL,
	"option_reverse_cut" boolean DEFAULT false NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"retail_package" jsonb,
	"source" text,
	"canvas_preview" text
);
--> statement-breakpoint
CREATE TABLE "configured_ddb_product_clipart" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"configured_ddb_product" text NOT NULL,
	"clipart" text NOT NULL,
	"x" text DEFAULT '0' NOT NULL,
	"y" text DEFAULT '0' NOT NULL,
	"z" integer DEFAULT 0 NOT NULL,
	"width" text DEFAULT '1' NOT NULL,
	"height" text DEFAULT '1' NOT NULL,
	"rotation" text DEFAULT '0' NOT NULL,
	"maintain_proportion" boolean DEFAULT true NOT NULL,
	"can_remove" boolean DEFAULT true NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"dpi" integer,
	"side" text DEFAULT 'front' NOT NULL,
	"dont_clip" boolean DEFAULT false NOT NULL,
	"allow_clipping_when_locked" boolean DEFAULT false NOT NULL,
	"invert_x" boolean DEFAULT false NOT NULL,
	"invert_y" boolean DEFAULT false NOT NULL,
	"offset_width" text DEFAULT '0' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configured_ddb_product_clipart_region" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"configured_ddb_product_clipart" text NOT NULL,
	"region" text NOT NULL,
	"color" text,
	"custom_color" text
);
--> statement-breakpoint
CREATE TABLE "configured_package" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"package" text NOT NULL,
	"size" text NOT NULL,
	"price" text,
	"preview" text,
	"currency" text DEFAULT 'USD' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"logo" text,
	"slogan" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watermark" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"company" text NOT NULL,
	"image" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketplace_base_product" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"public" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"sku" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"meta_keywords" text DEFAULT '' NOT NULL,
	"minimum_quantity" integer,
	"default_quantity" integer,
	"is_licensed" boolean DEFAULT false NOT NULL,
	"category" text NOT NULL,
	"categories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lock_ratio" text,
	"remaining_stock" integer,
	"allow_backorders" boolean DEFAULT false NOT NULL,
	"gtin" text DEFAULT '' NOT NULL,
	"upi" text DEFAULT '' NOT NULL,
	"image_url" text,
	"thumbnail_url" text,
	"currency" text DEFAULT 'USD' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"materials" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"default_material" text,
	"default_width" text,
	"default_height" text,
	"limited_quantity" boolean DEFAULT false NOT NULL,
	"type" text DEFAULT 'printed_cutout' NOT NULL,
	"create_cut_contour" boolean DEFAULT true NOT NULL,
	"backgrounds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"packages" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketplace_product" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"sku" text NOT NULL,
	"public" boolean DEFAULT true NOT NULL,
	"base" text NOT NULL,
	"artwork" text NOT NULL,
	"category" text NOT NULL,
	"sizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allow_custom_size" boolean DEFAULT true NOT NULL,
	"min_sq_inches" text,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketplace_product_image" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"product" text NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"thumbnail" text,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketplace_product_size" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"width" text NOT NULL,
	"height" text NOT NULL,
	"default" boolean DEFAULT false NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketplace_product_option" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"option_set" text NOT NULL,
	"default" text,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configured_marketplace_product" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"marketplace_product" text NOT NULL,
	"type" text DEFAULT 'printed_cutout' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"defined_quantity" integer,
	"material" text,
	"material_color" text,
	"width" text NOT NULL,
	"height" text NOT NULL,
	"quantity" integer NOT NULL,
	"variable_data" jsonb,
	"option_laminate" text,
	"option_border" boolean DEFAULT false NOT NULL,
	"option_flex_cut" boolean DEFAULT false NOT NULL,
	"option_reverse_cut" boolean DEFAULT false NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"retail_package" jsonb
);
--> statement-breakpoint
CREATE TABLE "shutterstock_product" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"public" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"sku" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"meta_keywords" text DEFAULT '' NOT NULL,
	"minimum_quantity" integer,
	"default_quantity" integer,
	"is_licensed" boolean DEFAULT false NOT NULL,
	"category" text NOT NULL,
	"categories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lock_ratio" text,
	"remaining_stock" integer,
	"allow_backorders" boolean DEFAULT false NOT NULL,
	"gtin" text DEFAULT '' NOT NULL,
	"upi" text DEFAULT '' NOT NULL,
	"image_url" text,
	"thumbnail_url" text,
	"currency" text DEFAULT 'USD' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"materials" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"default_material" text,
	"default_width" text,
	"default_height" text,
	"limited_quantity" boolean DEFAULT false NOT NULL,
	"type" text DEFAULT 'printed_cutout' NOT NULL,
	"base" text NOT NULL,
	"artwork" text,
	"shutterstock_image_id" text NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shutterstock_product_option" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"option_set" text NOT NULL,
	"default" text,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configured_shutterstock_product" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"shutterstock_product" text NOT NULL,
	"type" text DEFAULT 'printed_cutout' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"defined_quantity" integer,
	"material" text,
	"material_color" text,
	"width" text NOT NULL,
	"height" text NOT NULL,
	"quantity" integer NOT NULL,
	"variable_data" jsonb,
	"option_laminate" text,
	"option_border" boolean DEFAULT false NOT NULL,
	"option_flex_cut" boolean DEFAULT false NOT NULL,
	"option_reverse_cut" boolean DEFAULT false NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"retail_package" jsonb
);
--> statement-breakpoint
CREATE TABLE "qrcode" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"code_type" integer DEFAULT 0 NOT NULL,
	"barcode_type" text,
	"qrcode_type" text,
	"data" text DEFAULT '' NOT NULL,
	"data_json" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"svg" text DEFAULT '' NOT NULL,
	"size" text,
	"min_size" text
);
--> statement-breakpoint
CREATE TABLE "custom_option" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"custom" text NOT NULL,
	"option_set" text NOT NULL,
	"option" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_text" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"custom" text NOT NULL,
	"x" text DEFAULT '0' NOT NULL,
	"y" text DEFAULT '0' NOT NULL,
	"z" integer DEFAULT 0 NOT NULL,
	"width" text DEFAULT '1' NOT NULL,
	"height" text DEFAULT '1' NOT NULL,
	"rotation" text DEFAULT '0' NOT NULL,
	"maintain_proportion" boolean DEFAULT true NOT NULL,
	"can_remove" boolean DEFAULT true NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"dpi" integer,
	"side" text DEFAULT 'front' NOT NULL,
	"dont_clip" boolean DEFAULT false NOT NULL,
	"allow_clipping_when_locked" boolean DEFAULT false NOT NULL,
	"invert_x" boolean DEFAULT false NOT NULL,
	"invert_y" boolean DEFAULT false NOT NULL,
	"offset_width" text DEFAULT '0' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"font" text,
	"size" text DEFAULT '0.5' NOT NULL,
	"tracking" text DEFAULT '0' NOT NULL,
	"color" text,
	"custom_color" text,
	"stroke_color" text,
	"custom_stroke_color" text,
	"stroke_width" text DEFAULT '0' NOT NULL,
	"text_alignment" text DEFAULT 'center' NOT NULL,
	"path" text,
	"arc" text,
	"path_scale" text DEFAULT '1' NOT NULL,
	"symbol" text DEFAULT 'none' NOT NULL,
	"symbol_name" text DEFAULT '' NOT NULL,
	"symbol_range_start" text DEFAULT '' NOT NULL,
	"symbol_range_end" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_clipart" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"custom" text NOT NULL,
	"x" text DEFAULT '0' NOT NULL,
	"y" text DEFAULT '0' NOT NULL,
	"z" integer DEFAULT 0 NOT NULL,
	"width" text DEFAULT '1' NOT NULL,
	"height" text DEFAULT '1' NOT NULL,
	"rotation" text DEFAULT '0' NOT NULL,
	"maintain_proportion" boolean DEFAULT true NOT NULL,
	"can_remove" boolean DEFAULT true NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"dpi" integer,
	"side" text DEFAULT 'front' NOT NULL,
	"dont_clip" boolean DEFAULT false NOT NULL,
	"allow_clipping_when_locked" boolean DEFAULT false NOT NULL,
	"invert_x" boolean DEFAULT false NOT NULL,
	"invert_y" boolean DEFAULT false NOT NULL,
	"offset_width" text DEFAULT '0' NOT NULL,
	"clipart" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_clipart_region" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"custom_clipart" text NOT NULL,
	"region" text NOT NULL,
	"color" text,
	"custom_color" text
);
--> statement-breakpoint
CREATE TABLE "custom_user_file" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"custom" text NOT NULL,
	"x" text DEFAULT '0' NOT NULL,
	"y" text DEFAULT '0' NOT NULL,
	"z" integer DEFAULT 0 NOT NULL,
	"width" text DEFAULT '1' NOT NULL,
	"height" text DEFAULT '1' NOT NULL,
	"rotation" text DEFAULT '0' NOT NULL,
	"maintain_proportion" boolean DEFAULT true NOT NULL,
	"can_remove" boolean DEFAULT true NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"dpi" integer,
	"side" text DEFAULT 'front' NOT NULL,
	"dont_clip" boolean DEFAULT false NOT NULL,
	"allow_clipping_when_locked" boolean DEFAULT false NOT NULL,
	"invert_x" boolean DEFAULT false NOT NULL,
	"invert_y" boolean DEFAULT false NOT NULL,
	"offset_width" text DEFAULT '0' NOT NULL,
	"user_file" text NOT NULL,
	"is_cropped" boolean DEFAULT false NOT NULL,
	"crop_x" text,
	"crop_y" text,
	"crop_width" text,
	"crop_height" text
);
--> statement-breakpoint
CREATE TABLE "custom_qrcode" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"custom" text NOT NULL,
	"x" text DEFAULT '0' NOT NULL,
	"y" text DEFAULT '0' NOT NULL,
	"z" integer DEFAULT 0 NOT NULL,
	"width" text DEFAULT '1' NOT NULL,
	"height" text DEFAULT '1' NOT NULL,
	"rotation" text DEFAULT '0' NOT NULL,
	"maintain_proportion" boolean DEFAULT true NOT NULL,
	"can_remove" boolean DEFAULT true NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"dpi" integer,
	"side" text DEFAULT 'front' NOT NULL,
	"dont_clip" boolean DEFAULT false NOT NULL,
	"allow_clipping_when_locked" boolean DEFAULT false NOT NULL,
	"invert_x" boolean DEFAULT false NOT NULL,
	"invert_y" boolean DEFAULT false NOT NULL,
	"offset_width" text DEFAULT '0' NOT NULL,
	"code_type" integer DEFAULT 0 NOT NULL,
	"barcode_type" text,
	"data" text DEFAULT '' NOT NULL,
	"color" text,
	"custom_color" text
);
--> statement-breakpoint
CREATE TABLE "custom_marketplace" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"custom" text NOT NULL,
	"x" text DEFAULT '0' NOT NULL,
	"y" text DEFAULT '0' NOT NULL,
	"z" integer DEFAULT 0 NOT NULL,
	"width" text DEFAULT '1' NOT NULL,
	"height" text DEFAULT '1' NOT NULL,
	"rotation" text DEFAULT '0' NOT NULL,
	"maintain_proportion" boolean DEFAULT true NOT NULL,
	"can_remove" boolean DEFAULT true NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"dpi" integer,
	"side" text DEFAULT 'front' NOT NULL,
	"dont_clip" boolean DEFAULT false NOT NULL,
	"allow_clipping_when_locked" boolean DEFAULT false NOT NULL,
	"invert_x" boolean DEFAULT false NOT NULL,
	"invert_y" boolean DEFAULT false NOT NULL,
	"offset_width" text DEFAULT '0' NOT NULL,
	"artwork" text NOT NULL,
	"removed_background" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_clip_mask" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"custom" text NOT NULL,
	"x" text DEFAULT '0' NOT NULL,
	"y" text DEFAULT '0' NOT NULL,
	"z" integer DEFAULT 0 NOT NULL,
	"width" text DEFAULT '1' NOT NULL,
	"height" text DEFAULT '1' NOT NULL,
	"rotation" text DEFAULT '0' NOT NULL,
	"maintain_proportion" boolean DEFAULT true NOT NULL,
	"can_remove" boolean DEFAULT true NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"dpi" integer,
	"side" text DEFAULT 'front' NOT NULL,
	"dont_clip" boolean DEFAULT false NOT NULL,
	"allow_clipping_when_locked" boolean DEFAULT false NOT NULL,
	"invert_x" boolean DEFAULT false NOT NULL,
	"invert_y" boolean DEFAULT false NOT NULL,
	"offset_width" text DEFAULT '0' NOT NULL,
	"element" text NOT NULL,
	"mask" text DEFAULT 'M0 0H1V1H0Z' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_shape" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"custom" text NOT NULL,
	"x" text DEFAULT '0' NOT NULL,
	"y" text DEFAULT '0' NOT NULL,
	"z" integer DEFAULT 0 NOT NULL,
	"width" text DEFAULT '1' NOT NULL,
	"height" text DEFAULT '1' NOT NULL,
	"rotation" text DEFAULT '0' NOT NULL,
	"maintain_proportion" boolean DEFAULT true NOT NULL,
	"can_remove" boolean DEFAULT true NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"dpi" integer,
	"side" text DEFAULT 'front' NOT NULL,
	"dont_clip" boolean DEFAULT false NOT NULL,
	"allow_clipping_when_locked" boolean DEFAULT false NOT NULL,
	"invert_x" boolean DEFAULT false NOT NULL,
	"invert_y" boolean DEFAULT false NOT NULL,
	"offset_width" text DEFAULT '0' NOT NULL,
	"shape" text DEFAULT 'rectangle' NOT NULL,
	"roundness" text DEFAULT '0' NOT NULL,
	"path" text,
	"fill_color" text,
	"custom_fill_color" text,
	"border_color" text,
	"custom_border_color" text,
	"border_size" text DEFAULT '0' NOT NULL,
	"border_margin" text DEFAULT '0' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_materials_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_sizes_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_template_shapes_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_options_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_packages_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_background_images_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_material_material_color_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_material_design_colors_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_material_material_colors_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_material_color_maps_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_shape_sizes_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_option_set_options_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_option_set_excluded_materials_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_option_set_tags_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_option_tags_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommended_product_colors_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommended_product_sizes_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clipart_category_shapes_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clipart_product_materials_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clipart_product_sizes_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clipart_product_options_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clipart_product_tags_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clipart_product_customization_group_options_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clipart_product_customization_group_colors_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ddb_product_materials_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ddb_product_sizes_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_available_sizes_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketplace_base_product_materials_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketplace_base_product_backgrounds_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketplace_base_product_sizes_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketplace_base_product_options_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketplace_base_product_packages_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketplace_product_sizes_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shutterstock_product_materials_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shutterstock_product_options_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "category_product" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uses_link" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "canvas_width" text;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "canvas_height" text;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "background_images" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "background_color" text;--> statement-breakpoint
ALTER TABLE "template_material" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "template_shape" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "template_shape" ADD COLUMN "button_image_selected" text;--> statement-breakpoint
ALTER TABLE "template_shape" ADD COLUMN "side" text;--> statement-breakpoint
ALTER TABLE "template_shape" ADD COLUMN "background_shape_fill" text;--> statement-breakpoint
ALTER TABLE "template_shape" ADD COLUMN "border" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "template_shape" ADD COLUMN "border_size" text DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "template_shape" ADD COLUMN "border_margin" text DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "template_shape" ADD COLUMN "border_color" text;--> statement-breakpoint
ALTER TABLE "template_shape" ADD COLUMN "roundness" text DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "template_shape" ADD COLUMN "contour_color" text;--> statement-breakpoint
ALTER TABLE "template_shape" ADD COLUMN "share_attributes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "template_shape" ADD COLUMN "tag" text;--> statement-breakpoint
ALTER TABLE "template_size" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "template_option_set" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "template_option" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "template_option_tag" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "package_size" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "color" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "font" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "artist" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "artwork" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_file" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_autosave" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "template_side" ADD CONSTRAINT "template_side_template_template_id_fk" FOREIGN KEY ("template") REFERENCES "public"."template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_tab" ADD CONSTRAINT "template_tab_template_template_id_fk" FOREIGN KEY ("template") REFERENCES "public"."template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_text" ADD CONSTRAINT "template_text_template_template_id_fk" FOREIGN KEY ("template") REFERENCES "public"."template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_clipart" ADD CONSTRAINT "template_clipart_template_template_id_fk" FOREIGN KEY ("template") REFERENCES "public"."template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_clipart" ADD CONSTRAINT "template_clipart_clipart_clipart_id_fk" FOREIGN KEY ("clipart") REFERENCES "public"."clipart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_clipart_region" ADD CONSTRAINT "template_clipart_region_template_clipart_template_clipart_id_fk" FOREIGN KEY ("template_clipart") REFERENCES "public"."template_clipart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_clipart_region" ADD CONSTRAINT "template_clipart_region_region_clipart_region_id_fk" FOREIGN KEY ("region") REFERENCES "public"."clipart_region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_marketplace" ADD CONSTRAINT "template_marketplace_template_template_id_fk" FOREIGN KEY ("template") REFERENCES "public"."template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_marketplace" ADD CONSTRAINT "template_marketplace_artwork_artwork_id_fk" FOREIGN KEY ("artwork") REFERENCES "public"."artwork"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "color_map" ADD CONSTRAINT "color_map_design_color_color_id_fk" FOREIGN KEY ("design_color") REFERENCES "public"."color"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "color_map" ADD CONSTRAINT "color_map_material_color_color_id_fk" FOREIGN KEY ("material_color") REFERENCES "public"."color"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_offer" ADD CONSTRAINT "special_offer_template_template_id_fk" FOREIGN KEY ("template") REFERENCES "public"."template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_offer" ADD CONSTRAINT "special_offer_material_template_material_id_fk" FOREIGN KEY ("material") REFERENCES "public"."template_material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configured_special_offer" ADD CONSTRAINT "configured_special_offer_special_offer_special_offer_id_fk" FOREIGN KEY ("special_offer") REFERENCES "public"."special_offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommended_product_group" ADD CONSTRAINT "recommended_product_group_template_template_id_fk" FOREIGN KEY ("template") REFERENCES "public"."template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommended_product" ADD CONSTRAINT "recommended_product_group_recommended_product_group_id_fk" FOREIGN KEY ("group") REFERENCES "public"."recommended_product_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommended_product" ADD CONSTRAINT "recommended_product_product_template_id_fk" FOREIGN KEY ("product") REFERENCES "public"."template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommended_product" ADD CONSTRAINT "recommended_product_default_color_color_id_fk" FOREIGN KEY ("default_color") REFERENCES "public"."color"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart" ADD CONSTRAINT "clipart_category_clipart_category_id_fk" FOREIGN KEY ("category") REFERENCES "public"."clipart_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_category_graphic" ADD CONSTRAINT "clipart_category_graphic_category_clipart_category_id_fk" FOREIGN KEY ("category") REFERENCES "public"."clipart_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_region" ADD CONSTRAINT "clipart_region_clipart_clipart_id_fk" FOREIGN KEY ("clipart") REFERENCES "public"."clipart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_product" ADD CONSTRAINT "clipart_product_category_category_id_fk" FOREIGN KEY ("category") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_product" ADD CONSTRAINT "clipart_product_clipart_clipart_id_fk" FOREIGN KEY ("clipart") REFERENCES "public"."clipart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_product" ADD CONSTRAINT "clipart_product_customization_group_clipart_product_customization_group_id_fk" FOREIGN KEY ("customization_group") REFERENCES "public"."clipart_product_customization_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_product_background" ADD CONSTRAINT "clipart_product_background_product_clipart_product_id_fk" FOREIGN KEY ("product") REFERENCES "public"."clipart_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configured_clipart_product" ADD CONSTRAINT "configured_clipart_product_clipart_product_clipart_product_id_fk" FOREIGN KEY ("clipart_product") REFERENCES "public"."clipart_product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configured_clipart_product_region" ADD CONSTRAINT "configured_clipart_product_region_configured_clipart_product_configured_clipart_product_id_fk" FOREIGN KEY ("configured_clipart_product") REFERENCES "public"."configured_clipart_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configured_clipart_product_region" ADD CONSTRAINT "configured_clipart_product_region_region_clipart_region_id_fk" FOREIGN KEY ("region") REFERENCES "public"."clipart_region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configured_clipart_option" ADD CONSTRAINT "configured_clipart_option_configured_clipart_product_configured_clipart_product_id_fk" FOREIGN KEY ("configured_clipart_product") REFERENCES "public"."configured_clipart_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configured_clipart_option" ADD CONSTRAINT "configured_clipart_option_option_set_template_option_set_id_fk" FOREIGN KEY ("option_set") REFERENCES "public"."template_option_set"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configured_clipart_option" ADD CONSTRAINT "configured_clipart_option_option_template_option_id_fk" FOREIGN KEY ("option") REFERENCES "public"."template_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ddb_product" ADD CONSTRAINT "ddb_product_category_category_id_fk" FOREIGN KEY ("category") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ddb_product_clipart" ADD CONSTRAINT "ddb_product_clipart_ddb_product_ddb_product_id_fk" FOREIGN KEY ("ddb_product") REFERENCES "public"."ddb_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ddb_product_clipart" ADD CONSTRAINT "ddb_product_clipart_clipart_clipart_id_fk" FOREIGN KEY ("clipart") REFERENCES "public"."clipart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configured_ddb_product" ADD CONSTRAINT "configured_ddb_product_ddb_product_ddb_product_id_fk" FOREIGN KEY ("ddb_product") REFERENCES "public"."ddb_product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configured_ddb_product" ADD CONSTRAINT "configured_ddb_product_size_configured_ddb_product_size_id_fk" FOREIGN KEY ("size") REFERENCES "public"."configured_ddb_product_size"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configured_ddb_product_clipart" ADD CONSTRAINT "configured_ddb_product_clipart_configured_ddb_product_configured_ddb_product_id_fk" FOREIGN KEY ("configured_ddb_product") REFERENCES "public"."configured_ddb_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configured_ddb_product_clipart" ADD CONSTRAINT "configured_ddb_product_clipart_clipart_clipart_id_fk" FOREIGN KEY ("clipart") REFERENCES "public"."clipart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configured_ddb_product_clipart_region" ADD CONSTRAINT "configured_ddb_product_clipart_region_configured_ddb_product_clipart_configured_ddb_product_clipart_id_fk" FOREIGN KEY ("configured_ddb_product_clipart") REFERENCES "public"."configured_ddb_product_clipart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configured_ddb_product_clipart_region" ADD CONSTRAINT "configured_ddb_product_clipart_region_region_clipart_region_id_fk" FOREIGN KEY ("region") REFERENCES "public"."clipart_region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configured_package" ADD CONSTRAINT "configured_package_package_package_id_fk" FOREIGN KEY ("package") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configured_package" ADD CONSTRAINT "configured_package_size_package_size_id_fk" FOREIGN KEY ("size") REFERENCES "public"."package_size"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watermark" ADD CONSTRAINT "watermark_company_company_id_fk" FOREIGN KEY ("company") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_base_product" ADD CONSTRAINT "marketplace_base_product_category_category_id_fk" FOREIGN KEY ("category") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_product" ADD CONSTRAINT "marketplace_product_base_marketplace_base_product_id_fk" FOREIGN KEY ("base") REFERENCES "public"."marketplace_base_product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_product" ADD CONSTRAINT "marketplace_product_artwork_artwork_id_fk" FOREIGN KEY ("artwork") REFERENCES "public"."artwork"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_product_image" ADD CONSTRAINT "marketplace_product_image_product_marketplace_product_id_fk" FOREIGN KEY ("product") REFERENCES "public"."marketplace_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_product_option" ADD CONSTRAINT "marketplace_product_option_option_set_template_option_set_id_fk" FOREIGN KEY ("option_set") REFERENCES "public"."template_option_set"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_product_option" ADD CONSTRAINT "marketplace_product_option_default_template_option_id_fk" FOREIGN KEY ("default") REFERENCES "public"."template_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configured_marketplace_product" ADD CONSTRAINT "configured_marketplace_product_marketplace_product_marketplace_product_id_fk" FOREIGN KEY ("marketplace_product") REFERENCES "public"."marketplace_product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shutterstock_product" ADD CONSTRAINT "shutterstock_product_category_category_id_fk" FOREIGN KEY ("category") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shutterstock_product" ADD CONSTRAINT "shutterstock_product_base_marketplace_base_product_id_fk" FOREIGN KEY ("base") REFERENCES "public"."marketplace_base_product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shutterstock_product_option" ADD CONSTRAINT "shutterstock_product_option_option_set_template_option_set_id_fk" FOREIGN KEY ("option_set") REFERENCES "public"."template_option_set"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shutterstock_product_option" ADD CONSTRAINT "shutterstock_product_option_default_template_option_id_fk" FOREIGN KEY ("default") REFERENCES "public"."template_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configured_shutterstock_product" ADD CONSTRAINT "configured_shutterstock_product_shutterstock_product_shutterstock_product_id_fk" FOREIGN KEY ("shutterstock_product") REFERENCES "public"."shutterstock_product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_option" ADD CONSTRAINT "custom_option_custom_custom_id_fk" FOREIGN KEY ("custom") REFERENCES "public"."custom"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_text" ADD CONSTRAINT "custom_text_custom_custom_id_fk" FOREIGN KEY ("custom") REFERENCES "public"."custom"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_clipart" ADD CONSTRAINT "custom_clipart_custom_custom_id_fk" FOREIGN KEY ("custom") REFERENCES "public"."custom"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_clipart_region" ADD CONSTRAINT "custom_clipart_region_custom_clipart_custom_clipart_id_fk" FOREIGN KEY ("custom_clipart") REFERENCES "public"."custom_clipart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_user_file" ADD CONSTRAINT "custom_user_file_custom_custom_id_fk" FOREIGN KEY ("custom") REFERENCES "public"."custom"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_qrcode" ADD CONSTRAINT "custom_qrcode_custom_custom_id_fk" FOREIGN KEY ("custom") REFERENCES "public"."custom"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_marketplace" ADD CONSTRAINT "custom_marketplace_custom_custom_id_fk" FOREIGN KEY ("custom") REFERENCES "public"."custom"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_clip_mask" ADD CONSTRAINT "custom_clip_mask_custom_custom_id_fk" FOREIGN KEY ("custom") REFERENCES "public"."custom"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_shape" ADD CONSTRAINT "custom_shape_custom_custom_id_fk" FOREIGN KEY ("custom") REFERENCES "public"."custom"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_materials_link" ADD CONSTRAINT "template_materials_link_from_id_template_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_materials_link" ADD CONSTRAINT "template_materials_link_to_id_template_material_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."template_material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_sizes_link" ADD CONSTRAINT "template_sizes_link_from_id_template_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_sizes_link" ADD CONSTRAINT "template_sizes_link_to_id_template_size_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."template_size"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_template_shapes_link" ADD CONSTRAINT "template_template_shapes_link_from_id_template_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_template_shapes_link" ADD CONSTRAINT "template_template_shapes_link_to_id_template_shape_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."template_shape"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_options_link" ADD CONSTRAINT "template_options_link_from_id_template_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_options_link" ADD CONSTRAINT "template_options_link_to_id_template_option_set_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."template_option_set"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_packages_link" ADD CONSTRAINT "template_packages_link_from_id_template_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_packages_link" ADD CONSTRAINT "template_packages_link_to_id_package_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_background_images_link" ADD CONSTRAINT "template_background_images_link_from_id_template_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_background_images_link" ADD CONSTRAINT "template_background_images_link_to_id_background_image_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."background_image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_material_material_color_link" ADD CONSTRAINT "template_material_material_color_link_from_id_template_material_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."template_material"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_material_material_color_link" ADD CONSTRAINT "template_material_material_color_link_to_id_color_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."color"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_material_design_colors_link" ADD CONSTRAINT "template_material_design_colors_link_from_id_template_material_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."template_material"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_material_design_colors_link" ADD CONSTRAINT "template_material_design_colors_link_to_id_color_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."color"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_material_material_colors_link" ADD CONSTRAINT "template_material_material_colors_link_from_id_template_material_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."template_material"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_material_material_colors_link" ADD CONSTRAINT "template_material_material_colors_link_to_id_color_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."color"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_material_color_maps_link" ADD CONSTRAINT "template_material_color_maps_link_from_id_template_material_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."template_material"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_material_color_maps_link" ADD CONSTRAINT "template_material_color_maps_link_to_id_color_map_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."color_map"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_shape_sizes_link" ADD CONSTRAINT "template_shape_sizes_link_from_id_template_shape_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."template_shape"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_shape_sizes_link" ADD CONSTRAINT "template_shape_sizes_link_to_id_template_size_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."template_size"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_option_set_options_link" ADD CONSTRAINT "template_option_set_options_link_from_id_template_option_set_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."template_option_set"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_option_set_options_link" ADD CONSTRAINT "template_option_set_options_link_to_id_template_option_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."template_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_option_set_excluded_materials_link" ADD CONSTRAINT "template_option_set_excluded_materials_link_from_id_template_option_set_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."template_option_set"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_option_set_excluded_materials_link" ADD CONSTRAINT "template_option_set_excluded_materials_link_to_id_template_material_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."template_material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_option_set_tags_link" ADD CONSTRAINT "template_option_set_tags_link_from_id_template_option_set_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."template_option_set"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_option_set_tags_link" ADD CONSTRAINT "template_option_set_tags_link_to_id_template_option_tag_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."template_option_tag"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_option_tags_link" ADD CONSTRAINT "template_option_tags_link_from_id_template_option_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."template_option"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_option_tags_link" ADD CONSTRAINT "template_option_tags_link_to_id_template_option_tag_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."template_option_tag"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommended_product_colors_link" ADD CONSTRAINT "recommended_product_colors_link_from_id_recommended_product_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."recommended_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommended_product_colors_link" ADD CONSTRAINT "recommended_product_colors_link_to_id_color_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."color"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommended_product_sizes_link" ADD CONSTRAINT "recommended_product_sizes_link_from_id_recommended_product_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."recommended_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommended_product_sizes_link" ADD CONSTRAINT "recommended_product_sizes_link_to_id_template_size_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."template_size"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_category_shapes_link" ADD CONSTRAINT "clipart_category_shapes_link_from_id_clipart_category_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."clipart_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_category_shapes_link" ADD CONSTRAINT "clipart_category_shapes_link_to_id_template_shape_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."template_shape"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_product_materials_link" ADD CONSTRAINT "clipart_product_materials_link_from_id_clipart_product_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."clipart_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_product_materials_link" ADD CONSTRAINT "clipart_product_materials_link_to_id_template_material_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."template_material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_product_sizes_link" ADD CONSTRAINT "clipart_product_sizes_link_from_id_clipart_product_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."clipart_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_product_sizes_link" ADD CONSTRAINT "clipart_product_sizes_link_to_id_template_size_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."template_size"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_product_options_link" ADD CONSTRAINT "clipart_product_options_link_from_id_clipart_product_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."clipart_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_product_options_link" ADD CONSTRAINT "clipart_product_options_link_to_id_template_option_set_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."template_option_set"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_product_tags_link" ADD CONSTRAINT "clipart_product_tags_link_from_id_clipart_product_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."clipart_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_product_tags_link" ADD CONSTRAINT "clipart_product_tags_link_to_id_tag_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."tag"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_product_customization_group_options_link" ADD CONSTRAINT "clipart_product_customization_group_options_link_from_id_clipart_product_customization_group_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."clipart_product_customization_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_product_customization_group_options_link" ADD CONSTRAINT "clipart_product_customization_group_options_link_to_id_template_option_set_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."template_option_set"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_product_customization_group_colors_link" ADD CONSTRAINT "clipart_product_customization_group_colors_link_from_id_clipart_product_customization_group_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."clipart_product_customization_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_product_customization_group_colors_link" ADD CONSTRAINT "clipart_product_customization_group_colors_link_to_id_color_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."color"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ddb_product_materials_link" ADD CONSTRAINT "ddb_product_materials_link_from_id_ddb_product_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."ddb_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ddb_product_materials_link" ADD CONSTRAINT "ddb_product_materials_link_to_id_template_material_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."template_material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ddb_product_sizes_link" ADD CONSTRAINT "ddb_product_sizes_link_from_id_ddb_product_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."ddb_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ddb_product_sizes_link" ADD CONSTRAINT "ddb_product_sizes_link_to_id_configured_ddb_product_size_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."configured_ddb_product_size"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_available_sizes_link" ADD CONSTRAINT "package_available_sizes_link_from_id_package_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."package"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_available_sizes_link" ADD CONSTRAINT "package_available_sizes_link_to_id_package_size_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."package_size"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_base_product_materials_link" ADD CONSTRAINT "marketplace_base_product_materials_link_from_id_marketplace_base_product_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."marketplace_base_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_base_product_materials_link" ADD CONSTRAINT "marketplace_base_product_materials_link_to_id_template_material_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."template_material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_base_product_backgrounds_link" ADD CONSTRAINT "marketplace_base_product_backgrounds_link_from_id_marketplace_base_product_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."marketplace_base_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_base_product_backgrounds_link" ADD CONSTRAINT "marketplace_base_product_backgrounds_link_to_id_background_image_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."background_image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_base_product_sizes_link" ADD CONSTRAINT "marketplace_base_product_sizes_link_from_id_marketplace_base_product_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."marketplace_base_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_base_product_sizes_link" ADD CONSTRAINT "marketplace_base_product_sizes_link_to_id_stock_product_size_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."stock_product_size"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_base_product_options_link" ADD CONSTRAINT "marketplace_base_product_options_link_from_id_marketplace_base_product_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."marketplace_base_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_base_product_options_link" ADD CONSTRAINT "marketplace_base_product_options_link_to_id_marketplace_product_option_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."marketplace_product_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_base_product_packages_link" ADD CONSTRAINT "marketplace_base_product_packages_link_from_id_marketplace_base_product_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."marketplace_base_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_base_product_packages_link" ADD CONSTRAINT "marketplace_base_product_packages_link_to_id_package_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_product_sizes_link" ADD CONSTRAINT "marketplace_product_sizes_link_from_id_marketplace_product_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."marketplace_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_product_sizes_link" ADD CONSTRAINT "marketplace_product_sizes_link_to_id_marketplace_product_size_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."marketplace_product_size"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shutterstock_product_materials_link" ADD CONSTRAINT "shutterstock_product_materials_link_from_id_shutterstock_product_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."shutterstock_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shutterstock_product_materials_link" ADD CONSTRAINT "shutterstock_product_materials_link_to_id_template_material_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."template_material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shutterstock_product_options_link" ADD CONSTRAINT "shutterstock_product_options_link_from_id_shutterstock_product_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."shutterstock_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shutterstock_product_options_link" ADD CONSTRAINT "shutterstock_product_options_link_to_id_shutterstock_product_option_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."shutterstock_product_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "template_category_slug_unique" ON "template_category" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "template_category_order_index" ON "template_category" USING btree ("name","created","id");--> statement-breakpoint
CREATE INDEX "template_side_order_index" ON "template_side" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "template_side_template_index" ON "template_side" USING btree ("template","order","created","id");--> statement-breakpoint
CREATE INDEX "template_tab_order_index" ON "template_tab" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "template_tab_template_index" ON "template_tab" USING btree ("template","order","created","id");--> statement-breakpoint
CREATE INDEX "template_text_order_index" ON "template_text" USING btree ("z","created","id");--> statement-breakpoint
CREATE INDEX "template_text_template_index" ON "template_text" USING btree ("template","z","created","id");--> statement-breakpoint
CREATE INDEX "template_clipart_order_index" ON "template_clipart" USING btree ("z","created","id");--> statement-breakpoint
CREATE INDEX "template_clipart_template_index" ON "template_clipart" USING btree ("template","z","created","id");--> statement-breakpoint
CREATE INDEX "template_clipart_clipart_index" ON "template_clipart" USING btree ("clipart","z","created","id");--> statement-breakpoint
CREATE INDEX "template_clipart_region_order_index" ON "template_clipart_region" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "template_clipart_region_template_clipart_index" ON "template_clipart_region" USING btree ("template_clipart","created","id");--> statement-breakpoint
CREATE INDEX "template_clipart_region_region_index" ON "template_clipart_region" USING btree ("region","created","id");--> statement-breakpoint
CREATE INDEX "template_marketplace_order_index" ON "template_marketplace" USING btree ("z","created","id");--> statement-breakpoint
CREATE INDEX "template_marketplace_template_index" ON "template_marketplace" USING btree ("template","z","created","id");--> statement-breakpoint
CREATE INDEX "template_marketplace_artwork_index" ON "template_marketplace" USING btree ("artwork","z","created","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tag_slug_unique" ON "tag" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "tag_order_index" ON "tag" USING btree ("name","created","id");--> statement-breakpoint
CREATE INDEX "text_path_order_index" ON "text_path" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "background_image_order_index" ON "background_image" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "stock_product_size_order_index" ON "stock_product_size" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "color_map_order_index" ON "color_map" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "color_map_design_color_index" ON "color_map" USING btree ("design_color","created","id");--> statement-breakpoint
CREATE INDEX "color_map_material_color_index" ON "color_map" USING btree ("material_color","created","id");--> statement-breakpoint
CREATE UNIQUE INDEX "special_offer_sku_unique" ON "special_offer" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "special_offer_order_index" ON "special_offer" USING btree ("order","created","id","enabled");--> statement-breakpoint
CREATE INDEX "special_offer_template_index" ON "special_offer" USING btree ("template","order","created","id","enabled");--> statement-breakpoint
CREATE INDEX "special_offer_material_index" ON "special_offer" USING btree ("material","order","created","id","enabled");--> statement-breakpoint
CREATE INDEX "configured_special_offer_order_index" ON "configured_special_offer" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "configured_special_offer_owner_index" ON "configured_special_offer" USING btree ("owner","created","id");--> statement-breakpoint
CREATE INDEX "configured_special_offer_special_offer_index" ON "configured_special_offer" USING btree ("special_offer","created","id");--> statement-breakpoint
CREATE INDEX "recommended_product_group_order_index" ON "recommended_product_group" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "recommended_product_group_template_index" ON "recommended_product_group" USING btree ("template","order","created","id");--> statement-breakpoint
CREATE INDEX "recommended_product_order_index" ON "recommended_product" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "recommended_product_group_index" ON "recommended_product" USING btree ("group","order","created","id");--> statement-breakpoint
CREATE INDEX "recommended_product_product_index" ON "recommended_product" USING btree ("product","order","created","id");--> statement-breakpoint
CREATE INDEX "recommended_product_default_color_index" ON "recommended_product" USING btree ("default_color","order","created","id");--> statement-breakpoint
CREATE INDEX "clipart_order_index" ON "clipart" USING btree ("name","created","id","hidden");--> statement-breakpoint
CREATE INDEX "clipart_category_index" ON "clipart" USING btree ("category","name","created","id","hidden");--> statement-breakpoint
CREATE INDEX "clipart_product_number_index" ON "clipart" USING btree ("product_number","name","created","id","hidden");--> statement-breakpoint
CREATE UNIQUE INDEX "clipart_category_slug_unique" ON "clipart_category" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "clipart_category_order_index" ON "clipart_category" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "clipart_category_parent_index" ON "clipart_category" USING btree ("parent","order","created","id");--> statement-breakpoint
CREATE INDEX "clipart_category_graphic_order_index" ON "clipart_category_graphic" USING btree ("name","created","id");--> statement-breakpoint
CREATE INDEX "clipart_category_graphic_category_index" ON "clipart_category_graphic" USING btree ("category","name","created","id");--> statement-breakpoint
CREATE INDEX "clipart_region_order_index" ON "clipart_region" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "clipart_region_clipart_index" ON "clipart_region" USING btree ("clipart","order","created","id");--> statement-breakpoint
CREATE UNIQUE INDEX "clipart_product_slug_unique" ON "clipart_product" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "clipart_product_sku_unique" ON "clipart_product" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "clipart_product_order_index" ON "clipart_product" USING btree ("order","created","id","public");--> statement-breakpoint
CREATE INDEX "clipart_product_category_index" ON "clipart_product" USING btree ("category","order","created","id","public");--> statement-breakpoint
CREATE INDEX "clipart_product_clipart_index" ON "clipart_product" USING btree ("clipart","order","created","id","public");--> statement-breakpoint
CREATE INDEX "clipart_product_customization_group_index" ON "clipart_product" USING btree ("customization_group","order","created","id","public");--> statement-breakpoint
CREATE INDEX "clipart_product_background_order_index" ON "clipart_product_background" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "clipart_product_background_product_index" ON "clipart_product_background" USING btree ("product","order","created","id");--> statement-breakpoint
CREATE INDEX "clipart_product_customization_group_order_index" ON "clipart_product_customization_group" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "configured_clipart_product_order_index" ON "configured_clipart_product" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "configured_clipart_product_owner_index" ON "configured_clipart_product" USING btree ("owner","created","id");--> statement-breakpoint
CREATE INDEX "configured_clipart_product_clipart_product_index" ON "configured_clipart_product" USING btree ("clipart_product","created","id");--> statement-breakpoint
CREATE UNIQUE INDEX "configured_clipart_product_region_configured_clipar_ba0fc55a" ON "configured_clipart_product_region" USING btree ("configured_clipart_product","region");--> statement-breakpoint
CREATE INDEX "configured_clipart_product_region_order_index" ON "configured_clipart_product_region" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "configured_clipart_product_region_owner_index" ON "configured_clipart_product_region" USING btree ("owner","created","id");--> statement-breakpoint
CREATE INDEX "configured_clipart_product_region_configured_clipar_c87829c5" ON "configured_clipart_product_region" USING btree ("configured_clipart_product","created","id");--> statement-breakpoint
CREATE INDEX "configured_clipart_product_region_region_index" ON "configured_clipart_product_region" USING btree ("region","created","id");--> statement-breakpoint
CREATE UNIQUE INDEX "configured_clipart_option_configured_clipart_produc_7cc315d5" ON "configured_clipart_option" USING btree ("configured_clipart_product","option");--> statement-breakpoint
CREATE INDEX "configured_clipart_option_order_index" ON "configured_clipart_option" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "configured_clipart_option_owner_index" ON "configured_clipart_option" USING btree ("owner","created","id");--> statement-breakpoint
CREATE INDEX "configured_clipart_option_configured_clipart_product_index" ON "configured_clipart_option" USING btree ("configured_clipart_product","created","id");--> statement-breakpoint
CREATE INDEX "configured_clipart_option_option_set_index" ON "configured_clipart_option" USING btree ("option_set","created","id");--> statement-breakpoint
CREATE INDEX "configured_clipart_option_option_index" ON "configured_clipart_option" USING btree ("option","created","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ddb_product_slug_unique" ON "ddb_product" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "ddb_product_sku_unique" ON "ddb_product" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "ddb_product_order_index" ON "ddb_product" USING btree ("order","created","id","public");--> statement-breakpoint
CREATE INDEX "ddb_product_category_index" ON "ddb_product" USING btree ("category","order","created","id","public");--> statement-breakpoint
CREATE INDEX "ddb_product_clipart_order_index" ON "ddb_product_clipart" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "ddb_product_clipart_ddb_product_index" ON "ddb_product_clipart" USING btree ("ddb_product","order","created","id");--> statement-breakpoint
CREATE INDEX "ddb_product_clipart_clipart_index" ON "ddb_product_clipart" USING btree ("clipart","order","created","id");--> statement-breakpoint
CREATE INDEX "configured_ddb_product_size_order_index" ON "configured_ddb_product_size" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "configured_ddb_product_order_index" ON "configured_ddb_product" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "configured_ddb_product_owner_index" ON "configured_ddb_product" USING btree ("owner","created","id");--> statement-breakpoint
CREATE INDEX "configured_ddb_product_ddb_product_index" ON "configured_ddb_product" USING btree ("ddb_product","created","id");--> statement-breakpoint
CREATE INDEX "configured_ddb_product_size_index" ON "configured_ddb_product" USING btree ("size","created","id");--> statement-breakpoint
CREATE INDEX "configured_ddb_product_clipart_order_index" ON "configured_ddb_product_clipart" USING btree ("z","created","id");--> statement-breakpoint
CREATE INDEX "configured_ddb_product_clipart_owner_index" ON "configured_ddb_product_clipart" USING btree ("owner","z","created","id");--> statement-breakpoint
CREATE INDEX "configured_ddb_product_clipart_configured_ddb_product_index" ON "configured_ddb_product_clipart" USING btree ("configured_ddb_product","z","created","id");--> statement-breakpoint
CREATE INDEX "configured_ddb_product_clipart_clipart_index" ON "configured_ddb_product_clipart" USING btree ("clipart","z","created","id");--> statement-breakpoint
CREATE UNIQUE INDEX "configured_ddb_product_clipart_region_configured_dd_21285152" ON "configured_ddb_product_clipart_region" USING btree ("configured_ddb_product_clipart","region");--> statement-breakpoint
CREATE INDEX "configured_ddb_product_clipart_region_order_index" ON "configured_ddb_product_clipart_region" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "configured_ddb_product_clipart_region_owner_index" ON "configured_ddb_product_clipart_region" USING btree ("owner","created","id");--> statement-breakpoint
CREATE INDEX "configured_ddb_product_clipart_region_configured_dd_308bcfdc" ON "configured_ddb_product_clipart_region" USING btree ("configured_ddb_product_clipart","created","id");--> statement-breakpoint
CREATE INDEX "configured_ddb_product_clipart_region_region_index" ON "configured_ddb_product_clipart_region" USING btree ("region","created","id");--> statement-breakpoint
CREATE INDEX "configured_package_order_index" ON "configured_package" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "configured_package_owner_index" ON "configured_package" USING btree ("owner","created","id");--> statement-breakpoint
CREATE INDEX "configured_package_package_index" ON "configured_package" USING btree ("package","created","id");--> statement-breakpoint
CREATE INDEX "configured_package_size_index" ON "configured_package" USING btree ("size","created","id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_slug_unique" ON "company" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "company_order_index" ON "company" USING btree ("name","created","id");--> statement-breakpoint
CREATE INDEX "watermark_order_index" ON "watermark" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "watermark_company_index" ON "watermark" USING btree ("company","created","id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketplace_base_product_slug_unique" ON "marketplace_base_product" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "marketplace_base_product_sku_unique" ON "marketplace_base_product" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "marketplace_base_product_order_index" ON "marketplace_base_product" USING btree ("order","created","id","public");--> statement-breakpoint
CREATE INDEX "marketplace_base_product_category_index" ON "marketplace_base_product" USING btree ("category","order","created","id","public");--> statement-breakpoint
CREATE UNIQUE INDEX "marketplace_product_slug_unique" ON "marketplace_product" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "marketplace_product_sku_unique" ON "marketplace_product" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "marketplace_product_order_index" ON "marketplace_product" USING btree ("order","created","id","public");--> statement-breakpoint
CREATE INDEX "marketplace_product_base_index" ON "marketplace_product" USING btree ("base","order","created","id","public");--> statement-breakpoint
CREATE INDEX "marketplace_product_artwork_index" ON "marketplace_product" USING btree ("artwork","order","created","id","public");--> statement-breakpoint
CREATE INDEX "marketplace_product_category_index" ON "marketplace_product" USING btree ("category","order","created","id","public");--> statement-breakpoint
CREATE INDEX "marketplace_product_image_order_index" ON "marketplace_product_image" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "marketplace_product_image_product_index" ON "marketplace_product_image" USING btree ("product","order","created","id");--> statement-breakpoint
CREATE INDEX "marketplace_product_size_order_index" ON "marketplace_product_size" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "marketplace_product_option_order_index" ON "marketplace_product_option" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "marketplace_product_option_option_set_index" ON "marketplace_product_option" USING btree ("option_set","order","created","id");--> statement-breakpoint
CREATE INDEX "marketplace_product_option_default_index" ON "marketplace_product_option" USING btree ("default","order","created","id");--> statement-breakpoint
CREATE INDEX "configured_marketplace_product_order_index" ON "configured_marketplace_product" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "configured_marketplace_product_owner_index" ON "configured_marketplace_product" USING btree ("owner","created","id");--> statement-breakpoint
CREATE INDEX "configured_marketplace_product_marketplace_product_index" ON "configured_marketplace_product" USING btree ("marketplace_product","created","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shutterstock_product_slug_unique" ON "shutterstock_product" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "shutterstock_product_sku_unique" ON "shutterstock_product" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "shutterstock_product_order_index" ON "shutterstock_product" USING btree ("order","created","id","public");--> statement-breakpoint
CREATE INDEX "shutterstock_product_base_index" ON "shutterstock_product" USING btree ("base","order","created","id","public");--> statement-breakpoint
CREATE INDEX "shutterstock_product_category_index" ON "shutterstock_product" USING btree ("category","order","created","id","public");--> statement-breakpoint
CREATE INDEX "shutterstock_product_option_order_index" ON "shutterstock_product_option" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "shutterstock_product_option_option_set_index" ON "shutterstock_product_option" USING btree ("option_set","order","created","id");--> statement-breakpoint
CREATE INDEX "shutterstock_product_option_default_index" ON "shutterstock_product_option" USING btree ("default","order","created","id");--> statement-breakpoint
CREATE INDEX "configured_shutterstock_product_order_index" ON "configured_shutterstock_product" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "configured_shutterstock_product_owner_index" ON "configured_shutterstock_product" USING btree ("owner","created","id");--> statement-breakpoint
CREATE INDEX "configured_shutterstock_product_shutterstock_product_index" ON "configured_shutterstock_product" USING btree ("shutterstock_product","created","id");--> statement-breakpoint
CREATE INDEX "qrcode_order_index" ON "qrcode" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "qrcode_owner_index" ON "qrcode" USING btree ("owner","created","id");--> statement-breakpoint
CREATE INDEX "custom_option_order_index" ON "custom_option" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "custom_option_owner_index" ON "custom_option" USING btree ("owner","created","id");--> statement-breakpoint
CREATE INDEX "custom_option_custom_index" ON "custom_option" USING btree ("custom","created","id");--> statement-breakpoint
CREATE INDEX "custom_text_order_index" ON "custom_text" USING btree ("z","created","id");--> statement-breakpoint
CREATE INDEX "custom_text_owner_index" ON "custom_text" USING btree ("owner","z","created","id");--> statement-breakpoint
CREATE INDEX "custom_text_custom_index" ON "custom_text" USING btree ("custom","z","created","id");--> statement-breakpoint
CREATE INDEX "custom_clipart_order_index" ON "custom_clipart" USING btree ("z","created","id");--> statement-breakpoint
CREATE INDEX "custom_clipart_owner_index" ON "custom_clipart" USING btree ("owner","z","created","id");--> statement-breakpoint
CREATE INDEX "custom_clipart_custom_index" ON "custom_clipart" USING btree ("custom","z","created","id");--> statement-breakpoint
CREATE INDEX "custom_clipart_region_order_index" ON "custom_clipart_region" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "custom_clipart_region_owner_index" ON "custom_clipart_region" USING btree ("owner","created","id");--> statement-breakpoint
CREATE INDEX "custom_clipart_region_custom_clipart_index" ON "custom_clipart_region" USING btree ("custom_clipart","created","id");--> statement-breakpoint
CREATE INDEX "custom_user_file_order_index" ON "custom_user_file" USING btree ("z","created","id");--> statement-breakpoint
CREATE INDEX "custom_user_file_owner_index" ON "custom_user_file" USING btree ("owner","z","created","id");--> statement-breakpoint
CREATE INDEX "custom_user_file_custom_index" ON "custom_user_file" USING btree ("custom","z","created","id");--> statement-breakpoint
CREATE INDEX "custom_user_file_user_file_index" ON "custom_user_file" USING btree ("user_file","z","created","id");--> statement-breakpoint
CREATE INDEX "custom_qrcode_order_index" ON "custom_qrcode" USING btree ("z","created","id");--> statement-breakpoint
CREATE INDEX "custom_qrcode_owner_index" ON "custom_qrcode" USING btree ("owner","z","created","id");--> statement-breakpoint
CREATE INDEX "custom_qrcode_custom_index" ON "custom_qrcode" USING btree ("custom","z","created","id");--> statement-breakpoint
CREATE INDEX "custom_marketplace_order_index" ON "custom_marketplace" USING btree ("z","created","id");--> statement-breakpoint
CREATE INDEX "custom_marketplace_owner_index" ON "custom_marketplace" USING btree ("owner","z","created","id");--> statement-breakpoint
CREATE INDEX "custom_marketplace_custom_index" ON "custom_marketplace" USING btree ("custom","z","created","id");--> statement-breakpoint
CREATE INDEX "custom_clip_mask_order_index" ON "custom_clip_mask" USING btree ("z","created","id");--> statement-breakpoint
CREATE INDEX "custom_clip_mask_owner_index" ON "custom_clip_mask" USING btree ("owner","z","created","id");--> statement-breakpoint
CREATE INDEX "custom_clip_mask_custom_index" ON "custom_clip_mask" USING btree ("custom","z","created","id");--> statement-breakpoint
CREATE INDEX "custom_shape_order_index" ON "custom_shape" USING btree ("z","created","id");--> statement-breakpoint
CREATE INDEX "custom_shape_owner_index" ON "custom_shape" USING btree ("owner","z","created","id");--> statement-breakpoint
CREATE INDEX "custom_shape_custom_index" ON "custom_shape" USING btree ("custom","z","created","id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_materials_link_unique" ON "template_materials_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "template_materials_link_to_index" ON "template_materials_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_sizes_link_unique" ON "template_sizes_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "template_sizes_link_to_index" ON "template_sizes_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_template_shapes_link_unique" ON "template_template_shapes_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "template_template_shapes_link_to_index" ON "template_template_shapes_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_options_link_unique" ON "template_options_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "template_options_link_to_index" ON "template_options_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_packages_link_unique" ON "template_packages_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "template_packages_link_to_index" ON "template_packages_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_background_images_link_unique" ON "template_background_images_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "template_background_images_link_to_index" ON "template_background_images_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_material_material_color_link_unique" ON "template_material_material_color_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "template_material_material_color_link_to_index" ON "template_material_material_color_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_material_design_colors_link_unique" ON "template_material_design_colors_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "template_material_design_colors_link_to_index" ON "template_material_design_colors_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_material_material_colors_link_unique" ON "template_material_material_colors_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "template_material_material_colors_link_to_index" ON "template_material_material_colors_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_material_color_maps_link_unique" ON "template_material_color_maps_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "template_material_color_maps_link_to_index" ON "template_material_color_maps_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_shape_sizes_link_unique" ON "template_shape_sizes_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "template_shape_sizes_link_to_index" ON "template_shape_sizes_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_option_set_options_link_unique" ON "template_option_set_options_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "template_option_set_options_link_to_index" ON "template_option_set_options_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_option_set_excluded_materials_link_unique" ON "template_option_set_excluded_materials_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "template_option_set_excluded_materials_link_to_index" ON "template_option_set_excluded_materials_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_option_set_tags_link_unique" ON "template_option_set_tags_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "template_option_set_tags_link_to_index" ON "template_option_set_tags_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_option_tags_link_unique" ON "template_option_tags_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "template_option_tags_link_to_index" ON "template_option_tags_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recommended_product_colors_link_unique" ON "recommended_product_colors_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "recommended_product_colors_link_to_index" ON "recommended_product_colors_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recommended_product_sizes_link_unique" ON "recommended_product_sizes_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "recommended_product_sizes_link_to_index" ON "recommended_product_sizes_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clipart_category_shapes_link_unique" ON "clipart_category_shapes_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "clipart_category_shapes_link_to_index" ON "clipart_category_shapes_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clipart_product_materials_link_unique" ON "clipart_product_materials_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "clipart_product_materials_link_to_index" ON "clipart_product_materials_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clipart_product_sizes_link_unique" ON "clipart_product_sizes_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "clipart_product_sizes_link_to_index" ON "clipart_product_sizes_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clipart_product_options_link_unique" ON "clipart_product_options_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "clipart_product_options_link_to_index" ON "clipart_product_options_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clipart_product_tags_link_unique" ON "clipart_product_tags_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "clipart_product_tags_link_to_index" ON "clipart_product_tags_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clipart_product_customization_group_options_link_unique" ON "clipart_product_customization_group_options_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "clipart_product_customization_group_options_link_to_index" ON "clipart_product_customization_group_options_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clipart_product_customization_group_colors_link_unique" ON "clipart_product_customization_group_colors_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "clipart_product_customization_group_colors_link_to_index" ON "clipart_product_customization_group_colors_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ddb_product_materials_link_unique" ON "ddb_product_materials_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "ddb_product_materials_link_to_index" ON "ddb_product_materials_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ddb_product_sizes_link_unique" ON "ddb_product_sizes_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "ddb_product_sizes_link_to_index" ON "ddb_product_sizes_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "package_available_sizes_link_unique" ON "package_available_sizes_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "package_available_sizes_link_to_index" ON "package_available_sizes_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketplace_base_product_materials_link_unique" ON "marketplace_base_product_materials_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "marketplace_base_product_materials_link_to_index" ON "marketplace_base_product_materials_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketplace_base_product_backgrounds_link_unique" ON "marketplace_base_product_backgrounds_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "marketplace_base_product_backgrounds_link_to_index" ON "marketplace_base_product_backgrounds_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketplace_base_product_sizes_link_unique" ON "marketplace_base_product_sizes_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "marketplace_base_product_sizes_link_to_index" ON "marketplace_base_product_sizes_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketplace_base_product_options_link_unique" ON "marketplace_base_product_options_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "marketplace_base_product_options_link_to_index" ON "marketplace_base_product_options_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketplace_base_product_packages_link_unique" ON "marketplace_base_product_packages_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "marketplace_base_product_packages_link_to_index" ON "marketplace_base_product_packages_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketplace_product_sizes_link_unique" ON "marketplace_product_sizes_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "marketplace_product_sizes_link_to_index" ON "marketplace_product_sizes_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shutterstock_product_materials_link_unique" ON "shutterstock_product_materials_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "shutterstock_product_materials_link_to_index" ON "shutterstock_product_materials_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shutterstock_product_options_link_unique" ON "shutterstock_product_options_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "shutterstock_product_options_link_to_index" ON "shutterstock_product_options_link" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE INDEX "template_shape_tag_index" ON "template_shape" USING btree ("tag","order","created","id");
--> statement-breakpoint
-- Color maps become rows of their own, and every list of links gets its rows; what is mentioned but gone stays in the list alone.
INSERT INTO "color_map" ("id", "created", "updated", "design_color", "material_color") SELECT m."id" || '.' || (e->>'design_color'), m."created", m."updated", e->>'design_color', e->>'material_color' FROM "template_material" m, jsonb_array_elements(m."color_maps") e WHERE e->>'design_color' IN (SELECT "id" FROM "color") AND e->>'material_color' IN (SELECT "id" FROM "color") ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "template_material" m SET "color_maps" = (SELECT coalesce(jsonb_agg(c."id" ORDER BY e.place), '[]'::jsonb) FROM jsonb_array_elements(m."color_maps") WITH ORDINALITY AS e(value, place) JOIN "color_map" c ON c."id" = m."id" || '.' || (e.value->>'design_color'));--> statement-breakpoint
INSERT INTO "template_materials_link" ("from_id", "to_id", "place") SELECT t."id", l.value, l.place FROM "template" t, jsonb_array_elements_text(t."materials") WITH ORDINALITY AS l(value, place) WHERE l.value IN (SELECT "id" FROM "template_material") ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "template_sizes_link" ("from_id", "to_id", "place") SELECT t."id", l.value, l.place FROM "template" t, jsonb_array_elements_text(t."sizes") WITH ORDINALITY AS l(value, place) WHERE l.value IN (SELECT "id" FROM "template_size") ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "template_template_shapes_link" ("from_id", "to_id", "place") SELECT t."id", l.value, l.place FROM "template" t, jsonb_array_elements_text(t."template_shapes") WITH ORDINALITY AS l(value, place) WHERE l.value IN (SELECT "id" FROM "template_shape") ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "template_options_link" ("from_id", "to_id", "place") SELECT t."id", l.value, l.place FROM "template" t, jsonb_array_elements_text(t."options") WITH ORDINALITY AS l(value, place) WHERE l.value IN (SELECT "id" FROM "template_option_set") ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "template_packages_link" ("from_id", "to_id", "place") SELECT t."id", l.value, l.place FROM "template" t, jsonb_array_elements_text(t."packages") WITH ORDINALITY AS l(value, place) WHERE l.value IN (SELECT "id" FROM "package") ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "template_material_material_color_link" ("from_id", "to_id", "place") SELECT t."id", l.value, l.place FROM "template_material" t, jsonb_array_elements_text(t."material_color") WITH ORDINALITY AS l(value, place) WHERE l.value IN (SELECT "id" FROM "color") ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "template_material_design_colors_link" ("from_id", "to_id", "place") SELECT t."id", l.value, l.place FROM "template_material" t, jsonb_array_elements_text(t."design_colors") WITH ORDINALITY AS l(value, place) WHERE l.value IN (SELECT "id" FROM "color") ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "template_material_material_colors_link" ("from_id", "to_id", "place") SELECT t."id", l.value, l.place FROM "template_material" t, jsonb_array_elements_text(t."material_colors") WITH ORDINALITY AS l(value, place) WHERE l.value IN (SELECT "id" FROM "color") ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "template_material_color_maps_link" ("from_id", "to_id", "place") SELECT t."id", l.value, l.place FROM "template_material" t, jsonb_array_elements_text(t."color_maps") WITH ORDINALITY AS l(value, place) WHERE l.value IN (SELECT "id" FROM "color_map") ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "template_shape_sizes_link" ("from_id", "to_id", "place") SELECT t."id", l.value, l.place FROM "template_shape" t, jsonb_array_elements_text(t."sizes") WITH ORDINALITY AS l(value, place) WHERE l.value IN (SELECT "id" FROM "template_size") ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "template_option_set_options_link" ("from_id", "to_id", "place") SELECT t."id", l.value, l.place FROM "template_option_set" t, jsonb_array_elements_text(t."options") WITH ORDINALITY AS l(value, place) WHERE l.value IN (SELECT "id" FROM "template_option") ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "template_option_set_excluded_materials_link" ("from_id", "to_id", "place") SELECT t."id", l.value, l.place FROM "template_option_set" t, jsonb_array_elements_text(t."excluded_materials") WITH ORDINALITY AS l(value, place) WHERE l.value IN (SELECT "id" FROM "template_material") ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "template_option_set_tags_link" ("from_id", "to_id", "place") SELECT t."id", l.value, l.place FROM "template_option_set" t, jsonb_array_elements_text(t."tags") WITH ORDINALITY AS l(value, place) WHERE l.value IN (SELECT "id" FROM "template_option_tag") ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "template_option_tags_link" ("from_id", "to_id", "place") SELECT t."id", l.value, l.place FROM "template_option" t, jsonb_array_elements_text(t."tags") WITH ORDINALITY AS l(value, place) WHERE l.value IN (SELECT "id" FROM "template_option_tag") ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "package_available_sizes_link" ("from_id", "to_id", "place") SELECT t."id", l.value, l.place FROM "package" t, jsonb_array_elements_text(t."available_sizes") WITH ORDINALITY AS l(value, place) WHERE l.value IN (SELECT "id" FROM "package_size") ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Options and elements of customs get their rows.
INSERT INTO "custom_option" ("id", "owner", "created", "updated", "custom", "option_set", "option") SELECT "id" || '.' || "s" || CASE WHEN "n" = 1 THEN '' ELSE '.' || "n" END, "owner", "created", "updated", "id", "s", "o" FROM (SELECT c."id", c."owner", c."created", c."updated", e.value->>'option_set' AS "s", e.value->>'option' AS "o", row_number() OVER (PARTITION BY c."id", e.value->>'option_set' ORDER BY e.place) AS "n" FROM "custom" c, jsonb_array_elements(c."options") WITH ORDINALITY AS e(value, place)) AS chosen ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "custom_user_file" ("id", "owner", "created", "updated", "custom", "dpi", "x", "y", "z", "width", "height", "rotation", "offset_width", "maintain_proportion", "can_remove", "locked", "dont_clip", "allow_clipping_when_locked", "invert_x", "invert_y", "side", "user_file", "is_cropped", "crop_x", "crop_y", "crop_width", "crop_height") SELECT c."id" || '.' || (e.value->>'id'), c."owner", c."created", c."updated", c."id", c."dpi", trim_scale(round((e.value->>'x')::numeric, 6))::text, trim_scale(round((e.value->>'y')::numeric, 6))::text, (e.value->>'z')::integer, trim_scale(round((e.value->>'width')::numeric, 6))::text, trim_scale(round((e.value->>'height')::numeric, 6))::text, trim_scale(round((e.value->>'rotation')::numeric, 6))::text, trim_scale(round((e.value->>'offsetWidth')::numeric, 6))::text, (e.value->>'maintainProportion')::boolean, (e.value->>'canRemove')::boolean, (e.value->>'locked')::boolean, (e.value->>'dontClip')::boolean, (e.value->>'allowClippingWhenLocked')::boolean, (e.value->>'invertX')::boolean, (e.value->>'invertY')::boolean, e.value->>'side', e.value->>'file', coalesce(jsonb_typeof(e.value->'crop') = 'object', false), trim_scale(round((e.value->'crop'->>'x')::numeric, 6))::text, trim_scale(round((e.value->'crop'->>'y')::numeric, 6))::text, trim_scale(round((e.value->'crop'->>'width')::numeric, 6))::text, trim_scale(round((e.value->'crop'->>'height')::numeric, 6))::text FROM "custom" c, jsonb_array_elements(c."design"::jsonb->'elements') AS e(value) WHERE c."design" IS NOT NULL AND e.value->>'kind' = 'upload' ON CONFLICT DO NOTHING;
