import type { NewRowOf, recommendedProduct, recommendedProductGroup, specialOffer } from '@kisscut/records'

type With<R> = R & { readonly id: string }

export const SPECIAL_OFFERS: readonly With<NewRowOf<typeof specialOffer>>[] = [
  {
    id: 'starter-pack',
    name: '50 die-cut stickers, 3 × 3 in',
    description: 'White vinyl, any shape.',
    sku: 'KC-SO-001',
    template: 'die-cut-stickers',
    material: 'white-vinyl',
    width: '3',
    height: '3',
    quantity: 50,
    unit_price: '1.20',
    image: '/demo/die-cut-stickers.webp',
  },
  {
    id: 'spring-labels',
    enabled: false,
    name: '250 roll labels, 2 × 2 in',
    sku: 'KC-SO-002',
    template: 'roll-labels',
    material: 'white-bopp',
    width: '2',
    height: '2',
    quantity: 250,
    unit_price: '0.18',
    order: 1,
  },
  {
    id: 'holographic-hundred',
    name: '100 holographic stickers, 2 × 2 in',
    description: 'A rainbow that moves with the light.',
    sku: 'KC-SO-003',
    template: 'holographic-stickers',
    material: 'holographic',
    width: '2',
    height: '2',
    quantity: 100,
    unit_price: '0.60',
    image: '/demo/holographic-stickers.webp',
    order: 2,
  },
  {
    id: 'tool-tags',
    name: '250 asset tags, 2 × 1 in',
    description: 'Numbered, on silver polyester.',
    sku: 'KC-SO-004',
    template: 'asset-tags',
    material: 'polyester-tag',
    width: '2',
    height: '1',
    quantity: 250,
    unit_price: '0.55',
    image: '/demo/category-barcode-and-asset.webp',
    order: 3,
  },
]

export const RECOMMENDED_GROUPS: readonly With<NewRowOf<typeof recommendedProductGroup>>[] = [
  {
    id: 'laptop',
    name: 'On a laptop',
    template: 'die-cut-stickers',
    image: '/demo/hero-2.webp',
    primary: true,
  },
  {
    id: 'carton',
    name: 'On a package',
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
  /** Inches in the picture. */
  readonly at: readonly [x: string, y: string]
  readonly colors?: readonly string[]
}

const SHOWN: readonly Shown[] = [
  { group: 'laptop', product: 'die-cut-stickers', name: 'Die-cut sticker', at: ['1', '1'] },
  { group: 'laptop', product: 'holographic-stickers', name: 'Holographic sticker', at: ['6', '2.5'] },
  { group: 'carton', product: 'roll-labels', name: 'Roll label', at: ['2', '2'] },
  {
    group: 'carton',
    product: 'address-labels',
    name: 'Address label',
    at: ['5', '1'],
    colors: ['color-ink', 'color-deep-sea'],
  },
  { group: 'bottle', product: 'clear-stickers', name: 'Clear sticker', at: ['1.5', '3'] },
  { group: 'bottle', product: 'die-cut-stickers', name: 'Die-cut sticker', at: ['1.5', '6'] },
]

export const RECOMMENDED: readonly With<NewRowOf<typeof recommendedProduct>>[] = SHOWN.map(
  ({ group, product, name, at: [x, y], colors = [] }, order) => ({
    id: `${group}-${product}`,
    group,
    product,
    product_name: name,
    x,
    y,
    width: '3',
    height: '3',
    sizes: product === 'address-labels' ? [] : ['size-3x3'],
    colors: [...colors],
    default_color: colors[0] ?? null,
    primary: SHOWN.find((other) => other.group === group)?.product === product,
    order,
  }),
)
