-- Lettering is listed anew: its price is that of all films its first design is cut from. PRICE-18.
INSERT OR IGNORE INTO `index_queue` (`product`) SELECT `id` FROM `template` WHERE `tool_type` = 'lettering';
