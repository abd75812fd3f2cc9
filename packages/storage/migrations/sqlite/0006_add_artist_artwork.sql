CREATE TABLE `artist` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`company` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `artwork` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`artist` text,
	`image` text NOT NULL,
	`is_vector` integer DEFAULT false NOT NULL,
	`public_raster_url` text,
	`public_raster_remove_bg` text
);
