import type { Material, ProductData } from '../product/types.ts'
import { type Quantity, quantityOf } from '../units/quantity.ts'
import { nextAllowedQuantity } from './allowed.ts'
import { definedQuantityOf } from './defined.ts'
import { FALLBACK_QUANTITY } from './limits.ts'

type Minimum = Pick<ProductData, 'minimumQuantity' | 'definedQuantity' | 'limitedQuantity'>
type QuantityOfProduct = Minimum & Pick<ProductData, 'defaultQuantity'>

/** The product's minimum; a missing one, or one below 1, is 1. QTY-4. */
export const minimumOfProduct = ({ minimumQuantity }: Pick<ProductData, 'minimumQuantity'>): number =>
  Math.max(minimumQuantity ?? FALLBACK_QUANTITY, FALLBACK_QUANTITY)

/** The smallest quantity that can be ordered of a product in a material: the one the shop has set, if any. QTY-2, QTY-8. */
export function minimumOf(
  product: Minimum,
  material: Pick<Material, 'minimumQuantity' | 'allowedQuantities'> | null,
): number {
  const defined = definedQuantityOf(product)
  if (defined !== null) return defined
  const least = Math.max(minimumOfProduct(product), material?.minimumQuantity ?? FALLBACK_QUANTITY)
  return nextAllowedQuantity(least, material?.allowedQuantities ?? [], product.limitedQuantity)
}

/** The quantity a product opens with: its default, at least its minimum; a missing default is 1. QTY-4. */
export function defaultQuantityOf(product: QuantityOfProduct, material: Material | null): number {
  const defined = definedQuantityOf(product)
  if (defined !== null) return defined
  const preferred = Math.max(product.defaultQuantity ?? FALLBACK_QUANTITY, minimumOf(product, material))
  return nextAllowedQuantity(preferred, material?.allowedQuantities ?? [], product.limitedQuantity)
}

/** The quantity in force: the typed one, raised to the minimum. QTY-3. */
export const raisedToMinimum = (typed: Quantity, product: Minimum, material: Material | null): Quantity =>
  quantityOf(Math.max(typed, minimumOf(product, material)))
