import type { configuredDdbProductSize, ddbProduct, ddbProductClipart, NewRowOf } from '@kisscut/records'

type With<R> = R & { readonly id: string }

export const DDB_SIZES: readonly With<NewRowOf<typeof configuredDdbProductSize>>[] = [
  { id: 'rear-window', name: 'Rear window', width: '20', height: '6', default: true },
  { id: 'side-window', name: 'Side window', width: '10', height: '4', order: 1 },
  { id: 'toolbox', name: 'Tool box lid', width: '14', height: '5', price: '2.00', order: 2 },
]

export const DDB_PRODUCTS: readonly With<NewRowOf<typeof ddbProduct>>[] = [
  {
    id: 'family-car-stickers',
    name: 'Family car stickers',
    slug: 'family-car-stickers',
    sku: 'KC-DD-001',
    category: 'stickers/bumper',
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
  {
    id: 'crew-window-stickers',
    name: 'Crew window stickers',
    slug: 'crew-window-stickers',
    sku: 'KC-DD-002',
    category: 'stickers/bumper',
    short_description: 'Everyone on the shift, in one row on the van.',
    materials: ['white-vinyl', 'clear-vinyl'],
    default_material: 'white-vinyl',
    default_width: '10',
    default_height: '4',
    sizes: ['side-window', 'rear-window', 'toolbox'],
    text: 'Day shift',
    text_size: 0,
    text_location: 2,
    font: 'font-bebas-neue',
    most_cliparts: 6,
    image_url: '/demo/artwork-astro-frog.svg',
    order: 1,
  },
]

const FIGURES: readonly (readonly [product: string, clipart: string, name: string])[] = [
  ['family', 'paw-print', 'Dog'],
  ['family', 'ramen-cat', 'Cat'],
  ['family', 'ghost', 'Grandpa'],
  ['family', 'fish-09', 'Fish'],
  ['family', 'butterfly-06', 'Butterfly'],
  ['crew', 'astro-frog', 'Pilot'],
  ['crew', 'night-moth', 'Night shift'],
  ['crew', 'deer', 'Driver'],
  ['crew', 'gear-08', 'Mechanic'],
]
const PRODUCT_OF: Readonly<Record<string, string>> = {
  family: 'family-car-stickers',
  crew: 'crew-window-stickers',
}

export const DDB_CLIPART: readonly With<NewRowOf<typeof ddbProductClipart>>[] = FIGURES.map(
  ([product, clipart, name], order) => ({
    id: `${product}-${clipart}`,
    ddb_product: PRODUCT_OF[product]!,
    clipart,
    name,
    width: '2',
    height: '2',
    price: '1.50',
    order,
  }),
)
