DROP TABLE `search_index`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `search_name` USING fts5(words, content='', contentless_delete=1, detail=none, tokenize="unicode61 remove_diacritics 0", prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE `search_text` USING fts5(words, content='', contentless_delete=1, detail=none, tokenize="unicode61 remove_diacritics 0", prefix='2 3');
--> statement-breakpoint
INSERT OR IGNORE INTO `index_queue` (`product`) SELECT `id` FROM `template`;
