CREATE TABLE "settings" (
	"id" text PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"name" text DEFAULT 'Kisscut' NOT NULL,
	"tagline" text DEFAULT 'stickers, labels, decals and signs, cut where you say' NOT NULL,
	"description" text DEFAULT 'Custom stickers, labels, decals and signs in your size and shape. See the price as you type and the cut line on your own artwork.' NOT NULL,
	"about" text DEFAULT 'Stickers, labels, decals and signs, printed and cut by people who cut vinyl for a living.' NOT NULL,
	"logo" text,
	"accent_color" text DEFAULT '#d6006c' NOT NULL,
	"background_color" text DEFAULT '#f6f3ee' NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"postal_address" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"unit" text DEFAULT 'by_visitor' NOT NULL,
	"locale" text DEFAULT 'by_visitor' NOT NULL,
	"cut_off" text DEFAULT '14:00' NOT NULL,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"holidays" text DEFAULT '' NOT NULL,
	"proof_days" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "settings_order_index" ON "settings" USING btree ("created","id");--> statement-breakpoint
INSERT INTO "settings" ("id", "created", "updated", "currency", "cut_off", "timezone", "holidays", "proof_days")
SELECT 'shop', now(), now(),
	coalesce((SELECT "currency" FROM "template" GROUP BY "currency" ORDER BY count(*) DESC, "currency" LIMIT 1), 'USD'),
	coalesce("calendar"."value"->>'cutOff', '14:00'),
	coalesce("calendar"."value"->>'timezone', 'UTC'),
	coalesce((SELECT string_agg(days.day, E'\n' ORDER BY days.place) FROM jsonb_array_elements_text("calendar"."value"->'holidays') WITH ORDINALITY AS days(day, place)), ''),
	coalesce(("calendar"."value"->>'proofDays')::integer, 1)
FROM (SELECT 1) AS "one" LEFT JOIN "setting" AS "calendar" ON "calendar"."id" = 'production_calendar'
WHERE "calendar"."id" IS NOT NULL OR EXISTS (SELECT 1 FROM "template" WHERE "currency" <> 'USD');
