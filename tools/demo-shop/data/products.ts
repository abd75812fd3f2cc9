import { rectanglePath } from '@kisscut/artwork/geometry'
import { pageOfTool } from '@kisscut/core/tool'
import type { categoryProduct, NewRowOf, template, usesLink } from '@kisscut/records'
import SAMPLE_CUTS from './sample-cuts.json' with { type: 'json' }
import { sectionsOf } from './page-content/index.ts'
import { DECALS } from './products/decals.ts'
import { DESIGNED } from './products/designed.ts'
import { LABELS } from './products/labels.ts'
import { LETTERING } from './products/lettering.ts'
import { sizeId, type Listed } from './products/listed.ts'
import { SIGNS } from './products/signs.ts'
import { STICKERS } from './products/stickers.ts'

type Template = NewRowOf<typeof template> & { id: string }
type Tile = NewRowOf<typeof categoryProduct> & { id: string }
type UsesLink = NewRowOf<typeof usesLink> & { id: string }

const LISTED: readonly Listed[] = [...STICKERS, ...LABELS, ...DECALS, ...SIGNS, ...DESIGNED, ...LETTERING]

const pictureOf = ({ slug, picture = slug }: Listed) => `/demo/${picture}.webp`

const MOVING = { width: 960, height: 540 }

/** Videos by product; tools/demo-shop/videos draws them. */
const VIDEOS: Readonly<Record<string, Pick<Template, 'featured_video' | 'product_video'>>> = {
  'die-cut-stickers': {
    featured_video: {
      ...{ url: '/demo/video-cutting.webm', poster: '/demo/video-cutting.webp', ...MOVING },
      title: 'A knife follows the cut line, and the sticker lifts off',
    },
    product_video: {
      ...{ url: '/demo/video-in-use.webm', poster: '/demo/video-in-use.webp', ...MOVING },
      title: 'Die-cut stickers on a laptop, on a bottle and in the hand',
    },
  },
}

/** The top-level category, which lists it too. */
const topOf = ({ category }: Listed) => category.split('/')[0]!

/** Lettering has no preset sizes. */
const presetsOf = ({ film, sizes }: Listed) => (film ? [] : sizes)

const toolOf = ({ tool }: Listed) => tool ?? 'upload'

/** The contour around the drawing of a design that fills its product. */
function cutAround({ sizes }: Listed) {
  const [width, height] = sizes[0]!
  const size = { width: Number(width), height: Number(height) }
  const box = { x: 0, y: 0, ...size }
  return { ...size, box, path: rectanglePath(box) }
}

/** Products with a package for stores are also listed under retail packs. */
const packedIn = ({ packages = [] }: Listed): readonly string[] =>
  packages.includes('backing-card') || packages.includes('window-box') ? ['retail-ready-packs'] : []

/** Its further categories. */
const besides = (listed: Listed): string[] =>
  [topOf(listed), ...packedIn(listed)].filter((each) => each !== listed.category)

/** End of a product's description for search engines. */
function inSearch({ film, ready }: Listed): string {
  if (ready) return 'No artwork needed.'
  return film
    ? 'See the price and the cut letters as you type.'
    : 'See the price as you type and the cut line on your own artwork.'
}

const templateOf = (listed: Listed, order: number): Template => ({
  id: listed.slug,
  slug: listed.slug,
  sku: listed.sku,
  name: listed.name,
  public: true,
  tool_type: toolOf(listed),
  multi_side_option: listed.sided ?? false,
  type: listed.film?.type ?? 'printed_cutout',
  cut_out_color: listed.film?.color ?? '',
  background_color: listed.film?.background ?? null,
  category: listed.category,
  categories: besides(listed),
  short_description: listed.short_description,
  description: listed.description,
  meta_title: listed.ready ? listed.name : `Custom ${listed.name.toLowerCase()}`,
  meta_keywords: listed.keywords ?? '',
  meta_description: `${listed.short_description} ${inSearch(listed)}`,
  minimum_quantity: listed.pieces[1],
  default_quantity: listed.pieces[0],
  materials: [...listed.materials],
  default_material: listed.materials[0]!,
  default_width: listed.sizes[0]![0],
  default_height: listed.sizes[0]![1],
  allow_custom_size: !listed.ready,
  sizes: presetsOf(listed).map(sizeId),
  template_shapes: [...listed.shapes],
  options: [...listed.options],
  packages: [...(listed.packages ?? [])],
  option_border: listed.border ?? false,
  option_vectorize: listed.film === undefined && !listed.ready,
  disable_upload: listed.ready ?? false,
  hide_size: listed.ready ?? false,
  hide_material: listed.ready ?? false,
  show_variable_data: listed.numbered ?? false,
  default_vectorization_price: listed.film ? '0' : '20',
  material_display: 'swatches',
  image_url: pictureOf(listed),
  thumbnail_url: pictureOf(listed),
  ...(listed.film === undefined &&
    !listed.ready && {
      sample_artwork_url: `/demo/artwork-${listed.artwork ?? listed.slug}.svg`,
      sample_artwork_cut:
        listed.artwork === undefined
          ? cutAround(listed)
          : SAMPLE_CUTS[listed.artwork as keyof typeof SAMPLE_CUTS],
    }),
  scenes: [...(listed.scenes ?? [])],
  background_images: [...(listed.photos ?? [])],
  sections: sectionsOf(listed.slug),
  ...VIDEOS[listed.slug],
  featured: listed.featured ?? false,
  order,
})

const tileOf = (listed: Listed, order: number): Tile => ({
  id: `tile-${listed.slug}`,
  name: listed.name,
  sku: listed.sku,
  slug: listed.slug,
  short_description: listed.short_description,
  category: listed.category,
  categories: besides(listed),
  url: `/custom/products/${listed.category}/p/${listed.slug}/${pageOfTool(toolOf(listed), listed.category)}/`,
  image_url: pictureOf(listed),
  image_webp_url: pictureOf(listed),
  thumbnail_url: pictureOf(listed),
  thumbnail_webp_url: pictureOf(listed),
  object_id: listed.slug,
  type: 'custom',
  default_price: listed.from,
  order,
})

/** `Yard signs for gardens and sites`; a use that the name already states is omitted. */
const useName = (name: string, use: string): string =>
  name.toLowerCase().includes(use.toLowerCase().replace(/s$/, '')) ? name : `${name} for ${use.toLowerCase()}`

const usesOf = (listed: Listed): UsesLink[] =>
  listed.uses.map(([use, picture]) => ({
    id: `${listed.slug}-for-${use.toLowerCase().replaceAll(' ', '-')}`,
    name: useName(listed.name, use),
    sku: listed.sku,
    image_url: picture === undefined ? pictureOf(listed) : `/demo/${picture}.webp`,
    object_id: listed.slug,
    use,
  }))

export const TEMPLATES: readonly Template[] = LISTED.map(templateOf)
export const TILES: readonly Tile[] = LISTED.map(tileOf)
export const USES: readonly UsesLink[] = LISTED.flatMap(usesOf)
/** Every size a product is offered in. */
export const OFFERED = LISTED.map(presetsOf)
