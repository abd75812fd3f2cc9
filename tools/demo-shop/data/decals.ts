import { finishedDrawing } from '@kisscut/artwork/clipart'
import type {
  clipartProduct,
  clipartProductBackground,
  clipartProductCustomizationGroup,
  NewRowOf,
} from '@kisscut/records'
import { CLIPARTS, OPEN_SET } from '../cliparts/index.ts'
import { SHADED } from '../cliparts/shaded.ts'
import { FIGURES, PORTRAITS } from '../figures/index.ts'
import { CUT_VINYL_COLORS } from './colors.ts'
import { boxesOfDrawing, boxesOfPrinted } from './drawing-boxes.ts'

type With<R> = R & { readonly id: string }

const film = (...names: readonly string[]): readonly string[] => {
  const ids = names.map((name) => `cut-vinyl-${name}`)
  const missing = ids.filter((id) => CUT_VINYL_COLORS.every((color) => color.id !== id))
  if (missing.length > 0) throw new Error(`There are no films ${missing.join()}`)
  return ids
}

export const CUSTOMIZATION_GROUPS: readonly With<NewRowOf<typeof clipartProductCustomizationGroup>>[] = [
  { id: 'cut-outs', name: 'Cut-outs', options: ['transfer', 'weeding'] },
  {
    id: 'winter',
    name: 'Winter colors',
    options: ['transfer', 'weeding'],
    colors: [
      ...film('gloss-white', 'gloss-ice-blue', 'gloss-blue', 'gloss-navy', 'gloss-cool-gray'),
      ...film('metallic-silver', 'metallic-graphite'),
    ],
    order: 1,
  },
  { id: 'painted', name: 'Printed region by region', options: ['speed'], order: 2 },
]

type Kind = 'film' | 'films' | 'printed'

interface Family {
  /** Prefix of its drawings: `snowflake-07`. */
  readonly drawing: string
  /** Relative to `decals/cut-out`. */
  readonly category: string
  readonly tag: string
  /** Cut from one film, from several, or printed. */
  readonly kind: Kind
  readonly invert?: boolean
  readonly winter?: boolean
}

const FAMILIES: readonly Family[] = [
  { drawing: 'snowflake', category: 'sky-and-seasons', tag: 'winter', kind: 'film', winter: true },
  { drawing: 'sun', category: 'sky-and-seasons', tag: 'outdoors', kind: 'films' },
  { drawing: 'moon', category: 'sky-and-seasons', tag: 'outdoors', kind: 'films' },
  { drawing: 'star', category: 'sky-and-seasons', tag: 'outdoors', kind: 'films', invert: true },
  { drawing: 'flower', category: 'plants', tag: 'garden', kind: 'films' },
  { drawing: 'sprig', category: 'plants', tag: 'garden', kind: 'film' },
  { drawing: 'wreath', category: 'plants', tag: 'winter', kind: 'films' },
  { drawing: 'pine', category: 'plants', tag: 'outdoors', kind: 'film', invert: true },
  { drawing: 'butterfly', category: 'animals', tag: 'garden', kind: 'films' },
  { drawing: 'fish', category: 'animals', tag: 'outdoors', kind: 'film', invert: true },
  { drawing: 'heart', category: 'ornaments', tag: 'garden', kind: 'films', invert: true },
  { drawing: 'mandala', category: 'ornaments', tag: 'garden', kind: 'film' },
  { drawing: 'badge', category: 'ornaments', tag: 'workshop', kind: 'films' },
  { drawing: 'gear', category: 'ornaments', tag: 'workshop', kind: 'film', invert: true },
  { drawing: 'arrow', category: 'ornaments', tag: 'workshop', kind: 'film' },
]

interface Decal {
  readonly drawing: string
  readonly name: string
  readonly family: Omit<Family, 'drawing'>
}

const outdoors = { category: 'animals', tag: 'outdoors', kind: 'film', invert: true } as const
const FIRST: readonly Decal[] = [
  { drawing: 'deer', name: 'Deer cut-out', family: outdoors },
  {
    drawing: 'paw-print',
    name: 'Paw print decal',
    family: { category: 'animals', tag: 'pets', kind: 'films' },
  },
]

/** Number of drawings per family sold separately; designs may use all. */
const OF_EACH = 10

const OF_FAMILIES: readonly Decal[] = FAMILIES.flatMap((family) =>
  CLIPARTS.filter(({ id }) => id.replace(/-\d+$/, '') === family.drawing)
    .slice(0, OF_EACH)
    .map(({ id, name }) => ({ drawing: id, name: `${name} decal`, family })),
)

/** The silhouettes by their clipart category. */
const SILHOUETTES: Readonly<Record<string, Decal['family']>> = {
  wildlife: { category: 'animals', tag: 'outdoors', kind: 'film', invert: true },
  plants: { category: 'plants', tag: 'garden', kind: 'film', invert: true },
  sky: { category: 'sky-and-seasons', tag: 'seasons', kind: 'film', invert: true },
  outdoors: { category: 'outdoors-and-travel', tag: 'outdoors', kind: 'film', invert: true },
  food: { category: 'food-and-drink', tag: 'food', kind: 'film', invert: true },
  music: { category: 'music-and-sport', tag: 'play', kind: 'film', invert: true },
  ornaments: { category: 'ornaments', tag: 'workshop', kind: 'film', invert: true },
}

const OF_OPEN_SET: readonly Decal[] = OPEN_SET.map(({ id, name, category }) => ({
  drawing: id,
  name: `${name} decal`,
  family: SILHOUETTES[category]!,
}))

const PETS = { category: 'animals', tag: 'pets', kind: 'printed' } as const
const OF_FIGURES: readonly Decal[] = FIGURES.filter(({ id }) => PORTRAITS.includes(id)).map(
  ({ id, name }) => ({
    drawing: id,
    name: `${name} sticker`,
    family: PETS,
  }),
)

/** Printed, with shading over their colors. CLIP-14. */
const OF_SHADED: readonly Decal[] = SHADED.map(({ id, name, category }) => ({
  drawing: id,
  name: `${name} sticker`,
  family: { ...SILHOUETTES[category]!, kind: 'printed', invert: false },
}))

const TYPES = { film: 'cutout', films: 'multicolor_cutout', printed: 'printed_cutout' } as const
const GROUPS = { film: 'cut-outs', films: 'cut-outs', printed: 'painted' } as const
const WORDS: Readonly<Record<Kind, string>> = {
  film: 'Cut from vinyl in one color, along its own edge, with nothing around it.',
  films: 'Cut from vinyl with a color for each part, and nothing around it.',
  printed: 'Printed in the colors you choose for each part, and cut around them.',
}
const ABOUT: Readonly<Record<Kind, string>> = {
  film: 'The drawing itself is the decal: the plotter cuts along every edge, and we weed out what lies between. It goes on windows, walls, helmets and cars, lasts outdoors for years, and comes off without a trace of print, for nothing of it is printed. Pick a film, give it your size, and see what it costs as you type.',
  films:
    'The drawing itself is the decal: every part is cut from the film you pick for it, one path for each color, and they go on one after the other. It goes on windows, walls, helmets and cars, and lasts outdoors for years. Paint it part by part, give it your size, and see what it costs as you type.',
  printed:
    'Keep it as it is drawn, or paint it part by part in your own colors. We print it on vinyl, cut it along its contour, and laminate it, so that it survives the sink and the street.',
}

/** Longer side in inches in the initial state. */
const OPENS_AT = { film: 5, films: 5, printed: 3 } as const
const LONGEST = 24
/** Number of decals also listed in the parent category. */
const ON_TOP = 12

const inches = (side: number): string => String(Math.round(side * 1000) / 1000)

/** Sizes with the ratio of the cut: any other would charge for area that is not cut. SIZE-14. */
function sizesOf({ drawing, family: { kind } }: Decal) {
  const side = OPENS_AT[kind]
  const isFilm = kind !== 'printed'
  const { width, height } = finishedDrawing({
    size: { width: side, height: side },
    boxes: isFilm ? boxesOfDrawing(drawing) : boxesOfPrinted(drawing),
    ...{ isFilm, inverted: false, dieLine: isFilm ? 'rectangle' : 'contour', stroke: 0 },
  })
  const size = { default_width: inches(width), default_height: inches(height) }
  if (inches(width) === inches(height)) return { ...size, sizes: ['size-3x3', 'size-4x4'], lock_ratio: '1:1' }
  return { ...size, lock_ratio: String(Number((width / height).toFixed(5))) }
}

/** Interleaves families: the first of each, then the second of each, so that a list begins with variety. */
const inTurn = (decals: readonly Decal[]): readonly Decal[] => {
  const seen = new Map<object, number>()
  const turns = decals.map((decal) => {
    const turn = seen.get(decal.family) ?? 0
    seen.set(decal.family, turn + 1)
    return { decal, turn }
  })
  return turns.sort((a, b) => a.turn - b.turn).map(({ decal }) => decal)
}

const DECALS: readonly Decal[] = [
  ...FIRST,
  ...inTurn([...OF_OPEN_SET, ...OF_FIGURES, ...OF_FAMILIES]),
  ...OF_SHADED,
]

/** Figures are taller than wide: lists show them whole, in a square picture. */
const pictureOf = ({ drawing }: Decal): string =>
  `/demo/${PORTRAITS.includes(drawing) ? 'decal' : 'clipart'}-${drawing}.svg`

export const CLIPART_PRODUCTS: readonly With<NewRowOf<typeof clipartProduct>>[] = DECALS.map(
  (decal, order) => {
    const { drawing, name, family } = decal
    const { kind, category, tag, winter = false, invert = false } = family
    const picture = pictureOf(decal)
    return {
      id: `${drawing}-decal`,
      name,
      slug: `${drawing}-decal`,
      sku: `KC-CL-${String(order + 1).padStart(3, '0')}`,
      category: `decals/cut-out/${category}`,
      categories: order < ON_TOP || OF_SHADED.includes(decal) ? ['decals/cut-out'] : [],
      short_description: WORDS[kind],
      description: ABOUT[kind],
      clipart: drawing,
      type: TYPES[kind],
      option_invert: invert,
      min_sq_inches: '4',
      max_width: String(LONGEST),
      max_height: String(LONGEST),
      customization_group: winter ? 'winter' : GROUPS[kind],
      ...sizesOf(decal),
      default_quantity: 1,
      materials: kind === 'printed' ? ['white-vinyl', 'matte-vinyl', 'holographic'] : ['cut-vinyl'],
      default_material: kind === 'printed' ? 'white-vinyl' : 'cut-vinyl',
      packages: ['backing-card', 'hang-hole-bag', 'rigid-mailer'],
      tags: [tag],
      show_regions: true,
      image_url: picture,
      thumbnail_url: picture,
      preview: picture,
      order,
    }
  },
)

/** Photographs for the first ones: a van and a car. */
const SHOWN_ON = ['photo-van-side', 'photo-car-door'] as const

export const CLIPART_BACKGROUNDS: readonly With<NewRowOf<typeof clipartProductBackground>>[] =
  CLIPART_PRODUCTS.filter(({ id }) => /^(deer|paw-print|.*-0[1-3])-decal$/.test(id)).flatMap(({ id }) =>
    SHOWN_ON.map((picture, order) => ({
      id: `${id}-${picture}`,
      product: id,
      image: `/demo/${picture}.webp`,
      order,
    })),
  )
