ALTER TABLE "user_file" ADD COLUMN "ink" jsonb;--> statement-breakpoint
ALTER TABLE "custom" ADD COLUMN "finished_width" text;--> statement-breakpoint
ALTER TABLE "custom" ADD COLUMN "finished_height" text;