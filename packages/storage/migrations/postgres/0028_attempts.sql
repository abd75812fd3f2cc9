CREATE TABLE "attempt_count" (
	"id" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "attempt_count_ends_index" ON "attempt_count" USING btree ("ends");