DROP INDEX "category_product_category_index";--> statement-breakpoint
DROP INDEX "template_category_index";--> statement-breakpoint
DROP INDEX "user_file_owner_index";--> statement-breakpoint
DROP INDEX "custom_owner_index";--> statement-breakpoint
DROP INDEX "custom_autosave_owner_index";--> statement-breakpoint
CREATE INDEX "category_order_index" ON "category" USING btree ("order","created","id","hidden");--> statement-breakpoint
CREATE INDEX "category_slug_index" ON "category" USING btree ("slug","order","created","id","hidden");--> statement-breakpoint
CREATE INDEX "category_parent_index" ON "category" USING btree ("parent","order","created","id","hidden");--> statement-breakpoint
CREATE INDEX "category_display_index" ON "category" USING btree ("display","order","created","id","hidden");--> statement-breakpoint
CREATE INDEX "category_product_order_index" ON "category_product" USING btree ("order","created","id","hidden_product");--> statement-breakpoint
CREATE INDEX "category_product_slug_index" ON "category_product" USING btree ("slug","order","created","id","hidden_product");--> statement-breakpoint
CREATE INDEX "category_product_type_index" ON "category_product" USING btree ("type","order","created","id","hidden_product");--> statement-breakpoint
CREATE INDEX "category_product_object_id_index" ON "category_product" USING btree ("object_id","order","created","id","hidden_product");--> statement-breakpoint
CREATE INDEX "uses_link_order_index" ON "uses_link" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "uses_link_object_id_index" ON "uses_link" USING btree ("object_id","order","created","id");--> statement-breakpoint
CREATE INDEX "uses_link_use_index" ON "uses_link" USING btree ("use","order","created","id");--> statement-breakpoint
CREATE INDEX "template_order_index" ON "template" USING btree ("order","created","id","public");--> statement-breakpoint
CREATE INDEX "template_tool_type_index" ON "template" USING btree ("tool_type","order","created","id","public");--> statement-breakpoint
CREATE INDEX "template_featured_index" ON "template" USING btree ("featured","order","created","id","public");--> statement-breakpoint
CREATE INDEX "template_material_order_index" ON "template_material" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "template_material_name_index" ON "template_material" USING btree ("name","order","created","id");--> statement-breakpoint
CREATE INDEX "template_material_look_index" ON "template_material" USING btree ("look","order","created","id");--> statement-breakpoint
CREATE INDEX "template_material_adhesive_index" ON "template_material" USING btree ("adhesive","order","created","id");--> statement-breakpoint
CREATE INDEX "template_material_backordered_index" ON "template_material" USING btree ("backordered","order","created","id");--> statement-breakpoint
CREATE INDEX "template_shape_order_index" ON "template_shape" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "template_shape_clip_type_index" ON "template_shape" USING btree ("clip_type","order","created","id");--> statement-breakpoint
CREATE INDEX "template_size_order_index" ON "template_size" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "template_size_name_index" ON "template_size" USING btree ("name","order","created","id");--> statement-breakpoint
CREATE INDEX "template_option_set_order_index" ON "template_option_set" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "template_option_set_name_index" ON "template_option_set" USING btree ("name","order","created","id");--> statement-breakpoint
CREATE INDEX "template_option_set_display_type_index" ON "template_option_set" USING btree ("display_type","order","created","id");--> statement-breakpoint
CREATE INDEX "template_option_order_index" ON "template_option" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "template_option_name_index" ON "template_option" USING btree ("name","order","created","id");--> statement-breakpoint
CREATE INDEX "template_option_charge_option_index" ON "template_option" USING btree ("charge_option","order","created","id");--> statement-breakpoint
CREATE INDEX "template_option_tag_order_index" ON "template_option_tag" USING btree ("name","created","id");--> statement-breakpoint
CREATE INDEX "color_order_index" ON "color" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "color_material_index" ON "color" USING btree ("material","order","created","id");--> statement-breakpoint
CREATE INDEX "color_type_index" ON "color" USING btree ("type","order","created","id");--> statement-breakpoint
CREATE INDEX "font_order_index" ON "font" USING btree ("order","created","id");--> statement-breakpoint
CREATE INDEX "font_family_index" ON "font" USING btree ("family","order","created","id");--> statement-breakpoint
CREATE INDEX "font_tag_index" ON "font" USING btree ("tag","order","created","id");--> statement-breakpoint
CREATE INDEX "artist_order_index" ON "artist" USING btree ("name","created","id");--> statement-breakpoint
CREATE INDEX "artist_slug_index" ON "artist" USING btree ("slug","name","created","id");--> statement-breakpoint
CREATE INDEX "artwork_order_index" ON "artwork" USING btree ("name","created","id");--> statement-breakpoint
CREATE INDEX "artwork_slug_index" ON "artwork" USING btree ("slug","name","created","id");--> statement-breakpoint
CREATE INDEX "artwork_artist_index" ON "artwork" USING btree ("artist","name","created","id");--> statement-breakpoint
CREATE INDEX "user_file_order_index" ON "user_file" USING btree ("name","created","id");--> statement-breakpoint
CREATE INDEX "user_file_original_background_file_index" ON "user_file" USING btree ("original_background_file","name","created","id");--> statement-breakpoint
CREATE INDEX "custom_order_index" ON "custom" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "custom_template_index" ON "custom" USING btree ("template","created","id");--> statement-breakpoint
CREATE INDEX "custom_finalized_index" ON "custom" USING btree ("finalized","created","id");--> statement-breakpoint
CREATE INDEX "custom_user_file_index" ON "custom" USING btree ("user_file","created","id");--> statement-breakpoint
CREATE INDEX "custom_autosave_order_index" ON "custom_autosave" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "custom_autosave_custom_index" ON "custom_autosave" USING btree ("custom","created","id");--> statement-breakpoint
CREATE INDEX "custom_autosave_template_index" ON "custom_autosave" USING btree ("template","created","id");--> statement-breakpoint
CREATE INDEX "category_product_category_index" ON "category_product" USING btree ("category","order","created","id","hidden_product");--> statement-breakpoint
CREATE INDEX "template_category_index" ON "template" USING btree ("category","order","created","id","public");--> statement-breakpoint
CREATE INDEX "user_file_owner_index" ON "user_file" USING btree ("owner","name","created","id");--> statement-breakpoint
CREATE INDEX "custom_owner_index" ON "custom" USING btree ("owner","created","id");--> statement-breakpoint
CREATE INDEX "custom_autosave_owner_index" ON "custom_autosave" USING btree ("owner","created","id");