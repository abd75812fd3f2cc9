ALTER TABLE `user_file` ADD `cropped` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `custom` ADD `design` text;--> statement-breakpoint
-- What was made of a part of an upload is a part of it too.
UPDATE `user_file` SET `cropped` = true WHERE `id` IN (
	WITH RECURSIVE `part`(`id`) AS (
		SELECT `id` FROM `user_file` WHERE `made_by` = 'crop'
		UNION
		SELECT `made`.`id` FROM `user_file` `made` JOIN `part` ON `made`.`original_background_file` = `part`.`id`
	)
	SELECT `id` FROM `part`
);--> statement-breakpoint
UPDATE `custom` SET `is_cropped` = false, `crop_width` = NULL, `crop_height` = NULL WHERE `is_cropped` = true AND NOT EXISTS (
	SELECT 1 FROM `user_file` WHERE `user_file`.`id` = `custom`.`user_file` AND `user_file`.`cropped` = true
);--> statement-breakpoint
-- Artwork placed where none can be, or without an area, covers the product and has to be looked at again.
UPDATE `custom` SET `finalized` = false, `placement` = json_object('x', '0', 'y', '0', 'width', `width`, 'height', `height`, 'rotation', '0') WHERE `placement` IS NOT NULL AND NOT (
	CAST(`custom`.`placement` ->> 'width' AS REAL) > 0 AND CAST(`custom`.`placement` ->> 'height' AS REAL) > 0 AND CAST(`custom`.`placement` ->> 'width' AS REAL) <= 10000 AND CAST(`custom`.`placement` ->> 'height' AS REAL) <= 10000
	AND abs(CAST(`custom`.`placement` ->> 'x' AS REAL)) <= 10000 AND abs(CAST(`custom`.`placement` ->> 'y' AS REAL)) <= 10000 AND CAST(`custom`.`placement` ->> 'rotation' AS REAL) >= 0 AND CAST(`custom`.`placement` ->> 'rotation' AS REAL) < 360
);--> statement-breakpoint
-- The design that was read from the columns until now.
UPDATE `custom` SET `design` = json_object(
	'version', 1, 'width', CAST(`width` AS REAL), 'height', CAST(`height` AS REAL),
	'sides', json_array(json_object('id', 'front', 'name', 'Front', 'disableOffsetPath', json('false'), 'shape', json_object(
		'clipType', `clip_type`, 'clipRadius', min(50, max(0, CAST(`clip_radius` AS REAL))), 'clipPath', NULL, 'showMaterialBacking', json('true'),
		'fill', json_object('colorId', NULL, 'customColor', NULL), 'contourColor', json_object('colorId', NULL, 'customColor', NULL),
		'border', json_object('colorId', NULL, 'customColor', NULL, 'width', 0, 'margin', 0)
	))),
	'elements', json(coalesce((SELECT json_array(json_object(
			'id', 'artwork', 'side', 'front', 'kind', 'upload', 'file', `user_file`.`id`, 'crop', NULL,
			'pixels', json(CASE WHEN `user_file`.`is_vector` = true OR `user_file`.`pixel_width` < 1 OR `user_file`.`pixel_height` < 1 THEN NULL ELSE json_object('width', `user_file`.`pixel_width`, 'height', `user_file`.`pixel_height`) END),
			'x', CAST(`custom`.`placement` ->> 'x' AS REAL), 'y', CAST(`custom`.`placement` ->> 'y' AS REAL), 'z', 0, 'width', CAST(`custom`.`placement` ->> 'width' AS REAL), 'height', CAST(`custom`.`placement` ->> 'height' AS REAL), 'rotation', CAST(`custom`.`placement` ->> 'rotation' AS REAL),
			'maintainProportion', json('true'), 'canRemove', json('false'), 'dontClip', json('false'), 'allowClippingWhenLocked', json('false'),
			'invertX', json('false'), 'invertY', json('false'), 'offsetWidth', 0, 'locked', json('false')
		))
		FROM `user_file` WHERE `user_file`.`id` = `custom`.`user_file` AND `custom`.`placement` IS NOT NULL), '[]'))
);
