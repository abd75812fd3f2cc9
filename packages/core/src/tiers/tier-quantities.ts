import { isAllowedQuantity, type QuantityBounds } from '../quantity/index.ts'

/**
 * The quantities of the tier table, ascending: every tier at or above the minimum; those below it merge into one row at
 * the minimum. Tiers that can't be ordered are left out. TIER-3, TIER-7.
 */
export function tierQuantities(breaks: readonly number[], bounds: QuantityBounds): readonly number[] {
  const { minimum, maximum, allowed, limited = false } = bounds
  const rows = limited && allowed.length > 0 ? [...allowed].sort((a, b) => a - b) : breaks
  const above = rows.filter((each) => each > minimum && isAllowedQuantity(each, allowed, limited))
  return [minimum, ...above].filter((each) => maximum === null || each <= maximum)
}
