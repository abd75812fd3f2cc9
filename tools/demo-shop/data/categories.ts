import type { category, NewRowOf } from '@kisscut/records'
import pictures from '../pictures/index.json' with { type: 'json' }

type Category = NewRowOf<typeof category> & { id: string }
type Details = Partial<Omit<Category, 'id' | 'name' | 'slug' | 'path' | 'parent'>>

const shelves: Category[] = []

/** The picture drawn for a shelf of this name; null when there is none. */
function pictureOf(name: string): string | null {
  const words = name.toLowerCase().replaceAll(' ', '-')
  const drawn = [`category-${words}`, words].find((picture) => picture in pictures)
  return drawn === undefined ? null : `/demo/${drawn}.webp`
}

/** Adds a shelf below another; its id is its path. Shelves are hidden until something stands on them. */
function shelf(path: string, name: string, details: Details = {}): void {
  const slug = path.split('/').pop()!
  const parent = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null
  const above = shelves.find(({ id }) => id === parent)
  shelves.push({
    id: path,
    name,
    name_plural: name,
    name_path: above ? `${above.name_path} / ${name}` : name,
    slug,
    path,
    parent,
    order: shelves.length,
    hidden: true,
    image_url: pictureOf(name),
    ...details,
  })
}
const open = { hidden: false }

shelf('stickers', 'Stickers', {
  ...open,
  display: 'categories_with_products',
  short_description: 'Cut to any shape, on vinyl that lasts outdoors.',
  description:
    'Send us a drawing, a logo or a photo and we cut it where you say: around its outline, as a circle, or kiss-cut on a sheet of backing. All stickers are printed with fade-proof ink and laminated at no extra cost.',
  meta_title: 'Custom stickers',
  meta_description: 'Die-cut, kiss-cut, clear and holographic stickers with live prices and free proofs.',
})
shelf('stickers/die-cut', 'Die-cut', {
  ...open,
  short_description: 'Each one its own shape, cut through face and backing.',
})
shelf('stickers/kiss-cut', 'Kiss-cut', {
  ...open,
  short_description: 'Cut through the face only, on a backing that is easy to peel.',
})
shelf('stickers/clear', 'Clear', {
  ...open,
  short_description: 'No background: the jar, the laptop or the window shows through.',
})
shelf('stickers/holographic', 'Holographic', {
  ...open,
  short_description: 'A sheen that turns through the rainbow as it moves.',
})
shelf('stickers/sheets', 'Sticker sheets')
shelf('stickers/bumper', 'Bumper', { display: 'stickers' })
shelf('stickers/hard-hat', 'Hard-hat')
shelf('stickers/laptop', 'Laptop', { display: 'uses' })

shelf('labels', 'Labels', {
  ...open,
  display: 'products_with_filters',
  short_description: 'On rolls for machines and hands, waterproof and oil-proof.',
  description:
    'Labels for jars, bottles, boxes and freezers, on rolls that run through every applicator. Choose the adhesive for where they have to hold.',
  meta_title: 'Custom labels',
  meta_description: 'Roll labels on white, clear and freezer BOPP, from 100 pieces, with live prices.',
})
shelf('labels/roll', 'Roll labels', {
  ...open,
  short_description: 'From 100 pieces, wound the way your applicator likes them.',
})
shelf('labels/sheet', 'Sheet labels')
shelf('labels/jar-and-bottle', 'Jar and bottle')
shelf('labels/barcode-and-asset', 'Barcode and asset')
shelf('labels/food-and-ingredient', 'Food and ingredient')
shelf('labels/address', 'Address')

shelf('decals', 'Decals', { display: 'categories' })
shelf('decals/vinyl-lettering', 'Vinyl lettering')
shelf('decals/cut-out', 'Cut-out decals')
shelf('decals/window-clings', 'Window clings')
shelf('decals/parking-permits', 'Parking permits')
shelf('decals/wall', 'Wall')
shelf('decals/floor', 'Floor')
shelf('decals/boat-numbers', 'Boat numbers')

shelf('signs', 'Signs', { display: 'builder' })
shelf('signs/aluminium', 'Aluminium')
shelf('signs/corrugated-plastic', 'Corrugated plastic')
shelf('signs/car-magnets', 'Car magnets')
shelf('signs/banners', 'Banners')
shelf('signs/safety', 'Safety')

shelf('marketplace', 'Marketplace', { display: 'popular_products' })
shelf('stock-image-stickers', 'Stock-image stickers', { display: 'new_products' })
shelf('retail-ready-packs', 'Retail-ready packs', { display: 'banner' })
shelf('special-offers', 'Special offers', { display: 'html' })

export const CATEGORIES: readonly Category[] = shelves
