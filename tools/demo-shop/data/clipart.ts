import type {
  clipart,
  clipartCategory,
  clipartCategoryGraphic,
  clipartProduct,
  clipartProductBackground,
  clipartProductCustomizationGroup,
  clipartRegion,
  NewRowOf,
  tag,
} from '@kisscut/records'
import { CLIPARTS } from '../cliparts/index.ts'
import { FIGURES } from '../figures/index.ts'

type With<R> = R & { readonly id: string }

export const TAGS: readonly With<NewRowOf<typeof tag>>[] = [
  { id: 'outdoors', name: 'Outdoors', slug: 'outdoors' },
  { id: 'pets', name: 'Pets', slug: 'pets' },
  { id: 'food', name: 'Food', slug: 'food' },
  { id: 'garden', name: 'Garden', slug: 'garden' },
  { id: 'winter', name: 'Winter', slug: 'winter' },
  { id: 'workshop', name: 'Workshop', slug: 'workshop' },
]

export const CLIPART_CATEGORIES: readonly With<NewRowOf<typeof clipartCategory>>[] = [
  { id: 'animals', name: 'Animals', slug: 'animals', image: '/demo/clipart-deer.svg', shapes: ['outline'] },
  { id: 'wildlife', name: 'Wildlife', slug: 'wildlife', parent: 'animals', order: 1 },
  { id: 'food', name: 'Food', slug: 'food', image: '/demo/artwork-pizza.svg', order: 2 },
  { id: 'plants', name: 'Plants', slug: 'plants', image: '/demo/clipart-flower-01.svg', order: 3 },
  { id: 'sky', name: 'Sky and seasons', slug: 'sky', image: '/demo/clipart-snowflake-04.svg', order: 4 },
  { id: 'ornaments', name: 'Ornaments', slug: 'ornaments', image: '/demo/clipart-mandala-01.svg', order: 5 },
  { id: 'people', name: 'People', slug: 'people', image: '/demo/clipart-dad.svg', order: 6 },
  { id: 'pets', name: 'Pets', slug: 'pets', image: '/demo/clipart-dog.svg', order: 7 },
  { id: 'at-work', name: 'At work', slug: 'at-work', image: '/demo/clipart-mechanic.svg', order: 8 },
]

export const CLIPART_GRAPHICS: readonly With<NewRowOf<typeof clipartCategoryGraphic>>[] = [
  { id: 'animals', category: 'animals', name: 'Paw print', graphic: '/demo/clipart-paw-print.svg' },
  { id: 'wildlife', category: 'wildlife', name: 'Deer', graphic: '/demo/clipart-deer.svg' },
  { id: 'food', category: 'food', name: 'Pizza', graphic: '/demo/artwork-pizza.svg' },
  { id: 'plants', category: 'plants', name: 'Flower', graphic: '/demo/clipart-flower-01.svg' },
  { id: 'sky', category: 'sky', name: 'Snowflake', graphic: '/demo/clipart-snowflake-04.svg' },
  { id: 'ornaments', category: 'ornaments', name: 'Mandala', graphic: '/demo/clipart-mandala-01.svg' },
]

/** The shop's own drawings. */
const SOURCE = 'Drawn for this shop, MIT'

const DRAWN: readonly (readonly [
  id: string,
  name: string,
  category: string,
  picture: string,
  keywords: string,
])[] = [
  ['deer', 'Deer', 'wildlife', 'clipart-deer', 'stag, antlers, hunting'],
  ['paw-print', 'Paw print', 'animals', 'clipart-paw-print', 'dog, cat, pet'],
  ['ghost', 'Ghost', 'animals', 'artwork-ghost', 'halloween'],
  ['astro-frog', 'Astro frog', 'animals', 'artwork-astro-frog', 'space'],
  ['ramen-cat', 'Ramen cat', 'animals', 'artwork-ramen-cat', 'noodles'],
  ['night-moth', 'Night moth', 'wildlife', 'artwork-night-moth', 'insect'],
  ['toadstools', 'Toadstools', 'wildlife', 'artwork-toadstools', 'mushroom'],
  ['pizza', 'Pizza', 'food', 'artwork-pizza', 'slice'],
  ['basil', 'Basil', 'food', 'artwork-basil-pesto', 'herb'],
  ['honey', 'Honey', 'food', 'artwork-field-honey', 'bee'],
]

const MADE = [...CLIPARTS, ...FIGURES].map(
  ({ id, name, category, keywords }) => [id, name, category, `clipart-${id}`, keywords] as const,
)

export const CLIPART: readonly With<NewRowOf<typeof clipart>>[] = [...DRAWN, ...MADE].map(
  ([id, name, category, picture, keywords], at) => ({
    id,
    name,
    category,
    keywords,
    clipart: `/demo/${picture}.svg`,
    preview: `/demo/${picture}.svg`,
    product_number: `CA-${String(at + 1).padStart(4, '0')}`,
    source: SOURCE,
  }),
)

export const CLIPART_REGIONS: readonly With<NewRowOf<typeof clipartRegion>>[] = [
  {
    id: 'deer-head',
    clipart: 'deer',
    name: 'Head',
    selector: '#head',
    use_material_colors: true,
    cutpath: true,
    type: 'cut',
  },
  {
    id: 'deer-antlers',
    clipart: 'deer',
    name: 'Antlers',
    selector: '#antlers',
    use_material_colors: true,
    cutpath: true,
    type: 'cut',
    order: 1,
  },
  { id: 'paw-pad', clipart: 'paw-print', name: 'Pad', selector: '#pad' },
  { id: 'paw-toes', clipart: 'paw-print', name: 'Toes', selector: '#toes', order: 1 },
  ...CLIPARTS.flatMap(({ id, regions }) =>
    regions.map((region, order) => ({
      id: `${id}-${region.id}`,
      clipart: id,
      name: region.name,
      selector: `#${region.id}`,
      order,
    })),
  ),
  ...FIGURES.flatMap(({ id, regions }) =>
    regions.map((region, order) => ({
      id: `${id}-${region.id}`,
      clipart: id,
      name: region.name,
      selector: `.${region.id}`,
      order,
    })),
  ),
]

export const CUSTOMIZATION_GROUPS: readonly With<NewRowOf<typeof clipartProductCustomizationGroup>>[] = [
  {
    id: 'cut-outs',
    name: 'Cut-outs',
    options: ['transfer'],
    colors: ['color-ink', 'color-white', 'color-fern'],
  },
  {
    id: 'painted',
    name: 'Painted region by region',
    options: ['speed'],
    order: 1,
  },
]

interface Decal {
  readonly clipart: string
  readonly name: string
  readonly tag: string
  /** The drawing can be cut out of its square instead. */
  readonly invert?: boolean
  /** Printed in several colors, not cut from one. */
  readonly painted?: boolean
}

const DECALS: readonly Decal[] = [
  { clipart: 'deer', name: 'Deer cut-out', tag: 'outdoors', invert: true },
  { clipart: 'paw-print', name: 'Paw print decal', tag: 'pets' },
  { clipart: 'snowflake-04', name: 'Snowflake window decal', tag: 'winter', invert: true },
  { clipart: 'pine-08', name: 'Pine tree decal', tag: 'outdoors', painted: true },
  { clipart: 'flower-09', name: 'Flower decal', tag: 'garden', painted: true },
  { clipart: 'sprig-05', name: 'Sprig cut-out', tag: 'garden' },
  { clipart: 'wreath-05', name: 'Wreath decal', tag: 'winter', painted: true },
  { clipart: 'sun-06', name: 'Sun cut-out', tag: 'outdoors' },
  { clipart: 'butterfly-06', name: 'Butterfly decal', tag: 'garden', painted: true },
  { clipart: 'fish-09', name: 'Fish cut-out', tag: 'outdoors', invert: true },
  { clipart: 'gear-08', name: 'Gear cut-out', tag: 'workshop' },
  { clipart: 'arrow-09', name: 'Arrow cut-out', tag: 'workshop' },
]

export const CLIPART_PRODUCTS: readonly With<NewRowOf<typeof clipartProduct>>[] = DECALS.map(
  ({ clipart: id, name, tag: of, invert = false, painted = false }, order) => ({
    id: `${id}-decal`,
    name,
    slug: `${id}-decal`,
    sku: `KC-CL-${String(order + 1).padStart(3, '0')}`,
    category: 'decals/cut-out',
    short_description: painted
      ? 'Printed in the colors you choose for each part, and cut around them.'
      : 'Cut from vinyl in one color, with transfer tape.',
    clipart: id,
    type: painted ? 'printed_cutout' : 'cutout',
    option_invert: invert,
    min_sq_inches: '4',
    max_width: '24',
    max_height: '24',
    customization_group: painted ? 'painted' : 'cut-outs',
    sizes: ['size-3x3', 'size-4x4'],
    default_width: '4',
    default_height: '4',
    materials: ['white-vinyl', 'matte-vinyl'],
    default_material: 'white-vinyl',
    options: painted ? ['speed'] : ['transfer'],
    tags: [of],
    show_regions: true,
    image_url: `/demo/clipart-${id}.svg`,
    thumbnail_url: `/demo/clipart-${id}.svg`,
    preview: `/demo/clipart-${id}.svg`,
    order,
  }),
)

export const CLIPART_BACKGROUNDS: readonly With<NewRowOf<typeof clipartProductBackground>>[] =
  CLIPART_PRODUCTS.map(({ id }) => ({ id, product: id, image: '/demo/hero-1.webp' }))
