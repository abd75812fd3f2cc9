import type { categoryProduct, NewRowOf, template, usesLink } from '@kisscut/records'
import { sectionsOf } from './page-content.ts'
import { DECALS } from './products/decals.ts'
import { LABELS } from './products/labels.ts'
import { sizeId, type Shelved } from './products/shelved.ts'
import { SIGNS } from './products/signs.ts'
import { STICKERS } from './products/stickers.ts'

type Template = NewRowOf<typeof template> & { id: string }
type Tile = NewRowOf<typeof categoryProduct> & { id: string }
type UsesLink = NewRowOf<typeof usesLink> & { id: string }

const SHELF: readonly Shelved[] = [...STICKERS, ...LABELS, ...DECALS, ...SIGNS]

const pictureOf = ({ slug, picture = slug }: Shelved) => `/demo/${picture}.webp`

/** The shelf at the top of the tree shows it too. */
const topOf = ({ category }: Shelved) => category.split('/')[0]!

const templateOf = (shelved: Shelved, order: number): Template => ({
  id: shelved.slug,
  slug: shelved.slug,
  sku: shelved.sku,
  name: shelved.name,
  public: true,
  tool_type: 'upload',
  type: 'printed_cutout',
  category: shelved.category,
  categories: [topOf(shelved)],
  short_description: shelved.short_description,
  description: shelved.description,
  meta_title: `Custom ${shelved.name.toLowerCase()}`,
  meta_description: `${shelved.short_description} See the price as you type and the cut line on your own artwork.`,
  minimum_quantity: shelved.pieces[1],
  default_quantity: shelved.pieces[0],
  materials: [...shelved.materials],
  default_material: shelved.materials[0]!,
  default_width: shelved.sizes[0]![0],
  default_height: shelved.sizes[0]![1],
  allow_custom_size: true,
  sizes: shelved.sizes.map(sizeId),
  template_shapes: [...shelved.shapes],
  options: [...shelved.options],
  option_vectorize: true,
  default_vectorization_price: '20',
  material_display: 'swatches',
  image_url: pictureOf(shelved),
  thumbnail_url: pictureOf(shelved),
  sample_artwork_url: `/demo/artwork-${shelved.artwork}.svg`,
  rating: shelved.reviews[1],
  review_count: shelved.reviews[0],
  sections: sectionsOf(shelved.slug),
  featured: shelved.featured ?? false,
  order,
})

const tileOf = (shelved: Shelved, order: number): Tile => ({
  id: `tile-${shelved.slug}`,
  name: shelved.name,
  sku: shelved.sku,
  slug: shelved.slug,
  short_description: shelved.short_description,
  category: shelved.category,
  categories: [topOf(shelved)],
  review_count: shelved.reviews[0],
  review_average: shelved.reviews[1],
  url: `/custom/products/${shelved.category}/p/${shelved.slug}/setup/`,
  image_url: pictureOf(shelved),
  image_webp_url: pictureOf(shelved),
  thumbnail_url: pictureOf(shelved),
  thumbnail_webp_url: pictureOf(shelved),
  object_id: shelved.slug,
  type: 'custom',
  default_price: shelved.from,
  order,
})

/** `Yard signs for gardens and sites`; laptop stickers need no word on laptops. */
const useName = (name: string, use: string): string =>
  name.toLowerCase().includes(use.toLowerCase().replace(/s$/, '')) ? name : `${name} for ${use.toLowerCase()}`

const usesOf = (shelved: Shelved): UsesLink[] =>
  shelved.uses.map(([use, picture]) => ({
    id: `${shelved.slug}-for-${use.toLowerCase().replaceAll(' ', '-')}`,
    name: useName(shelved.name, use),
    sku: shelved.sku,
    image_url: picture === undefined ? pictureOf(shelved) : `/demo/${picture}.webp`,
    object_id: shelved.slug,
    use,
  }))

export const TEMPLATES: readonly Template[] = SHELF.map(templateOf)
export const TILES: readonly Tile[] = SHELF.map(tileOf)
export const USES: readonly UsesLink[] = SHELF.flatMap(usesOf)
/** Every size a product is offered in. */
export const OFFERED = SHELF.map(({ sizes }) => sizes)
