ALTER TABLE "user_file" ADD COLUMN "cropped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "custom" ADD COLUMN "design" text;--> statement-breakpoint
-- What was made of a part of an upload is a part of it too.
UPDATE "user_file" SET "cropped" = true WHERE "id" IN (
	WITH RECURSIVE "part"("id") AS (
		SELECT "id" FROM "user_file" WHERE "made_by" = 'crop'
		UNION
		SELECT "made"."id" FROM "user_file" "made" JOIN "part" ON "made"."original_background_file" = "part"."id"
	)
	SELECT "id" FROM "part"
);--> statement-breakpoint
UPDATE "custom" SET "is_cropped" = false, "crop_width" = NULL, "crop_height" = NULL WHERE "is_cropped" = true AND NOT EXISTS (
	SELECT 1 FROM "user_file" WHERE "user_file"."id" = "custom"."user_file" AND "user_file"."cropped" = true
);--> statement-breakpoint
-- Artwork placed where none can be, or without an area, covers the product and has to be looked at again.
UPDATE "custom" SET "finalized" = false, "placement" = jsonb_build_object('x', '0', 'y', '0', 'width', "width", 'height', "height", 'rotation', '0') WHERE "placement" IS NOT NULL AND NOT (
	("custom"."placement" ->> 'width')::numeric > 0 AND ("custom"."placement" ->> 'height')::numeric > 0 AND ("custom"."placement" ->> 'width')::numeric <= 10000 AND ("custom"."placement" ->> 'height')::numeric <= 10000
	AND abs(("custom"."placement" ->> 'x')::numeric) <= 10000 AND abs(("custom"."placement" ->> 'y')::numeric) <= 10000 AND ("custom"."placement" ->> 'rotation')::numeric >= 0 AND ("custom"."placement" ->> 'rotation')::numeric < 360
);--> statement-breakpoint
-- The design that was read from the columns until now.
UPDATE "custom" SET "design" = jsonb_build_object(
	'version', 1, 'width', ("width")::numeric, 'height', ("height")::numeric,
	'sides', jsonb_build_array(jsonb_build_object('id', 'front', 'name', 'Front', 'disableOffsetPath', false, 'shape', jsonb_build_object(
		'clipType', "clip_type", 'clipRadius', least(50, greatest(0, ("clip_radius")::numeric)), 'clipPath', NULL, 'showMaterialBacking', true,
		'fill', jsonb_build_object('colorId', NULL, 'customColor', NULL), 'contourColor', jsonb_build_object('colorId', NULL, 'customColor', NULL),
		'border', jsonb_build_object('colorId', NULL, 'customColor', NULL, 'width', 0, 'margin', 0)
	))),
	'elements', coalesce((SELECT jsonb_build_array(jsonb_build_object(
			'id', 'artwork', 'side', 'front', 'kind', 'upload', 'file', "user_file"."id", 'crop', NULL,
			'pixels', CASE WHEN "user_file"."is_vector" = true OR "user_file"."pixel_width" < 1 OR "user_file"."pixel_height" < 1 THEN NULL ELSE jsonb_build_object('width', "user_file"."pixel_width", 'height', "user_file"."pixel_height") END,
			'x', ("custom"."placement" ->> 'x')::numeric, 'y', ("custom"."placement" ->> 'y')::numeric, 'z', 0, 'width', ("custom"."placement" ->> 'width')::numeric, 'height', ("custom"."placement" ->> 'height')::numeric, 'rotation', ("custom"."placement" ->> 'rotation')::numeric,
			'maintainProportion', true, 'canRemove', false, 'dontClip', false, 'allowClippingWhenLocked', false,
			'invertX', false, 'invertY', false, 'offsetWidth', 0, 'locked', false
		))
		FROM "user_file" WHERE "user_file"."id" = "custom"."user_file" AND "custom"."placement" IS NOT NULL), '[]'::jsonb)
)::text;
