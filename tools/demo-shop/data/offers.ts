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
]

export const RECOMMENDED_GROUPS: readonly With<NewRowOf<typeof recommendedProductGroup>>[] = [
  {
    id: 'laptop',
    name: 'On a laptop',
    template: 'die-cut-stickers',
    image: '/demo/hero-2.webp',
    primary: true,
  },
]

export const RECOMMENDED: readonly With<NewRowOf<typeof recommendedProduct>>[] = [
  ['die-cut-stickers', 'Die-cut sticker', '1', '1'] as const,
  ['holographic-stickers', 'Holographic sticker', '6', '2.5'] as const,
].map(([product, product_name, x, y], order) => ({
  id: `laptop-${product}`,
  group: 'laptop',
  product,
  product_name,
  x,
  y,
  width: '3',
  height: '3',
  sizes: ['size-3x3'],
  primary: order === 0,
  order,
}))
