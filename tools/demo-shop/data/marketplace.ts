import type {
  artist,
  artwork,
  company,
  marketplaceBaseProduct,
  marketplaceProduct,
  marketplaceProductImage,
  marketplaceProductOption,
  marketplaceProductSize,
  NewRowOf,
  stockProductSize,
  watermark,
} from '@kisscut/records'

type With<R> = R & { readonly id: string }

export const COMPANIES: readonly With<NewRowOf<typeof company>>[] = [
  { id: 'loud-lab', name: 'Loud Lab', slug: 'loud-lab', slogan: 'Prints that talk back' },
  { id: 'north-fork', name: 'North Fork Press', slug: 'north-fork', slogan: 'Drawn outdoors' },
]

export const WATERMARKS: readonly With<NewRowOf<typeof watermark>>[] = [
  { id: 'north-fork', company: 'north-fork', image: '/demo/artwork-north-fork.svg' },
]

export const ARTISTS: readonly With<NewRowOf<typeof artist>>[] = [
  { id: 'dele', name: 'Dele', slug: 'dele', company: 'loud-lab' },
  { id: 'mina', name: 'Mina Soto', slug: 'mina-soto', company: 'loud-lab' },
  { id: 'jonas', name: 'Jonas Lund', slug: 'jonas-lund', company: 'north-fork' },
  { id: 'priya', name: 'Priya Nair', slug: 'priya-nair', company: 'north-fork' },
]

const DRAWN: readonly (readonly [slug: string, name: string, artist: string])[] = [
  ['ghost', 'Friendly ghost', 'dele'],
  ['cassette', 'Mixtape', 'dele'],
  ['pizza', 'Last slice', 'dele'],
  ['ramen-cat', 'Ramen cat', 'mina'],
  ['astro-frog', 'Astro frog', 'mina'],
  ['stay-golden', 'Stay golden', 'mina'],
  ['night-moth', 'Night moth', 'jonas'],
  ['toadstools', 'Toadstools', 'jonas'],
  ['slackwater', 'Slackwater', 'jonas'],
  ['rowing-club', 'Rowing club', 'priya'],
  ['bike-more', 'Bike more', 'priya'],
  ['field-honey', 'Field honey', 'priya'],
]

export const ARTWORKS: readonly With<NewRowOf<typeof artwork>>[] = DRAWN.map(([slug, name, by]) => ({
  id: slug,
  name,
  slug,
  artist: by,
  image: `/demo/artwork-${slug}.svg`,
  is_vector: true,
}))

/** Sides of a square of this area keep two places. */
export const STOCK_SIZES: readonly With<NewRowOf<typeof stockProductSize>>[] = [
  { id: 'small', name: 'Small', sqinch: '4', order: 0 },
  { id: 'medium', name: 'Medium', sqinch: '9', default: true, order: 1 },
  { id: 'large', name: 'Large', sqinch: '16', order: 2 },
]

export const MARKETPLACE_SIZES: readonly With<NewRowOf<typeof marketplaceProductSize>>[] = [2, 3, 4].map(
  (side, order) => ({
    id: `square-${side}`,
    name: `${side} × ${side}`,
    width: String(side),
    height: String(side),
    default: side === 3,
    order,
  }),
)

export const MARKETPLACE_OPTIONS: readonly With<NewRowOf<typeof marketplaceProductOption>>[] = [
  { id: 'wrapping', name: 'Wrapping', option_set: 'wrapping', order: 0 },
  { id: 'speed', name: 'Production', option_set: 'speed', default: 'speed-standard', order: 1 },
]

export const BASE_PRODUCTS: readonly With<NewRowOf<typeof marketplaceBaseProduct>>[] = [
  {
    id: 'artist-sticker',
    name: 'Artist sticker',
    slug: 'artist-sticker',
    sku: 'KC-MB-STICKER',
    category: 'marketplace',
    short_description: 'An artist’s drawing, cut around its outline.',
    materials: ['white-vinyl', 'matte-vinyl', 'holographic'],
    default_material: 'white-vinyl',
    default_width: '3',
    default_height: '3',
    default_quantity: 1,
    sizes: ['small', 'medium', 'large'],
    options: ['wrapping', 'speed'],
    packages: ['backing-card'],
    backgrounds: ['laptop-lid', 'water-bottle'],
  },
  {
    id: 'artist-label',
    name: 'Artist label',
    slug: 'artist-label',
    sku: 'KC-MB-LABEL',
    category: 'marketplace',
    short_description: 'An artist’s drawing on waterproof film, for jars and gifts.',
    materials: ['white-vinyl', 'clear-vinyl'],
    default_material: 'white-vinyl',
    default_width: '2',
    default_height: '2',
    default_quantity: 10,
    sizes: ['small', 'medium'],
    options: ['speed'],
    create_cut_contour: false,
    order: 1,
  },
]

/** What is as good on a jar as on a laptop. */
const ON_LABELS = ['field-honey', 'toadstools', 'pizza']

export const MARKETPLACE_PRODUCTS: readonly With<NewRowOf<typeof marketplaceProduct>>[] = [
  ...DRAWN.map(([slug, name], order) => ({
    id: `${slug}-sticker`,
    name: `${name} sticker`,
    slug: `${slug}-sticker`,
    sku: `KC-MP-${String(order + 1).padStart(3, '0')}`,
    base: 'artist-sticker',
    artwork: slug,
    category: 'marketplace',
    sizes: ['square-2', 'square-3', 'square-4'],
    min_sq_inches: '4',
    order,
  })),
  ...DRAWN.filter(([slug]) => ON_LABELS.includes(slug)).map(([slug, name], order) => ({
    id: `${slug}-label`,
    name: `${name} label`,
    slug: `${slug}-label`,
    sku: `KC-ML-${String(order + 1).padStart(3, '0')}`,
    base: 'artist-label',
    artwork: slug,
    category: 'marketplace',
    sizes: ['square-2', 'square-3'],
    min_sq_inches: '4',
    order: DRAWN.length + order,
  })),
]

export const MARKETPLACE_IMAGES: readonly With<NewRowOf<typeof marketplaceProductImage>>[] = DRAWN.map(
  ([slug, name]) => ({
    id: `${slug}-sticker`,
    product: `${slug}-sticker`,
    name,
    image: `/demo/artwork-${slug}.svg`,
    thumbnail: `/demo/artwork-${slug}.svg`,
  }),
)
