CREATE TABLE "package" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"content" text,
	"content_back" text,
	"preview" text,
	"available_sizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"no_customer_preview" boolean DEFAULT false NOT NULL,
	"price_table" jsonb,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_size" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"package_width" text NOT NULL,
	"package_height" text NOT NULL,
	"min_product_width" text,
	"max_product_width" text,
	"min_product_height" text,
	"max_product_height" text
);
--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "packages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "package_order_index" ON "package" USING btree ("order","created","id","enabled");--> statement-breakpoint
CREATE INDEX "package_name_index" ON "package" USING btree ("name","order","created","id","enabled");--> statement-breakpoint
CREATE INDEX "package_size_order_index" ON "package_size" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "package_size_name_index" ON "package_size" USING btree ("name","created","id");