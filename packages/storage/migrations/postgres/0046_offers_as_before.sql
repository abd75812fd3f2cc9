ALTER TABLE "configured_special_offer" DROP COLUMN "custom";--> statement-breakpoint
ALTER TABLE "custom" DROP COLUMN "special_offer";