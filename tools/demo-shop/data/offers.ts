import type { NewRowOf, recommendedProduct, recommendedProductGroup, specialOffer } from '@kisscut/records'

type With<R> = R & { readonly id: string }

export const SPECIAL_OFFERS: readonly With<NewRowOf<typeof specialOffer>>[] = [
  {
    id: 'starter-pack',
    name: '50 die-cut stickers, {3 × 3 in}',
    description: 'White vinyl, any shape.',
    sku: 'KC-SO-001',
    template: 'die-cut-stickers',
    material: 'white-vinyl',
    width: '3',
    height: '3',
    quantity: 50,
    unit_price: '1.20',
    category: 'special-offers',
    image: '/demo/die-cut-stickers.webp',
  },
  {
    id: 'spring-labels',
    enabled: false,
    name: '250 roll labels, {2 × 2 in}',
    sku: 'KC-SO-002',
    template: 'roll-labels',
    material: 'white-bopp',
    width: '2',
    height: '2',
    quantity: 250,
    unit_price: '0.18',
    category: 'special-offers',
    order: 1,
  },
  {
    id: 'holographic-hundred',
    name: '100 holographic stickers, {2 × 2 in}',
    description: 'A rainbow that moves with the light.',
    sku: 'KC-SO-003',
    template: 'holographic-stickers',
    material: 'holographic',
    width: '2',
    height: '2',
    quantity: 100,
    unit_price: '0.60',
    category: 'special-offers',
    image: '/demo/holographic-stickers.webp',
    order: 2,
  },
  {
    id: 'tool-tags',
    name: '250 asset tags, {2 × 1 in}',
    description: 'Silver polyester for tools and equipment.',
    sku: 'KC-SO-004',
    template: 'asset-tags',
    material: 'polyester-tag',
    width: '2',
    height: '1',
    quantity: 250,
    unit_price: '0.55',
    category: 'special-offers',
    image: '/demo/category-barcode-and-asset.webp',
    order: 3,
  },
]

export const RECOMMENDED_GROUPS: readonly With<NewRowOf<typeof recommendedProductGroup>>[] = [
  {
    id: 'laptop',
    name: 'On a laptop',
    template: 'die-cut-stickers',
    image: '/demo/die-cut-stickers-gallery-1.webp',
    primary: true,
  },
  {
    id: 'carton',
    name: 'Off the roll',
    template: 'roll-labels',
    image: '/demo/roll-labels-gallery-2.webp',
    primary: true,
  },
  { id: 'bottle', name: 'On a water bottle', image: '/demo/die-cut-stickers-gallery-2.webp', order: 1 },
]

interface Shown {
  readonly group: string
  readonly product: string
  readonly name: string
  /** In percent of the picture's sides. */
  readonly at: readonly [x: string, y: string, width: string, height: string]
  readonly sizes?: readonly string[]
  readonly colors?: readonly string[]
}

const STICKER_SIZES = ['size-2x2', 'size-3x3', 'size-4x4']

const SHOWN: readonly Shown[] = [
  {
    ...{ group: 'laptop', product: 'kiss-cut-stickers', name: 'Kiss-cut sticker' },
    ...{ at: ['14', '42', '28', '32'], sizes: STICKER_SIZES },
  },
  {
    ...{ group: 'laptop', product: 'sticker-sheets', name: 'Sticker sheet' },
    at: ['68', '23', '25', '26'],
  },
  {
    ...{ group: 'laptop', product: 'holographic-stickers', name: 'Holographic sticker' },
    ...{ at: ['38', '24', '23', '24'], sizes: STICKER_SIZES },
  },
  {
    ...{ group: 'carton', product: 'honey-labels', name: 'Honey label' },
    at: ['35', '45', '42', '33'],
  },
  {
    ...{ group: 'carton', product: 'address-labels', name: 'Address label' },
    ...{ at: ['8', '28', '24', '50'], colors: ['color-ink', 'color-deep-sea'] },
  },
  {
    ...{ group: 'bottle', product: 'clear-stickers', name: 'Clear sticker' },
    ...{ at: ['37', '33', '26', '24'], sizes: STICKER_SIZES },
  },
  {
    ...{ group: 'bottle', product: 'die-cut-stickers', name: 'Die-cut sticker' },
    ...{ at: ['48', '57', '18', '19'], sizes: STICKER_SIZES },
  },
]

export const RECOMMENDED: readonly With<NewRowOf<typeof recommendedProduct>>[] = SHOWN.map(
  ({ group, product, name, at: [x, y, width, height], sizes = [], colors = [] }, order) => ({
    id: `${group}-${product}`,
    group,
    product,
    product_name: name,
    ...{ x, y, width, height },
    sizes: [...sizes],
    colors: [...colors],
    default_color: colors[0] ?? null,
    primary: SHOWN.find((other) => other.group === group)?.product === product,
    order,
  }),
)
