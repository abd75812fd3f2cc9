ALTER TABLE `template_text` ADD `symbol_file` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `custom_text` ADD `symbol_file` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `custom_qrcode` ADD `symbol_file` text DEFAULT '' NOT NULL;