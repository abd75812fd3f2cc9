import type { NewRowOf, shutterstockProduct, shutterstockProductOption } from '@kisscut/records'

type With<R> = R & { readonly id: string }

export const STOCK_OPTIONS: readonly With<NewRowOf<typeof shutterstockProductOption>>[] = [
  { id: 'speed', name: 'Production', option_set: 'speed', default: 'speed-standard' },
  { id: 'wrapping', name: 'Wrapping', option_set: 'wrapping', order: 1 },
  { id: 'designs', name: 'Designs', option_set: 'designs', default: 'designs-1', order: 2 },
]

const PICTURES: readonly (readonly [slug: string, name: string])[] = [
  ['basil-pesto', 'Basil leaves'],
  ['tiles', 'Moroccan tiles'],
  ['fern-and-co', 'Fern'],
  ['ember-and-ash', 'Embers'],
  ['slow-drip', 'Coffee drip'],
  ['this-way', 'Arrow'],
]

export const STOCK_PRODUCTS: readonly With<NewRowOf<typeof shutterstockProduct>>[] = PICTURES.map(
  ([slug, name], order) => ({
    id: `stock-${slug}`,
    name: `${name} sticker`,
    slug: `stock-${slug}`,
    sku: `KC-ST-${String(order + 1).padStart(3, '0')}`,
    category: 'stock-image-stickers',
    base: 'artist-sticker',
    shutterstock_image_id: `library-${slug}`,
    image_url: `/demo/artwork-${slug}.svg`,
    thumbnail_url: `/demo/artwork-${slug}.svg`,
    materials: ['white-vinyl', 'clear-vinyl'],
    default_material: 'white-vinyl',
    default_width: '3',
    default_height: '3',
    options: ['speed', 'wrapping'],
    order,
  }),
)
