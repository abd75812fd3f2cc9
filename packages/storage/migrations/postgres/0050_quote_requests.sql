CREATE TABLE "quote_request" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"wanted_product" text NOT NULL,
	"quantity" integer NOT NULL,
	"width" text,
	"height" text,
	"wanted_material" text DEFAULT '' NOT NULL,
	"needed_by" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"user_file" text,
	"template" text,
	"material" text,
	"offered_quantity" integer,
	"offered_width" text,
	"offered_height" text,
	"unit_price" text,
	"currency" text DEFAULT 'USD' NOT NULL,
	"response" text DEFAULT '' NOT NULL,
	"valid_until" text DEFAULT '' NOT NULL,
	"custom" text
);
--> statement-breakpoint
ALTER TABLE "custom" ADD COLUMN "agreed" jsonb;--> statement-breakpoint
CREATE INDEX "quote_request_order_index" ON "quote_request" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "quote_request_updated_index" ON "quote_request" USING btree ("updated");--> statement-breakpoint
CREATE INDEX "quote_request_owner_index" ON "quote_request" USING btree ("owner","created","id");--> statement-breakpoint
CREATE INDEX "quote_request_state_index" ON "quote_request" USING btree ("state","created","id");--> statement-breakpoint
CREATE INDEX "quote_request_email_index" ON "quote_request" USING btree ("email","created","id");