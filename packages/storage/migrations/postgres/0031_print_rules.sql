ALTER TABLE "settings" ADD COLUMN "good_resolution" integer DEFAULT 300 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "low_resolution" integer DEFAULT 150 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "coarse_resolution" integer DEFAULT 72 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "bleed" text DEFAULT '0.0625' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "safe_area" text DEFAULT '0.0625' NOT NULL;