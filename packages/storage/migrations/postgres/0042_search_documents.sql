CREATE TABLE "search_entry" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"document" text NOT NULL,
	"published" boolean NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "search_entry_document_kind_unique" ON "search_entry" USING btree ("document","kind");
--> statement-breakpoint
DELETE FROM "search_index";
--> statement-breakpoint
INSERT INTO "index_queue" ("product") SELECT "id" FROM "template" ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "index_queue" ("product") SELECT "id" FROM "ddb_product" ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "index_queue" ("product") SELECT "id" FROM "category" ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "index_queue" ("product") SELECT "id" FROM "clipart_product" ON CONFLICT DO NOTHING;
