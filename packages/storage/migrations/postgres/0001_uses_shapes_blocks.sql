CREATE TABLE "uses_link" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"sku" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"image_url" text,
	"object_id" text NOT NULL,
	"use" text NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_shape" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"button_image" text,
	"clip_type" text DEFAULT 'contour' NOT NULL,
	"clip_width" text,
	"clip_height" text,
	"clip_radius" text,
	"clip_path" text DEFAULT '' NOT NULL,
	"locked_shape_size" boolean DEFAULT false NOT NULL,
	"fixed_size" boolean DEFAULT false NOT NULL,
	"fixed_width" text,
	"fixed_height" text,
	"standard_size_ratio" text,
	"show_material_backing" boolean DEFAULT false NOT NULL,
	"sizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"default" boolean DEFAULT false NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "blocks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "template_shapes" jsonb DEFAULT '[]'::jsonb NOT NULL;