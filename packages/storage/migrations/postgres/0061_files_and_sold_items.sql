CREATE TABLE "sold_item" (
	"id" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"used" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"key" text PRIMARY KEY NOT NULL,
	"touched" timestamp (3) with time zone NOT NULL,
	"removing" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_use" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"used_by" text NOT NULL,
	"row_id" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_file" ADD COLUMN "removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "sold_item" text;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "declined" text;--> statement-breakpoint
CREATE INDEX "sold_item_used_index" ON "sold_item" USING btree ("used");--> statement-breakpoint
CREATE INDEX "stored_file_touched_index" ON "stored_file" USING btree ("touched");--> statement-breakpoint
CREATE INDEX "file_use_key_index" ON "file_use" USING btree ("key");--> statement-breakpoint
CREATE INDEX "file_use_row_index" ON "file_use" USING btree ("used_by","row_id");--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_sold_item_sold_item_id_fk" FOREIGN KEY ("sold_item") REFERENCES "public"."sold_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_file_removed_index" ON "user_file" USING btree ("removed","name","created","id");--> statement-breakpoint
CREATE INDEX "cart_line_sold_item_index" ON "cart_line" USING btree ("sold_item");