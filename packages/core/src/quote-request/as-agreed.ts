import type { Configuration, ProductData } from '../product/types.ts'

/** A product with the configuration it is priced by. */
export type Priced = readonly [product: ProductData, configuration: Configuration]

/**
 * The product and configuration under agreed terms: size, quantity and unit price are those of the terms, and nothing is added. The
 * product's limits don't apply, because a quote is for what the shop can't configure. Unchanged without terms. QUOTE-5.
 */
export function asAgreed(product: ProductData, configuration: Configuration): Priced {
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
