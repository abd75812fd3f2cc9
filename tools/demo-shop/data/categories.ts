import type { category, NewRowOf } from '@kisscut/records'
import { OFFERS_HTML, SIGN_BLOCKS } from './category-content.ts'
import pictures from '../pictures/index.json' with { type: 'json' }

type Category = NewRowOf<typeof category> & { id: string }
type Details = Partial<Omit<Category, 'id' | 'name' | 'slug' | 'path' | 'parent'>>

const categories: Category[] = []

/** The picture drawn for a shelf of this name; null when there is none. */
function pictureOf(name: string): string | null {
  const words = name.toLowerCase().replaceAll(' ', '-')
  const drawn = [`category-${words}`, words].find((picture) => picture in pictures)
  return drawn === undefined ? null : `/demo/${drawn}.webp`
}

/** Adds a shelf below another; its id is its path. Shelves are hidden until something stands on them. */
function addCategory(path: string, name: string, details: Details = {}): void {
  const slug = path.split('/').pop()!
  const parent = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null
  const above = categories.find(({ id }) => id === parent)
  categories.push({
    id: path,
    name,
    name_plural: name,
    name_path: above ? `${above.name_path} / ${name}` : name,
    slug,
    path,
    parent,
    order: categories.length,
    hidden: true,
    image_url: pictureOf(name),
    ...details,
  })
}
const open = { hidden: false }

addCategory('stickers', 'Stickers', {
  ...open,
  display: 'categories_with_products',
  short_description: 'Cut to any shape, on vinyl that lasts outdoors.',
  description:
    'Send us a drawing, a logo or a photo and we cut it where you say: around its outline, as a circle, or kiss-cut on a sheet of backing. All stickers are printed with fade-proof ink and laminated at no extra cost.',
  meta_title: 'Custom stickers',
  meta_description: 'Die-cut, kiss-cut, clear and holographic stickers with live prices and free proofs.',
})
addCategory('stickers/die-cut', 'Die-cut', {
  ...open,
  short_description: 'Each one its own shape, cut through face and backing.',
})
addCategory('stickers/kiss-cut', 'Kiss-cut', {
  ...open,
  short_description: 'Cut through the face only, on a backing that is easy to peel.',
})
addCategory('stickers/clear', 'Clear', {
  ...open,
  short_description: 'No background: the jar, the laptop or the window shows through.',
})
addCategory('stickers/holographic', 'Holographic', {
  ...open,
  short_description: 'A sheen that turns through the rainbow as it moves.',
})
addCategory('stickers/sheets', 'Sticker sheets', {
  ...open,
  short_description: 'Several stickers on one sheet, each ready to peel.',
})
addCategory('stickers/bumper', 'Bumper', {
  ...open,
  display: 'stickers',
  short_description: 'Long, low and made for the road.',
  description:
    'Choose the size first: the page opens with it, and the price is there before you have drawn anything.',
})
addCategory('stickers/hard-hat', 'Hard-hat', {
  ...open,
  short_description: 'Crew names and safety marks that follow the curve.',
})
addCategory('stickers/laptop', 'Laptop', {
  ...open,
  display: 'uses',
  short_description: 'Beside the logo, and gone without a trace later.',
  description: 'Where will it go? Each use leads to the sticker that is made for it.',
})

addCategory('labels', 'Labels', {
  ...open,
  display: 'products_with_filters',
  short_description: 'On rolls for machines and hands, waterproof and oil-proof.',
  description:
    'Labels for jars, bottles, boxes and freezers, on rolls that run through every applicator. Choose the adhesive for where they have to hold.',
  meta_title: 'Custom labels',
  meta_description: 'Roll labels on white, clear and freezer BOPP, from 100 pieces, with live prices.',
})
addCategory('labels/roll', 'Roll labels', {
  ...open,
  short_description: 'From 100 pieces, wound the way your applicator likes them.',
})
addCategory('labels/sheet', 'Sheet labels', {
  ...open,
  short_description: 'Small batches on kraft paper or vinyl, from one piece.',
})
addCategory('labels/jar-and-bottle', 'Jar and bottle', {
  ...open,
  short_description: 'Stays put on glass, through sink and fridge.',
})
addCategory('labels/barcode-and-asset', 'Barcode and asset', {
  ...open,
  short_description: 'Silver polyester that outlives what it is stuck to.',
})
addCategory('labels/food-and-ingredient', 'Food and ingredient', {
  ...open,
  short_description: 'Readable through oil, steam and frost.',
})
addCategory('labels/address', 'Address', {
  ...open,
  short_description: 'Your name and street, written once.',
})

addCategory('decals', 'Decals', {
  ...open,
  display: 'categories',
  short_description: 'For windows, walls, floors and windscreens.',
  description:
    'Films for large and smooth places: some cling without adhesive, some come off the wall with the paint intact, some let you walk on them.',
  meta_title: 'Custom decals',
  meta_description:
    'Window clings, wall and floor decals and parking permits in your size, with live prices.',
})
addCategory('decals/vinyl-lettering', 'Vinyl lettering')
addCategory('decals/cut-out', 'Cut-out decals')
addCategory('decals/window-clings', 'Window clings', {
  ...open,
  short_description: 'Holds on glass without adhesive, again and again.',
})
addCategory('decals/parking-permits', 'Parking permits', {
  ...open,
  short_description: 'Printed for the inside of the glass, read from outside.',
})
addCategory('decals/wall', 'Wall', { ...open, short_description: 'Matte, large, and kind to the paint.' })
addCategory('decals/floor', 'Floor', { ...open, short_description: 'Anti-slip, for shops, gyms and fairs.' })
addCategory('decals/boat-numbers', 'Boat numbers')

addCategory('signs', 'Signs', {
  ...open,
  display: 'builder',
  short_description: 'Aluminium, corrugated plastic and magnets, drilled and ready to hang.',
  meta_title: 'Custom signs',
  meta_description: 'Aluminium signs, yard signs and car magnets from one piece, with live prices.',
  blocks: SIGN_BLOCKS,
})
addCategory('signs/aluminium', 'Aluminium', {
  ...open,
  short_description: 'Stiff and rust-free, for doors, gates and machines.',
})
addCategory('signs/corrugated-plastic', 'Corrugated plastic', {
  ...open,
  short_description: 'Light yard signs, with stakes if you want them.',
})
addCategory('signs/car-magnets', 'Car magnets', {
  ...open,
  short_description: 'On the door for work, in the boot at the weekend.',
})
addCategory('signs/banners', 'Banners')
addCategory('signs/safety', 'Safety')

addCategory('marketplace', 'Marketplace', { display: 'popular_products' })
addCategory('stock-image-stickers', 'Stock-image stickers', { display: 'new_products' })
addCategory('retail-ready-packs', 'Retail-ready packs', { display: 'banner' })
addCategory('special-offers', 'Special offers', {
  ...open,
  display: 'html',
  short_description: 'Where the next hundred costs less than you think.',
  description: OFFERS_HTML,
  meta_title: 'Special offers',
  meta_description: 'Quantities at which stickers, labels and signs cost least, from our own price lists.',
})

export const CATEGORIES: readonly Category[] = categories
