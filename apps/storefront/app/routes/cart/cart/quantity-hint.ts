import type { CartItem } from '@kisscut/shop'
import * as messages from '../../../messages/cart.ts'

/** Describes the allowed quantities of a line; null if any is. */
export function quantityHint({
  allowedQuantities,
  minimumQuantity,
}: Pick<CartItem, 'allowedQuantities' | 'minimumQuantity'>): string | undefined {
  const [first] = allowedQuantities
  if (!first || first === 1) return minimumQuantity > 1 ? messages.atLeast(minimumQuantity) : undefined
  const others = allowedQuantities.filter((quantity) => quantity % first !== 0)
  return messages.multiplesOf(first, others)
}
