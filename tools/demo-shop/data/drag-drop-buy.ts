import type { configuredDdbProductSize, ddbProduct, ddbProductClipart, NewRowOf } from '@kisscut/records'

type With<R> = R & { readonly id: string }

export const DDB_SIZES: readonly With<NewRowOf<typeof configuredDdbProductSize>>[] = [
  { id: 'rear-window', name: 'Rear window', width: '20', height: '6', default: true },
  { id: 'side-window', name: 'Side window', width: '10', height: '4', order: 1 },
]

export const DDB_PRODUCTS: readonly With<NewRowOf<typeof ddbProduct>>[] = [
  {
    id: 'family-car-stickers',
    name: 'Family car stickers',
    slug: 'family-car-stickers',
    sku: 'KC-DD-001',
    category: 'decals/cut-out',
    short_description: 'Drag your family onto the rear window.',
    materials: ['white-vinyl'],
    default_material: 'white-vinyl',
    default_width: '20',
    default_height: '6',
    sizes: ['rear-window', 'side-window'],
    text: 'The Millers',
    text_location: 1,
    font: 'font-figtree',
    image_url: '/demo/clipart-paw-print.svg',
  },
]

export const DDB_CLIPART: readonly With<NewRowOf<typeof ddbProductClipart>>[] = [
  ['paw-print', 'Dog'] as const,
  ['ramen-cat', 'Cat'] as const,
  ['ghost', 'Grandpa'] as const,
].map(([clipart, name], order) => ({
  id: `family-${clipart}`,
  ddb_product: 'family-car-stickers',
  clipart,
  name,
  width: '2',
  height: '2',
  price: '1.50',
  order,
}))
