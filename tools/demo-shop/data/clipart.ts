import type {
  clipart,
  clipartCategory,
  clipartCategoryGraphic,
  clipartRegion,
  NewRowOf,
  tag,
} from '@kisscut/records'
import { CLIPARTS, SHADE, OPEN_SET, OPEN_SET_CREDIT } from '../cliparts/index.ts'
import { FIGURES } from '../figures/index.ts'

type With<R> = R & { readonly id: string }

export const TAGS: readonly With<NewRowOf<typeof tag>>[] = [
  { id: 'outdoors', name: 'Outdoors', slug: 'outdoors' },
  { id: 'pets', name: 'Pets', slug: 'pets' },
  { id: 'food', name: 'Food', slug: 'food' },
  { id: 'garden', name: 'Garden', slug: 'garden' },
  { id: 'winter', name: 'Winter', slug: 'winter' },
  { id: 'workshop', name: 'Workshop', slug: 'workshop' },
  { id: 'seasons', name: 'Seasons', slug: 'seasons' },
  { id: 'play', name: 'Music and sport', slug: 'music-and-sport' },
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
  { id: 'outdoors', name: 'Outdoors', slug: 'outdoors', image: '/demo/clipart-camper.svg', order: 9 },
  {
    id: 'music',
    name: 'Music and sport',
    slug: 'music-and-sport',
    image: '/demo/clipart-guitar.svg',
    order: 10,
  },
]

export const CLIPART_GRAPHICS: readonly With<NewRowOf<typeof clipartCategoryGraphic>>[] = [
  { id: 'animals', category: 'animals', name: 'Paw print', graphic: '/demo/clipart-paw-print.svg' },
  {
    id: 'animals-butterfly',
    category: 'animals',
    name: 'Butterfly',
    graphic: '/demo/clipart-butterfly-06.svg',
  },
  { id: 'animals-fish', category: 'animals', name: 'Fish', graphic: '/demo/clipart-fish-09.svg' },
  { id: 'animals-turtle', category: 'animals', name: 'Turtle', graphic: '/demo/clipart-turtle.svg' },
  { id: 'wildlife', category: 'wildlife', name: 'Deer', graphic: '/demo/clipart-deer.svg' },
  { id: 'pets', category: 'pets', name: 'Dog', graphic: '/demo/clipart-dog.svg' },
  { id: 'pets-cat', category: 'pets', name: 'Cat', graphic: '/demo/clipart-cat.svg' },
  { id: 'pets-parrot', category: 'pets', name: 'Parrot', graphic: '/demo/clipart-parrot.svg' },
  { id: 'food', category: 'food', name: 'Pizza', graphic: '/demo/artwork-pizza.svg' },
  { id: 'plants', category: 'plants', name: 'Flower', graphic: '/demo/clipart-flower-01.svg' },
  { id: 'plants-sprig', category: 'plants', name: 'Sprig', graphic: '/demo/clipart-sprig-05.svg' },
  { id: 'plants-wreath', category: 'plants', name: 'Wreath', graphic: '/demo/clipart-wreath-05.svg' },
  { id: 'plants-pine', category: 'plants', name: 'Pine', graphic: '/demo/clipart-pine-08.svg' },
  { id: 'sky', category: 'sky', name: 'Snowflake', graphic: '/demo/clipart-snowflake-04.svg' },
  { id: 'sky-sun', category: 'sky', name: 'Sun', graphic: '/demo/clipart-sun-06.svg' },
  { id: 'sky-moon', category: 'sky', name: 'Moon', graphic: '/demo/clipart-moon-03.svg' },
  { id: 'sky-star', category: 'sky', name: 'Star', graphic: '/demo/clipart-star-12.svg' },
  { id: 'ornaments', category: 'ornaments', name: 'Mandala', graphic: '/demo/clipart-mandala-01.svg' },
  { id: 'ornaments-heart', category: 'ornaments', name: 'Heart', graphic: '/demo/clipart-heart-03.svg' },
  { id: 'ornaments-badge', category: 'ornaments', name: 'Badge', graphic: '/demo/clipart-badge-09.svg' },
  { id: 'ornaments-gear', category: 'ornaments', name: 'Gear', graphic: '/demo/clipart-gear-08.svg' },
  { id: 'ornaments-arrow', category: 'ornaments', name: 'Arrow', graphic: '/demo/clipart-arrow-09.svg' },
  ...OPEN_SET.filter(({ category }) => ['outdoors', 'food', 'music', 'wildlife'].includes(category)).map(
    ({ id, name, category }) => ({ id, category, name, graphic: `/demo/clipart-${id}.svg` }),
  ),
]

/** The shop's own drawings. */
const OWN_CREDIT = 'Kisscut, MIT'

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

const OF_FILES = [...CLIPARTS, ...FIGURES, ...OPEN_SET].map(
  ({ id, name, category, keywords }) => [id, name, category, `clipart-${id}`, keywords] as const,
)

const OPEN_IDS: ReadonlySet<string> = new Set(OPEN_SET.map(({ id }) => id))

export const CLIPART: readonly With<NewRowOf<typeof clipart>>[] = [...DRAWN, ...OF_FILES].map(
  ([id, name, category, picture, keywords], at) => ({
    id,
    name,
    category,
    keywords,
    clipart: `/demo/${picture}.svg`,
    preview: `/demo/${picture}.svg`,
    product_number: `CA-${String(at + 1).padStart(4, '0')}`,
    source: OPEN_IDS.has(id) ? OPEN_SET_CREDIT : OWN_CREDIT,
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
  ...OPEN_SET.map(({ id }) => ({ id: `${id}-drawing`, clipart: id, name: 'Drawing', selector: '#drawing' })),
  ...CLIPARTS.flatMap(({ id, regions, shades = [] }) =>
    regions.map((region, order) => ({
      id: `${id}-${region.id}`,
      clipart: id,
      name: region.name,
      selector: `#${region.id}`,
      ...(shades.length > 0 && { blend_mode_selector: SHADE }),
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
