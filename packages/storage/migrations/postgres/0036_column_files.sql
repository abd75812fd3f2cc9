ALTER TABLE "template_text" ADD COLUMN "symbol_file" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_text" ADD COLUMN "symbol_file" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_qrcode" ADD COLUMN "symbol_file" text DEFAULT '' NOT NULL;