import type { Material, ProductData } from '../product/types.ts'
import { isAllowedQuantity, largestAllowedQuantity, nextAllowedQuantity } from './allowed.ts'
import { definedQuantityOf } from './defined.ts'
import { LARGEST_QUANTITY } from './limits.ts'
import { minimumOf } from './minimum.ts'

/** Which quantities of a product in a material may be ordered at all. */
export interface QuantityBounds {
  readonly minimum: number
  /** Null: no maximum. */
  readonly maximum: number | null
  /** Empty: any. */
  readonly allowed: readonly number[]
  /** Only the allowed ones, not their multiples. QTY-7. */
  readonly limited?: boolean
}

type BoundedProduct = Pick<ProductData, 'minimumQuantity' | 'definedQuantity' | 'limitedQuantity'>
/** How much of a material can be ordered. */
export type CountedMaterial = Pick<Material, 'allowedQuantities' | 'minimumQuantity' | 'maximumQuantity'>
type StockedProduct = Partial<Pick<ProductData, 'remainingStock' | 'allowBackorders'>>

/** The product's and the material's bounds together; a quantity the shop has set is the only one. QTY-2, QTY-6, QTY-8. */
export function quantityBounds(product: BoundedProduct, material: CountedMaterial | null): QuantityBounds {
  return {
    minimum: minimumOf(product, material),
    maximum: definedQuantityOf(product) ?? material?.maximumQuantity ?? null,
    allowed: material?.allowedQuantities ?? [],
    limited: product.limitedQuantity ?? false,
  }
}

/** Those bounds, and the stock left if it can't be backordered: the quantities an order can be made for. ERR-8. */
export function orderableBounds(
  product: BoundedProduct & StockedProduct,
  material: CountedMaterial | null,
): QuantityBounds {
  const bounds = quantityBounds(product, material)
  const left = product.allowBackorders ? null : (product.remainingStock ?? null)
  const maximum = Math.min(bounds.maximum ?? LARGEST_QUANTITY, left ?? LARGEST_QUANTITY, LARGEST_QUANTITY)
  return { ...bounds, maximum }
}

/** The quantity next to the chosen one that can be ordered, upwards where there is one; null when none can. */
export function nearestOrderable(chosen: number, bounds: QuantityBounds): number | null {
  const { minimum, maximum, allowed, limited } = bounds
  const up = nextAllowedQuantity(Math.max(chosen, minimum), allowed, limited)
  const isReached = isAllowedQuantity(up, allowed, limited) && up <= (maximum ?? up)
  const nearest = isReached ? up : largestAllowedQuantity(maximum ?? up, allowed, limited)
  return nearest !== null && nearest >= minimum ? nearest : null
}
