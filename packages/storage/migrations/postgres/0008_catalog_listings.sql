CREATE TABLE "product_listing" (
	"product" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"visible" boolean NOT NULL,
	"published" boolean NOT NULL,
	"featured" boolean NOT NULL,
	"place" integer NOT NULL,
	"from_total" text,
	"from_quantity" integer,
	"currency" text NOT NULL,
	"price" integer NOT NULL,
	"created" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_listing" (
	"category" text NOT NULL,
	"tile" text NOT NULL,
	"product" text NOT NULL,
	"visible" boolean NOT NULL,
	"published" boolean NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"created" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_facet" (
	"product" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"id" integer PRIMARY KEY NOT NULL,
	"product" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_gram" (
	"gram" text NOT NULL,
	"word" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "index_queue" (
	"product" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_change" (
	"version" integer PRIMARY KEY NOT NULL,
	"record" text NOT NULL,
	"row" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_listing_featured_index" ON "product_listing" USING btree ("featured","published","place","product");--> statement-breakpoint
CREATE INDEX "product_listing_category_index" ON "product_listing" USING btree ("category");--> statement-breakpoint
CREATE UNIQUE INDEX "category_listing_category_tile_unique" ON "category_listing" USING btree ("category","tile");--> statement-breakpoint
CREATE INDEX "category_listing_product_index" ON "category_listing" USING btree ("product");--> statement-breakpoint
CREATE INDEX "category_listing_place_index" ON "category_listing" USING btree ("category","published","place","tile","product");--> statement-breakpoint
CREATE INDEX "category_listing_price_index" ON "category_listing" USING btree ("category","published","price","place","tile","product");--> statement-breakpoint
CREATE INDEX "category_listing_name_index" ON "category_listing" USING btree ("category","published","name","tile","product");--> statement-breakpoint
CREATE INDEX "category_listing_created_index" ON "category_listing" USING btree ("category","published","created","tile","product");--> statement-breakpoint
CREATE UNIQUE INDEX "product_facet_product_kind_value_unique" ON "product_facet" USING btree ("product","kind","value");--> statement-breakpoint
CREATE INDEX "product_facet_kind_value_index" ON "product_facet" USING btree ("kind","value","product");--> statement-breakpoint
CREATE UNIQUE INDEX "search_document_product_unique" ON "search_document" USING btree ("product");--> statement-breakpoint
CREATE UNIQUE INDEX "search_gram_gram_word_unique" ON "search_gram" USING btree ("gram","word");--> statement-breakpoint
CREATE INDEX "search_gram_word_index" ON "search_gram" USING btree ("word");--> statement-breakpoint
CREATE TABLE "search_index" (
	"id" integer PRIMARY KEY NOT NULL,
	"document" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_index_document_index" ON "search_index" USING gin ("document");
--> statement-breakpoint
INSERT INTO "index_queue" ("product") SELECT "id" FROM "template";
