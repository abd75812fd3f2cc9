import type { Material, Product } from '../product/types.ts'
import { nextAllowedQuantity } from './allowed.ts'
import { FALLBACK_QUANTITY } from './limits.ts'

type QuantityOfProduct = Pick<Product, 'minimumQuantity' | 'defaultQuantity'>

/** The product's minimum; a missing one, or one below 1, is 1. Spec §5 Quantity. */
export const minimumOfProduct = ({ minimumQuantity }: Pick<Product, 'minimumQuantity'>): number =>
  Math.max(minimumQuantity ?? FALLBACK_QUANTITY, FALLBACK_QUANTITY)

/** The smallest quantity that can be ordered of a product in a material. Spec §5 Quantity and Size. */
export function minimumOf(product: Pick<Product, 'minimumQuantity'>, material: Material | null): number {
  const least = Math.max(minimumOfProduct(product), material?.minimumQuantity ?? FALLBACK_QUANTITY)
  return nextAllowedQuantity(least, material?.allowedQuantities ?? [])
}

/** The quantity a product opens with: its default, at least its minimum; a missing default is 1. Spec §5 Quantity, §9. */
export function defaultQuantityOf(product: QuantityOfProduct, material: Material | null): number {
  const wished = Math.max(product.defaultQuantity ?? FALLBACK_QUANTITY, minimumOf(product, material))
  return nextAllowedQuantity(wished, material?.allowedQuantities ?? [])
}

/** The quantity in force: the wished one, raised to the minimum. Spec §5 Quantity. */
export const raisedToMinimum = (
  wished: number,
  product: Pick<Product, 'minimumQuantity'>,
  material: Material | null,
): number => Math.max(wished, minimumOf(product, material))
