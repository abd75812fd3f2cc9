CREATE TABLE "former_address" (
	"record" text NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"row" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "former_address_record_field_value_unique" ON "former_address" USING btree ("record","field","value");