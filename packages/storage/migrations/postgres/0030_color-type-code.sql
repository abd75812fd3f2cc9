ALTER TABLE "color" ALTER COLUMN "type" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "color" ALTER COLUMN "type" SET DATA TYPE integer USING (CASE "type" WHEN 'multi' THEN 1 ELSE 0 END);--> statement-breakpoint
ALTER TABLE "color" ALTER COLUMN "type" SET DEFAULT 0;
