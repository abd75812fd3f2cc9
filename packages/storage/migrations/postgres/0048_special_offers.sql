ALTER TABLE "special_offer" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "configured_special_offer" ADD COLUMN "custom" text;--> statement-breakpoint
ALTER TABLE "custom" ADD COLUMN "special_offer" text;--> statement-breakpoint
ALTER TABLE "configured_special_offer" ADD CONSTRAINT "configured_special_offer_custom_custom_id_fk" FOREIGN KEY ("custom") REFERENCES "public"."custom"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "special_offer_category_index" ON "special_offer" USING btree ("category","order","created","id","enabled");--> statement-breakpoint
CREATE INDEX "configured_special_offer_custom_index" ON "configured_special_offer" USING btree ("custom","created","id");