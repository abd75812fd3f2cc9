import { isAllowedQuantity } from '../quantity/allowed.ts'

/** Which quantities may be ordered at all. */
export interface QuantityBounds {
  readonly minimum: number
  /** Null: no maximum. */
  readonly maximum: number | null
  /** Empty: any. */
  readonly allowed: readonly number[]
}

/**
 * The quantities of the tier table, ascending: every tier at or above the minimum; those below it merge into one row at
 * the minimum. Tiers that can't be ordered are left out. Spec §9; decisions 8.
 */
export function tierQuantities(breaks: readonly number[], bounds: QuantityBounds): readonly number[] {
  const { minimum, maximum, allowed } = bounds
  const above = breaks.filter((each) => each > minimum && isAllowedQuantity(each, allowed))
  return [minimum, ...above].filter((each) => maximum === null || each <= maximum)
}
