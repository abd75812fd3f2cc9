/**
 * Whether a quantity is allowed: in the list, or a multiple of the first allowed value; without a list, always. A
 * limited quantity has to be in the list. QTY-5, QTY-7.
 */
export function isAllowedQuantity(quantity: number, allowed: readonly number[], limited = false): boolean {
  const first = allowed[0]
  return first === undefined || allowed.includes(quantity) || (!limited && quantity % first === 0)
}

/**
 * The smallest allowed quantity at or above the wished one; the wished one itself where a limited list has none as
 * large. QTY-5.
 */
export function nextAllowedQuantity(wished: number, allowed: readonly number[], limited = false): number {
  const [first = 1] = allowed
  const listed = allowed.filter((each) => each >= wished)
  if (limited) return listed.length > 0 ? Math.min(...listed) : wished
  return Math.min(Math.ceil(wished / first) * first, ...listed)
}

/** The largest allowed quantity at or below a maximum; null when there is none. QTY-5, QTY-6. */
export function largestAllowedQuantity(
  maximum: number,
  allowed: readonly number[],
  limited = false,
): number | null {
  const first = allowed[0]
  if (first === undefined) return maximum
  const multiple = limited ? 0 : Math.floor(maximum / first) * first
  const most = Math.max(multiple, ...allowed.filter((each) => each <= maximum))
  return most > 0 ? most : null
}
