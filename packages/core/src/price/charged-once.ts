import { Exact, ZERO } from '../money/exact.ts'
import type { DecimalString, PriceLine } from '../product/types.ts'

/** What is charged once, whatever the quantity, and what each piece costs without it. */
export interface ChargedOnce {
  readonly charges: readonly PriceLine[]
  readonly unitPrice: DecimalString
}

const KINDS: readonly PriceLine['kind'][] = ['option', 'vectorize', 'size']

/** What lines of a price charge once; null: nothing. CART-8. */
export function chargedOnce(lines: readonly PriceLine[]): ChargedOnce | null {
  const charges = lines.filter(
    ({ kind, unitPrice, total }) => unitPrice === null && KINDS.includes(kind) && Number(total) !== 0,
  )
  if (charges.length === 0) return null
  const unitPrice = lines.reduce((sum, line) => sum.plus(line.unitPrice ?? 0), new Exact(ZERO))
  return { charges, unitPrice: unitPrice.toFixed(Math.max(4, unitPrice.decimalPlaces())) }
}
