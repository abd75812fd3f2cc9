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
import ORIGINAL_CUTS from '../originals/cuts.json' with { type: 'json' }
import { originalAddress } from '../originals/address.ts'
import SAMPLE_CUTS from './sample-cuts.json' with { type: 'json' }

type With<R> = R & { readonly id: string }

export const COMPANIES: readonly With<NewRowOf<typeof company>>[] = [
  {
    ...{ id: 'loud-lab', name: 'Loud Lab', slug: 'loud-lab', slogan: 'Prints that talk back' },
    logo: '/demo/artwork-loud-lab.svg',
  },
  {
    ...{ id: 'north-fork', name: 'North Fork Press', slug: 'north-fork', slogan: 'Drawn outdoors' },
    logo: '/demo/artwork-north-fork.svg',
  },
]

export const WATERMARKS: readonly With<NewRowOf<typeof watermark>>[] = [
  { id: 'north-fork', company: 'north-fork', image: '/demo/watermark-north-fork.svg' },
]

export const ARTISTS: readonly With<NewRowOf<typeof artist>>[] = [
  { id: 'dele', name: 'Dele', slug: 'dele', company: 'loud-lab', account: 'dele' },
  { id: 'mina', name: 'Mina Soto', slug: 'mina-soto', company: 'loud-lab' },
  { id: 'jonas', name: 'Jonas Lund', slug: 'jonas-lund', company: 'north-fork' },
  { id: 'priya', name: 'Priya Nair', slug: 'priya-nair', company: 'north-fork', account: 'priya' },
]

/** An artwork: Loud Lab's are public, North Fork Press's are shown with a watermark. */
type Drawn = readonly [slug: string, name: string, artist: string]
const IN_THE_OPEN: readonly Drawn[] = [
  ['ghost', 'Friendly ghost', 'dele'],
  ['cassette', 'Mixtape', 'dele'],
  ['pizza', 'Last slice', 'dele'],
  ['rowing-club', 'Rowing club', 'dele'],
  ['ramen-cat', 'Ramen cat', 'mina'],
  ['astro-frog', 'Astro frog', 'mina'],
  ['night-moth', 'Night moth', 'mina'],
  ['field-honey', 'Field honey', 'mina'],
]
const WATERMARKED: readonly Drawn[] = [
  ['heron', 'Gray heron', 'jonas'],
  ['campfire', 'Campfire', 'jonas'],
  ['pine-ridge', 'Pine ridge', 'priya'],
  ['lake-trout', 'Lake trout', 'priya'],
]
const DRAWN = [...IN_THE_OPEN, ...WATERMARKED]

/** The painted one; the others are drawings. */
const PAINTED = 'lake-trout'

interface Cut {
  readonly width: number
  readonly height: number
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly path: string
}
const CUTS: Readonly<Record<string, Cut | undefined>> = { ...SAMPLE_CUTS, ...ORIGINAL_CUTS }

/** The file of an artwork; an original's is known once it is stored. */
const imageOf = (slug: string) =>
  WATERMARKED.some(([each]) => each === slug) ? originalAddress(slug) : `/demo/artwork-${slug}.svg`

export const ARTWORKS: readonly With<NewRowOf<typeof artwork>>[] = DRAWN.map(([slug, name, by]) => {
  const cut = CUTS[slug] ?? null
  return {
    ...{ id: slug, name, slug, artist: by, image: imageOf(slug), is_vector: slug !== PAINTED },
    ...{ width: String(cut?.width ?? 1), height: String(cut?.height ?? 1), cut },
  }
})

/** Sides of squares with these areas, to two decimals. */
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
    description:
      'Printed on weatherproof vinyl, cut around the drawing and laminated free. The artist is paid for every sticker.',
    backgrounds: ['jar-on-a-shelf', 'jar-at-a-market'],
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
    description: 'A square label with the drawing in the middle. Waterproof, and removable from glass.',
    create_cut_contour: false,
    backgrounds: ['jar-on-a-shelf', 'jar-at-a-market'],
    order: 1,
  },
  {
    id: 'picture-sticker',
    name: 'Picture sticker',
    slug: 'picture-sticker',
    sku: 'KC-MB-PICTURE',
    category: 'stock-image-stickers',
    short_description: 'A stock picture, printed to all its edges.',
    materials: ['white-vinyl'],
    sizes: ['small', 'medium', 'large'],
    packages: ['backing-card'],
    backgrounds: ['jar-on-a-shelf', 'jar-at-a-market'],
    create_cut_contour: false,
    order: 2,
  },
]

/** Artworks that suit labels as well as laptops. */
const ON_LABELS = ['field-honey', 'campfire', 'pizza']

/** `By Dele, Loud Lab.` */
function credit(slug: string): string {
  const [, , id] = DRAWN.find(([each]) => each === slug)!
  const by = ARTISTS.find((each) => each.id === id)!
  return `By ${by.name}, ${COMPANIES.find((each) => each.id === by.company)!.name}.`
}

export const MARKETPLACE_PRODUCTS: readonly With<NewRowOf<typeof marketplaceProduct>>[] = [
  ...DRAWN.map(([slug, name], order) => ({
    id: `${slug}-sticker`,
    name: `${name} sticker`,
    slug: `${slug}-sticker`,
    sku: `KC-MP-${String(order + 1).padStart(3, '0')}`,
    base: 'artist-sticker',
    artwork: slug,
    category: 'marketplace',
    image_url: `/demo/marketplace-${slug}.webp`,
    short_description: credit(slug),
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
    image_url: `/demo/marketplace-${slug}.webp`,
    short_description: credit(slug),
    sizes: ['square-2', 'square-3'],
    min_sq_inches: '4',
    order: DRAWN.length + order,
  })),
]

export const MARKETPLACE_IMAGES: readonly With<NewRowOf<typeof marketplaceProductImage>>[] = DRAWN.map(
  ([slug, name]) => ({
    id: `${slug}-sticker`,
    product: `${slug}-sticker`,
    name: `${name}, a sticker on its background`,
    image: `/demo/marketplace-${slug}.webp`,
  }),
)
