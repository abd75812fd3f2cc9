CREATE TABLE "job_sold_item" (
	"id" text PRIMARY KEY NOT NULL,
	"job" text NOT NULL,
	"sold_item" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_sold_item" ADD CONSTRAINT "job_sold_item_job_job_id_fk" FOREIGN KEY ("job") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_sold_item" ADD CONSTRAINT "job_sold_item_sold_item_sold_item_id_fk" FOREIGN KEY ("sold_item") REFERENCES "public"."sold_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_sold_item_job_index" ON "job_sold_item" USING btree ("job");--> statement-breakpoint
CREATE INDEX "job_sold_item_sold_item_index" ON "job_sold_item" USING btree ("sold_item");--> statement-breakpoint
INSERT INTO job_sold_item (id, job, sold_item) SELECT DISTINCT job.id || ' ' || sold_item.id, job.id, sold_item.id FROM job CROSS JOIN LATERAL jsonb_path_query(job.ask, '$.** ? (@.type() == "string")') AS part(value) JOIN sold_item ON sold_item.id = part.value #>> '{}' WHERE job.kind <> 'letter';
