ALTER TABLE "template_material" ADD COLUMN "color_maps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_file" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "user_file" ADD COLUMN "vectorized" boolean DEFAULT false NOT NULL;