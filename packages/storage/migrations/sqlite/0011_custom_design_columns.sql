ALTER TABLE `custom` DROP COLUMN `clip_type`;--> statement-breakpoint
ALTER TABLE `custom` DROP COLUMN `clip_radius`;--> statement-breakpoint
ALTER TABLE `custom` DROP COLUMN `placement`;