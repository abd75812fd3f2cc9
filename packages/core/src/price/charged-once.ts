import { Exact, ZERO } from '../money/exact.ts'
import type { DecimalString, LineKind, PriceLine } from '../product/types.ts'

/** One-time charges, independent of the quantity, and the price of a piece without them. */
export interface ChargedOnce {
  readonly charges: readonly PriceLine[]
  readonly unitPrice: DecimalString
}

/** Whether a line of this kind, where it has no unit price, is a charge: the others set a total right. */
const IS_CHARGE: Readonly<Record<LineKind, boolean>> = {
  ...{ base: false, variable_data: false, option: true, clipart: false, packaging: false },
  ...{ vectorize: true, size: true, rounding: false, cap: false },
}

/** The sum of the one-time charges among a price's lines; null: none. CART-8. */
export function chargedOnce(lines: readonly PriceLine[]): ChargedOnce | null {
  const charges = lines.filter(
    ({ kind, unitPrice, total }) => unitPrice === null && IS_CHARGE[kind] && Number(total) !== 0,
  )
  if (charges.length === 0) return null
  const unitPrice = lines.reduce((sum, line) => sum.plus(line.unitPrice ?? 0), new Exact(ZERO))
  return { charges, unitPrice: unitPrice.toFixed(Math.max(4, unitPrice.decimalPlaces())) }
}
