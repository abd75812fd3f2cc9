import { isAllowedQuantity, type QuantityBounds } from '../quantity/index.ts'

/**
 * The quantities of the tier table, ascending: every tier at or above the minimum; those below it merge into one row at
 * the minimum. Tiers that can't be ordered are left out. TIER-3, TIER-7.
 */
export function tierQuantities(breaks: readonly number[], bounds: QuantityBounds): readonly number[] {
  const { minimum, maximum, allowed, limited = false } = bounds
  const rows = limited && allowed.length > 0 ? [...allowed].sort((a, b) => a - b) : breaks
  const quantities = maximum === null || minimum <= maximum ? [minimum] : []
  for (const each of rows) {
    if (each > minimum && (maximum === null || each <= maximum) && isAllowedQuantity(each, allowed, limited))
      quantities.push(each)
  }
  return quantities
}
