/**
 * Whether a quantity is allowed: in the list, or a multiple of the first allowed value; without a list, always. A
 * limited quantity has to be in the list. QTY-5, QTY-7.
 */
export function isAllowedQuantity(quantity: number, listed: readonly number[], limited = false): boolean {
  const allowed = countsIn(listed)
  const first = allowed[0]
  return first === undefined || allowed.includes(quantity) || (!limited && quantity % first === 0)
}

/**
 * The smallest allowed quantity at or above the chosen one; the chosen one itself where a limited list has none as
 * large. QTY-5.
 */
export function nextAllowedQuantity(chosen: number, listed: readonly number[], limited = false): number {
  const allowed = countsIn(listed)
  const [first = 1] = allowed
  const larger = allowed.filter((each) => each >= chosen)
  if (limited) return larger.length > 0 ? Math.min(...larger) : chosen
  return Math.min(Math.ceil(chosen / first) * first, ...larger)
}

/** The largest allowed quantity at or below a maximum; null if there is none. QTY-5, QTY-6. */
export function largestAllowedQuantity(
  maximum: number,
  listed: readonly number[],
  limited = false,
): number | null {
  const allowed = countsIn(listed)
  const first = allowed[0]
  if (first === undefined) return maximum
  const multiple = limited ? 0 : Math.floor(maximum / first) * first
  const most = Math.max(multiple, ...allowed.filter((each) => each <= maximum))
  return most > 0 ? most : null
}

/** The entries of a list that are quantities at all; a stored 0 or -5 allows nothing. */
function countsIn(listed: readonly number[]): readonly number[] {
  const counts: number[] = []
  // By index, like `findIn`: every tier asks for them.
  for (let at = 0; at < listed.length; at += 1) {
    const each = listed[at] as number
    if (isCount(each)) counts.push(each)
  }
  return counts
}

const isCount = (each: number): boolean => Number.isSafeInteger(each) && each > 0
