DROP TABLE `search_document`;--> statement-breakpoint
ALTER TABLE `settings` ADD `search_synonyms` text DEFAULT 'decal, sticker
tag => label
seal => label
transparent => clear
hologram, rainbow => holographic
waterproof, outdoor => vinyl
letters, writing => lettering
magnetic => magnet
aluminum, aluminium
metal => aluminium
plate => sign
car, vehicle, truck
jar, bottle
laptop, computer, notebook
helmet => hard
picture, photo, image
puppy, dog
kitten, cat
colour => color' NOT NULL;