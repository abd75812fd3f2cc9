CREATE TABLE `job_sold_item` (
	`id` text PRIMARY KEY NOT NULL,
	`job` text NOT NULL,
	`sold_item` text NOT NULL,
	FOREIGN KEY (`job`) REFERENCES `job`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sold_item`) REFERENCES `sold_item`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `job_sold_item_job_index` ON `job_sold_item` (`job`);--> statement-breakpoint
CREATE INDEX `job_sold_item_sold_item_index` ON `job_sold_item` (`sold_item`);--> statement-breakpoint
INSERT INTO job_sold_item (id, job, sold_item) SELECT DISTINCT job.id || ' ' || sold_item.id, job.id, sold_item.id FROM job, json_tree(job.ask) part JOIN sold_item ON sold_item.id = part.atom WHERE job.kind <> 'letter' AND part.type = 'text';
