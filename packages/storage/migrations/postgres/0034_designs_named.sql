ALTER TABLE "custom" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "custom" ADD COLUMN "link" text DEFAULT '' NOT NULL;