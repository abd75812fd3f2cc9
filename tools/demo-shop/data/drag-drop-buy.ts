import type { configuredDdbProductSize, ddbProduct, ddbProductClipart, NewRowOf } from '@kisscut/records'
import { CREW, FAMILY, PETS, type Figure } from '../figures/index.ts'

type With<R> = R & { readonly id: string }

export const DDB_SIZES: readonly With<NewRowOf<typeof configuredDdbProductSize>>[] = [
  { id: 'rear-window', name: 'Rear window', width: '20', height: '6', default: true },
  { id: 'side-window', name: 'Side window', width: '10', height: '4', order: 1 },
  { id: 'toolbox', name: 'Tool box lid', width: '14', height: '5', price: '2.00', order: 2 },
]

const WHOLE_FAMILY: readonly Figure[] = [...FAMILY, ...PETS]

export const DDB_PRODUCTS: readonly With<NewRowOf<typeof ddbProduct>>[] = [
  {
    id: 'family-car-stickers',
    name: 'Family car stickers',
    slug: 'family-car-stickers',
    sku: 'KC-DD-001',
    category: 'stickers/bumper',
    short_description: `Your whole family on the rear window: choose from ${WHOLE_FAMILY.length} figures, name it and see the price.`,
    materials: ['white-vinyl'],
    default_material: 'white-vinyl',
    default_width: '20',
    default_height: '6',
    sizes: ['rear-window', 'side-window'],
    text: 'The Millers',
    text_location: 1,
    font: 'font-figtree',
    image_url: '/demo/strip-family.svg',
    order: 20,
  },
  {
    id: 'crew-window-stickers',
    name: 'Crew window stickers',
    slug: 'crew-window-stickers',
    sku: 'KC-DD-002',
    category: 'stickers/bumper',
    short_description: 'Everyone on the shift in one row on the van, each in your colors.',
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
    image_url: '/demo/strip-crew.svg',
    order: 21,
  },
]

/** Drawing units per inch. */
const INCH = 50

const offered = (
  product: string,
  figures: readonly Figure[],
  price: string,
): readonly With<NewRowOf<typeof ddbProductClipart>>[] =>
  figures.map(({ id, name, width, height }, order) => ({
    id: `${product}-${id}`,
    ddb_product: product,
    clipart: id,
    name,
    width: (width / INCH).toFixed(2),
    height: (height / INCH).toFixed(2),
    price,
    order,
  }))

export const DDB_CLIPART: readonly With<NewRowOf<typeof ddbProductClipart>>[] = [
  ...offered('family-car-stickers', WHOLE_FAMILY, '1.50'),
  ...offered('crew-window-stickers', [...CREW, ...PETS], '1.25'),
]
