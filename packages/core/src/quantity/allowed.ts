/**
 * Whether a quantity is allowed: in the list, or a multiple of the first allowed value; without a list, always.
 * Spec §5 Quantity, Allowed quantities.
 */
export function isAllowedQuantity(quantity: number, allowed: readonly number[]): boolean {
  const first = allowed[0]
  return first === undefined || allowed.includes(quantity) || quantity % first === 0
}

/** The smallest allowed quantity at or above the wished one. Spec §5 Quantity, Allowed quantities. */
export function nextAllowedQuantity(wished: number, allowed: readonly number[]): number {
  const first = allowed[0]
  if (first === undefined || isAllowedQuantity(wished, allowed)) return wished
  const multiple = Math.ceil(wished / first) * first
  return Math.min(multiple, ...allowed.filter((each) => each >= wished))
}
