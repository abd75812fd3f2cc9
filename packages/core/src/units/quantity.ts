declare const unit: unique symbol

/** A whole number of pieces; made by {@link quantityOf} or `parseQuantity` only. Whether it can be ordered is reported by the rules. */
export type Quantity = number & { readonly [unit]: 'Quantity' }

/** A whole number of pieces. Throws a RangeError on anything that is no safe integer. */
export function quantityOf(pieces: number): Quantity {
  if (!Number.isSafeInteger(pieces)) throw new RangeError(`Not a quantity: ${pieces}`)
  return pieces as Quantity
}
