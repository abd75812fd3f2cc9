ALTER TABLE "cart_line" DROP COLUMN "frozen";--> statement-breakpoint
UPDATE "cart_line" SET "product_id" = (SELECT "template" FROM "special_offer" WHERE "special_offer"."id" = "cart_line"."product_id") WHERE "product_class" = 'special-offer' AND "product_id" IN (SELECT "id" FROM "special_offer" WHERE "template" IS NOT NULL);
