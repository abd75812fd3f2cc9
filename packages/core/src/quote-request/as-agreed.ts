import type { Configuration, Product } from '../product/types.ts'

/** A product with the configuration it is priced by. */
export type Priced = readonly [product: Product, configuration: Configuration]

/**
 * What is priced of a product whose terms staff have agreed: its size, its quantity and its unit price are those of the terms, and
 * nothing is added to them. What the shop can't configure is why it was asked, so that no limit of the product stands against it. Without
 * terms both are as they were. QUOTE-5.
 */
export function asAgreed(product: Product, configuration: Configuration): Priced {
  const { agreed, materialId, quantity } = configuration
  if (!agreed) return [product, configuration]
  return [
    {
      ...product,
      ...FREE,
      definedQuantity: agreed.quantity,
      materials: product.materials.map((material) => ({ ...material, ...FREE })),
    },
    { ...agreed, agreed, materialId, quantity, options: [] },
  ]
}

/** No limit of a product or of a material, and nothing that is charged beside. */
const FREE = {
  ...{
    lockRatio: null,
    remainingStock: null,
    minWidth: null,
    minHeight: null,
    maxWidth: null,
    maxHeight: null,
  },
  ...{ sizes: [], optionSets: [], needsColor: false },
} as const
