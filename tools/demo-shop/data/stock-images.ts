import type { artwork, NewRowOf, shutterstockProduct, shutterstockProductOption } from '@kisscut/records'
import { originalAddress } from '../originals/address.ts'

type With<R> = R & { readonly id: string }

export const STOCK_OPTIONS: readonly With<NewRowOf<typeof shutterstockProductOption>>[] = [
  { id: 'speed', name: 'Production', option_set: 'speed', default: 'speed-standard' },
  { id: 'wrapping', name: 'Wrapping', option_set: 'wrapping', order: 1 },
  { id: 'designs', name: 'Designs', option_set: 'designs', default: 'designs-1', order: 2 },
]

const PICTURES: readonly (readonly [slug: string, name: string, width: string, height: string])[] = [
  ['citrus-slices', 'Citrus slices', '1', '1'],
  ['desert-dusk', 'Desert dusk', '3', '2'],
  ['jungle-leaves', 'Jungle leaves', '1', '1'],
  ['night-city', 'Night city', '3', '2'],
  ['blue-waves', 'Blue waves', '1', '1'],
  ['terrazzo', 'Terrazzo', '1', '1'],
]

/** The stored pictures, once each. */
export const STOCK_ARTWORKS: readonly With<NewRowOf<typeof artwork>>[] = PICTURES.map(
  ([slug, name, width, height]) => ({
    ...{ id: `stock-${slug}`, name, slug: `stock-${slug}`, image: originalAddress(slug), is_vector: true },
    ...{ width, height, full_bleed: true, stock_image_id: slug },
  }),
)

export const STOCK_PRODUCTS: readonly With<NewRowOf<typeof shutterstockProduct>>[] = PICTURES.map(
  ([slug, name, width, height], order) => ({
    id: `stock-${slug}`,
    name: `${name} sticker`,
    slug: `${slug}-sticker`,
    sku: `KC-ST-${String(order + 1).padStart(3, '0')}`,
    category: 'stock-image-stickers',
    base: 'picture-sticker',
    artwork: `stock-${slug}`,
    shutterstock_image_id: slug,
    instructions: 'The picture is licensed for your stickers once you order.',
    short_description: 'A stock picture on vinyl, printed to all its edges.',
    description:
      'Printed on weatherproof vinyl and laminated free. Choose a size in the ratio of the picture; the license is included.',
    image_url: `/demo/stock-${slug}.webp`,
    thumbnail_url: `/demo/stock-${slug}.webp`,
    materials: ['white-vinyl', 'matte-vinyl', 'holographic'],
    default_material: 'white-vinyl',
    ...(width === height
      ? { default_width: '3', default_height: '3' }
      : { default_width: '3', default_height: '2' }),
    default_quantity: 10,
    options: ['speed', 'wrapping'],
    order,
  }),
)
