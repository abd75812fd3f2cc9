CREATE TABLE "proof" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"made" timestamp (3) with time zone NOT NULL
);
