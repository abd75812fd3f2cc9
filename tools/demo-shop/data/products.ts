import type { categoryProduct, NewRowOf, template } from '@kisscut/records'
import { sectionsOf } from './page-content.ts'
import { LABEL_SIZES, STICKER_SIZES } from './sizes.ts'

type Template = NewRowOf<typeof template> & { id: string }
type Tile = NewRowOf<typeof categoryProduct> & { id: string }

/** What one product of the shelf says of itself; the rest is the same for all. */
interface Shelved {
  readonly slug: string
  readonly sku: string
  readonly name: string
  readonly category: string
  readonly short_description: string
  readonly description: string
  readonly materials: readonly string[]
  readonly options: readonly string[]
  readonly artwork: string
  readonly reviews: readonly [count: number, average: string]
  /** Total at the default material, size and quantity. */
  readonly from: string
  readonly roll?: true
}

const EVERY_STICKER = ['border', 'corners', 'backing', 'wrapping', 'designs', 'printed-proof', 'speed']

const SHELF: readonly Shelved[] = [
  {
    slug: 'die-cut-stickers',
    sku: 'KC-DIE',
    name: 'Die-cut stickers',
    category: 'stickers/die-cut',
    short_description: 'Your artwork, cut to its own outline.',
    description:
      'Each sticker is cut through vinyl and backing, to the outline of your artwork or to a shape you choose. Weatherproof, laminated at no cost, and ready to hand out one by one.',
    materials: [
      'white-vinyl',
      'matte-vinyl',
      'clear-vinyl',
      'holographic',
      'frosted',
      'reflective',
      'kraft-paper',
    ],
    options: [...EVERY_STICKER, 'white-backing', 'transfer'],
    artwork: 'north-fork',
    reviews: [1284, '4.9'],
    from: '52.00',
  },
  {
    slug: 'kiss-cut-stickers',
    sku: 'KC-KISS',
    name: 'Kiss-cut stickers',
    category: 'stickers/kiss-cut',
    short_description: 'Cut through the face only, on a backing that peels with ease.',
    description:
      'The blade stops at the backing: the sticker has its own shape, the backing stays square. Good for fine points, gloves and the post.',
    materials: ['white-vinyl', 'matte-vinyl', 'clear-vinyl', 'holographic', 'kraft-paper'],
    options: [...EVERY_STICKER, 'white-backing'],
    artwork: 'ramen-cat',
    reviews: [412, '4.8'],
    from: '52.00',
  },
  {
    slug: 'clear-stickers',
    sku: 'KC-CLEAR',
    name: 'Clear stickers',
    category: 'stickers/clear',
    short_description: 'Only the print shows; the rest is what is underneath.',
    description:
      'Printed on clear film, or on frosted film that looks like etched glass. Add white ink where colours should stay solid.',
    materials: ['clear-vinyl', 'frosted'],
    options: [...EVERY_STICKER, 'white-backing'],
    artwork: 'fern-and-co',
    reviews: [356, '4.8'],
    from: '59.80',
  },
  {
    slug: 'holographic-stickers',
    sku: 'KC-HOLO',
    name: 'Holographic stickers',
    category: 'stickers/holographic',
    short_description: 'A rainbow that moves with the light.',
    description:
      'Printed on holographic film: dark and saturated colours glow at their edges, unprinted parts shine through the whole spectrum.',
    materials: ['holographic'],
    options: [...EVERY_STICKER, 'white-backing'],
    artwork: 'loud-lab',
    reviews: [528, '4.9'],
    from: '70.20',
  },
  {
    slug: 'roll-labels',
    sku: 'KC-ROLL',
    name: 'Roll labels',
    category: 'labels/roll',
    short_description: 'Waterproof labels on a roll, from 100 pieces.',
    description:
      'Labels for jars, bottles, boxes and freezers on white or clear film, wound for your applicator or for your hand.',
    materials: ['white-bopp', 'clear-bopp', 'freezer-bopp'],
    options: ['unwind', 'core', 'white-backing', 'designs', 'printed-proof', 'speed'],
    artwork: 'ember-and-ash',
    reviews: [697, '4.7'],
    from: '36.00',
    roll: true,
  },
]

const templateOf = (shelved: Shelved, order: number): Template => ({
  id: shelved.slug,
  slug: shelved.slug,
  sku: shelved.sku,
  name: shelved.name,
  public: true,
  tool_type: 'upload',
  type: 'printed_cutout',
  category: shelved.category,
  categories: [shelved.category.split('/')[0]!],
  short_description: shelved.short_description,
  description: shelved.description,
  meta_title: `Custom ${shelved.name.toLowerCase()}`,
  meta_description: `${shelved.short_description} See the price as you type and the cut line on your own artwork.`,
  minimum_quantity: shelved.roll ? 100 : 1,
  default_quantity: 100,
  materials: [...shelved.materials],
  default_material: shelved.materials[0]!,
  default_width: '2',
  default_height: '2',
  allow_custom_size: true,
  sizes: (shelved.roll ? LABEL_SIZES : STICKER_SIZES).map(({ id }) => id),
  options: [...shelved.options],
  option_vectorize: true,
  default_vectorization_price: '20',
  material_display: 'swatches',
  image_url: `/demo/${shelved.slug}.webp`,
  thumbnail_url: `/demo/${shelved.slug}.webp`,
  sample_artwork_url: `/demo/artwork-${shelved.artwork}.svg`,
  rating: shelved.reviews[1],
  review_count: shelved.reviews[0],
  sections: sectionsOf(shelved.slug),
  featured: true,
  order,
})

const tileOf = (shelved: Shelved, order: number): Tile => ({
  id: `tile-${shelved.slug}`,
  name: shelved.name,
  sku: shelved.sku,
  slug: shelved.slug,
  short_description: shelved.short_description,
  category: shelved.category,
  categories: [shelved.category.split('/')[0]!],
  review_count: shelved.reviews[0],
  review_average: shelved.reviews[1],
  url: `/custom/products/${shelved.category}/p/${shelved.slug}/setup/`,
  image_url: `/demo/${shelved.slug}.webp`,
  image_webp_url: `/demo/${shelved.slug}.webp`,
  thumbnail_url: `/demo/${shelved.slug}.webp`,
  thumbnail_webp_url: `/demo/${shelved.slug}.webp`,
  object_id: shelved.slug,
  type: 'custom',
  default_price: shelved.from,
  order,
})

export const TEMPLATES: readonly Template[] = SHELF.map(templateOf)
export const TILES: readonly Tile[] = SHELF.map(tileOf)
