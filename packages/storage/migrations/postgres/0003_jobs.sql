CREATE TABLE "job" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"kind" text NOT NULL,
	"ask" jsonb NOT NULL,
	"state" text NOT NULL,
	"progress" integer NOT NULL,
	"tries" integer NOT NULL,
	"message" text NOT NULL,
	"files" jsonb NOT NULL,
	"lease" text,
	"due" timestamp (3) with time zone NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "job_state_due_index" ON "job" USING btree ("state","due");--> statement-breakpoint
CREATE INDEX "job_owner_index" ON "job" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "job_lease_unique" ON "job" USING btree ("lease");