CREATE TABLE "clipart_product_packages_link" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clipart_product" ADD COLUMN "packages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "clipart_product" ADD COLUMN "sections" jsonb DEFAULT '{"features":[],"questions":[],"testimonial":null,"gallery":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "configured_clipart_product" ADD COLUMN "chosen_options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "configured_clipart_product" ADD COLUMN "design" text;--> statement-breakpoint
ALTER TABLE "configured_clipart_product" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "configured_clipart_product" ADD COLUMN "canvas_preview" text;--> statement-breakpoint
ALTER TABLE "clipart_product_packages_link" ADD CONSTRAINT "clipart_product_packages_link_from_id_clipart_product_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."clipart_product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clipart_product_packages_link" ADD CONSTRAINT "clipart_product_packages_link_to_id_package_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clipart_product_packages_link_unique" ON "clipart_product_packages_link" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "clipart_product_packages_link_to_index" ON "clipart_product_packages_link" USING btree ("to_id","from_id");