DROP TABLE "search_index";
--> statement-breakpoint
CREATE TABLE "search_index" (
	"id" integer PRIMARY KEY NOT NULL,
	"names" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_index_names_index" ON "search_index" USING gin ("names");
--> statement-breakpoint
CREATE INDEX "search_index_words_index" ON "search_index" USING gin ("words");
--> statement-breakpoint
INSERT INTO "index_queue" ("product") SELECT "id" FROM "template" ON CONFLICT DO NOTHING;
