CREATE TABLE "template_design" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"template" text NOT NULL,
	"name" text NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "template_design" ADD CONSTRAINT "template_design_template_template_id_fk" FOREIGN KEY ("template") REFERENCES "public"."template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_design_order_index" ON "template_design" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "template_design_updated_index" ON "template_design" USING btree ("updated");--> statement-breakpoint
CREATE INDEX "template_design_template_index" ON "template_design" USING btree ("template","order","created","id");