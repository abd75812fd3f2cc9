ALTER TABLE "custom_qrcode" ADD COLUMN "symbol" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_qrcode" ADD COLUMN "symbol_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_qrcode" ADD COLUMN "symbol_range_start" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_qrcode" ADD COLUMN "symbol_range_end" text DEFAULT '' NOT NULL;