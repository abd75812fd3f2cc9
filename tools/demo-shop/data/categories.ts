import type { category, NewRowOf } from '@kisscut/records'
import { OFFERS_HTML, PRODUCT_BLOCKS, SIGN_BLOCKS } from './category-content.ts'
import { HELP_PAGES } from './help-pages.ts'
import pictures from '../pictures/index.json' with { type: 'json' }

type Category = NewRowOf<typeof category> & { id: string }
type Details = Partial<Omit<Category, 'id' | 'name' | 'slug' | 'path' | 'parent'>>

const categories: Category[] = []

/** The picture of a category by its name; null for none. */
function pictureOf(name: string): string | null {
  const words = name.toLowerCase().replaceAll(' ', '-')
  const drawn = [`category-${words}`, words].find((picture) => picture in pictures)
  return drawn === undefined ? null : `/demo/${drawn}.webp`
}

/** Adds a category below another; its id is its path. Categories are hidden while they are empty. */
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
    ...(parent === null ? {} : { display: 'builder', blocks: PRODUCT_BLOCKS }),
    ...details,
  })
}
const open = { hidden: false }

addCategory('stickers', 'Stickers', {
  ...open,
  display: 'categories_with_products',
  short_description: 'Cut to any shape, on vinyl that lasts outdoors.',
  description:
    'Send us a drawing, a logo or a photo, and we cut it where you say: around its outline, to a circle, or kiss-cut on a rectangular backing. Every vinyl sticker is printed with fade-resistant ink and laminated free.',
  meta_title: 'Custom stickers',
  meta_description:
    'Die-cut, kiss-cut, clear and holographic stickers with live prices and free on-screen proofs.',
})
addCategory('stickers/die-cut', 'Die-cut', {
  ...open,
  name_verbose: 'Die-cut stickers',
  short_description: 'Cut to its own shape, right through the backing.',
  meta_keywords:
    'custom shape stickers, contour cut stickers, logo stickers, round stickers, vinyl stickers, waterproof stickers',
})
addCategory('stickers/kiss-cut', 'Kiss-cut', {
  ...open,
  name_verbose: 'Kiss-cut stickers',
  short_description: 'Only the sticker is cut; the backing stays whole and peels easily.',
})
addCategory('stickers/clear', 'Clear', {
  ...open,
  name_verbose: 'Clear stickers',
  short_description: 'No background, so the jar, laptop or window shows through.',
})
addCategory('stickers/holographic', 'Holographic', {
  ...open,
  name_verbose: 'Holographic stickers',
  short_description: 'A rainbow sheen that shifts as it moves.',
  meta_keywords: 'hologram stickers, rainbow stickers, iridescent stickers',
})
addCategory('stickers/sheets', 'Sticker sheets', {
  ...open,
  short_description: 'Several stickers on one sheet, each one ready to peel.',
})
addCategory('stickers/bumper', 'Bumper', {
  ...open,
  name_verbose: 'Bumper stickers',
  display: 'stickers',
  short_description: 'Long, low and made for the road.',
  meta_keywords: 'car stickers, car decals, truck stickers, truck decals, vehicle stickers, vehicle decals',
  description: 'Choose a size to see its price right away.',
})
addCategory('stickers/hard-hat', 'Hard-hat', {
  ...open,
  name_verbose: 'Hard-hat stickers',
  short_description: 'Crew names and safety marks for curved shells.',
})
addCategory('stickers/laptop', 'Laptop', {
  ...open,
  name_verbose: 'Laptop stickers',
  display: 'uses',
  short_description: 'Sized to fit next to the logo on the lid.',
  description: 'Where will it go? Choose a use to find the right sticker.',
})

addCategory('labels', 'Labels', {
  ...open,
  display: 'products_with_filters',
  short_description: 'On rolls, for machine or hand application.',
  description:
    'Labels for jars, bottles, boxes and freezers, on rolls or sheets. Choose the adhesive for the surface.',
  meta_title: 'Custom labels',
  meta_description:
    'Roll labels on white, clear and freezer film, plus sheet labels and asset tags, with live prices.',
})
addCategory('labels/roll', 'Roll labels', {
  ...open,
  short_description: 'From 100 labels, wound the way your applicator needs them.',
  meta_keywords: 'labels on a roll, unwind, unwind direction, rewind, applicator labels',
})
addCategory('labels/sheet', 'Sheet labels', {
  ...open,
  short_description: 'Small batches on kraft paper or vinyl, no minimum.',
  meta_keywords: 'kraft labels, kraft paper labels',
})
addCategory('labels/jar-and-bottle', 'Jar and bottle', {
  ...open,
  name_verbose: 'Jar and bottle labels',
  short_description: 'Stays on glass in the sink and the fridge.',
  meta_keywords: 'wine labels, candle labels, spice labels, cosmetic labels, soap labels',
})
addCategory('labels/barcode-and-asset', 'Barcode and asset', {
  ...open,
  name_verbose: 'Barcode labels and asset tags',
  short_description: 'Tough silver polyester for tools and equipment.',
  meta_keywords: 'barcode, barcode labels, QR codes, serial numbers, inventory labels, equipment labels',
})
addCategory('labels/food-and-ingredient', 'Food and ingredient', {
  ...open,
  name_verbose: 'Food and ingredient labels',
  short_description: 'Stays readable through oil, steam and frost.',
})
addCategory('labels/address', 'Address', {
  ...open,
  name_verbose: 'Address labels',
  short_description: 'Small labels for envelopes and packages.',
})

addCategory('decals', 'Decals', {
  ...open,
  display: 'categories',
  short_description: 'For windows, walls, floors and windshields.',
  description:
    'Films for big, smooth surfaces: cut lettering, window clings, removable wall vinyl and walk-on floor vinyl.',
  meta_title: 'Custom decals',
  meta_description:
    'Vinyl lettering, window clings, wall and floor decals and parking permits in your size, with live prices.',
})
addCategory('decals/vinyl-lettering', 'Vinyl lettering', {
  ...open,
  short_description: 'Letters cut from colored film, with nothing around them.',
  meta_keywords: 'store hours, business hours, window lettering, cut vinyl',
})
addCategory('decals/cut-out', 'Cut-out decals', {
  ...open,
  display: 'categories_with_products',
  short_description: 'Hundreds of drawings, cut from colored film in your size.',
  description:
    'Choose a drawing, paint it part by part, give it your size. We cut it from vinyl along its own edge, so that there is nothing around it: on a window, a wall, a helmet or a car.',
  meta_title: 'Cut-out decals',
  meta_description: 'Vinyl decals of hundreds of drawings in your colors and size, with live prices.',
})
addCategory('decals/cut-out/animals', 'Animals', {
  ...open,
  name_verbose: 'Animal decals',
  display: 'products',
  short_description: 'From bears and whales to pets and paws.',
  image_url: '/demo/clipart-deer.svg',
})
addCategory('decals/cut-out/plants', 'Plants', {
  ...open,
  name_verbose: 'Plant decals',
  display: 'products',
  short_description: 'Trees, leaves, mushrooms and flowers.',
  image_url: '/demo/clipart-flower-12.svg',
})
addCategory('decals/cut-out/sky-and-seasons', 'Sky and seasons', {
  ...open,
  name_verbose: 'Sky and season decals',
  display: 'products',
  short_description: 'Suns, moons, rockets, pumpkins and snowflakes.',
  image_url: '/demo/clipart-snowflake-15.svg',
})
addCategory('decals/cut-out/outdoors-and-travel', 'Outdoors and travel', {
  ...open,
  name_verbose: 'Outdoor and travel decals',
  display: 'products',
  short_description: 'Tents, boats, boards, peaks and campers.',
  image_url: '/demo/clipart-mountains-in-a-ring.svg',
})
addCategory('decals/cut-out/food-and-drink', 'Food and drink', {
  ...open,
  name_verbose: 'Food and drink decals',
  display: 'products',
  short_description: 'For cafés, bars, bakeries and trucks.',
  image_url: '/demo/clipart-cup-of-coffee.svg',
})
addCategory('decals/cut-out/music-and-sport', 'Music and sport', {
  ...open,
  name_verbose: 'Music and sport decals',
  display: 'products',
  short_description: 'Guitars and drums, balls and skates.',
  image_url: '/demo/clipart-drum-kit.svg',
})
addCategory('decals/cut-out/ornaments', 'Ornaments', {
  ...open,
  name_verbose: 'Ornament decals',
  display: 'products',
  short_description: 'Crowns, swords, mandalas, hearts and gears.',
  image_url: '/demo/clipart-mandala-12.svg',
})
addCategory('decals/window-clings', 'Window clings', {
  ...open,
  short_description: 'Static cling you can move as often as you like, or film that stays.',
})
addCategory('decals/parking-permits', 'Parking permits', {
  ...open,
  short_description: 'For windshields and rear windows.',
})
addCategory('decals/wall', 'Wall', {
  ...open,
  name_verbose: 'Wall decals',
  short_description: 'Large, matte and easy on the paint.',
})
addCategory('decals/floor', 'Floor', {
  ...open,
  name_verbose: 'Floor decals',
  short_description: 'Anti-slip, for stores, gyms and trade shows.',
})
addCategory('decals/boat-numbers', 'Boat numbers', {
  ...open,
  short_description: 'Registration numbers and names for hulls.',
})

addCategory('signs', 'Signs', {
  ...open,
  display: 'builder',
  short_description: 'Aluminum signs, yard signs and car magnets.',
  meta_keywords: 'banners, vinyl banners',
  meta_title: 'Custom signs',
  meta_description: 'Aluminum signs, yard signs and car magnets with no minimum order and live prices.',
  blocks: SIGN_BLOCKS,
})
addCategory('signs/aluminum', 'Aluminum', {
  ...open,
  name_verbose: 'Aluminum signs',
  short_description: 'Rigid and rustproof, for doors, gates and machines.',
  meta_keywords: 'metal signs, grommets, safety signs, parking signs, no parking',
})
addCategory('signs/corrugated-plastic', 'Corrugated plastic', {
  ...open,
  name_verbose: 'Corrugated plastic yard signs',
  short_description: 'Lightweight yard signs. Stakes available.',
  meta_keywords:
    'yard signs, lawn signs, coroplast, real estate signs, realtor signs, political signs, campaign signs, bandit signs, stakes',
})
addCategory('signs/car-magnets', 'Car magnets', {
  ...open,
  short_description: 'On the door for work, in the trunk on weekends.',
})
addCategory('signs/banners', 'Banners')
addCategory('signs/safety', 'Safety')

addCategory('marketplace', 'Marketplace', {
  ...open,
  display: 'popular_products',
  short_description: 'Stickers by artists, cut around their drawings.',
  description:
    'Four artists, two small companies. Choose a drawing, a size and a film; the artist is paid for every sticker.',
  meta_title: 'Stickers by artists',
  meta_description:
    'Stickers with drawings by artists, cut around the outline, in your size and on your film.',
})
addCategory('stock-image-stickers', 'Stock-image stickers', {
  ...open,
  display: 'new_products',
  short_description: 'Patterns and pictures, ready to stick.',
  description:
    'Pictures from our library, printed to all their edges. The license is included when you order.',
  meta_title: 'Stock-image stickers',
  meta_description:
    'Stickers with patterns and pictures from our library, printed to all their edges, license included.',
})
addCategory('retail-ready-packs', 'Retail-ready packs', {
  ...open,
  display: 'banner',
  short_description: 'On a printed card or in a clear bag, ready to be sold.',
  meta_keywords: 'packaging, retail packaging, backing cards, hang tags, header bags',
  description:
    'Stickers that come packed to be sold: on a printed backing card, or in a clear bag with a hang hole. Choose the package beside the size.',
  meta_title: 'Stickers packed for retail',
  meta_description: 'Custom stickers on printed backing cards and in clear hang-hole bags, ready to be sold.',
})
addCategory('special-offers', 'Special offers', {
  ...open,
  display: 'html',
  short_description: 'Stickers and tags at a price of their own. Bring your artwork; nothing else changes.',
  meta_keywords: 'sale, deals, discounts, coupons, promotions',
  description: OFFERS_HTML,
  meta_title: 'Special offers',
  meta_description:
    'Die-cut and holographic stickers and asset tags at a special price, with your own artwork, and where a few more pieces cost less.',
})

for (const { path, name, about, keywords, html } of HELP_PAGES)
  addCategory(path, name, {
    ...open,
    display: 'html',
    menu: 'footer',
    image_url: null,
    short_description: about,
    meta_keywords: keywords,
    description: html.trim(),
  })

export const CATEGORIES: readonly Category[] = categories
