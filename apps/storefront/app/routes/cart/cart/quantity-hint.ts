import type { CartItem } from '@kisscut/shop'

/** Describes the quantities a line may have; null where any will do. */
export function quantityHint({
  allowedQuantities,
  minimumQuantity,
}: Pick<CartItem, 'allowedQuantities' | 'minimumQuantity'>): string | undefined {
  const [first] = allowedQuantities
  if (!first || first === 1) return minimumQuantity > 1 ? `${minimumQuantity} or more` : undefined
  const others = allowedQuantities.filter((quantity) => quantity % first !== 0)
  return others.length > 0 ? `Multiples of ${first}, or ${others.join(', ')}` : `Multiples of ${first}`
}
