import { unitsIn } from '../money/decimal-text.ts'
import { problem, read, type Reading, unreadable } from '../problem/index.ts'
import { type Quantity, quantityOf } from '../units/quantity.ts'
import { isBlank, typedNumber } from '../units/read-decimal.ts'
import { LARGEST_QUANTITY } from './limits.ts'

/** Thousands set apart by commas, as the shop writes them. */
const GROUPED = /^[+-]?\d{1,3}(,\d{3})+$/

/**
 * A quantity as typed: required, and a whole number; `100.00` is whole, `10,000` are ten thousand. Zero and less are read too, since the minimum
 * is reported by `quantityProblems`. QTY-1.
 */
export function parseQuantity(typed: string | number): Reading<Quantity> {
  if (isBlank(typed)) return unreadable(problem('quantity.required', 'quantity'))
  const text = typedNumber(typed)
  const plain = text !== null && GROUPED.test(text) ? text.replaceAll(',', '') : text
  const whole = plain === null ? null : unitsIn(plain, 0, 'exact')
  if (whole === null) return unreadable(problem('quantity.not-whole', 'quantity'))
  if (whole > LARGEST_QUANTITY) {
    return unreadable(problem('quantity.too-large', 'quantity', { max: LARGEST_QUANTITY }))
  }
  return read(quantityOf(Math.max(Number(whole), -LARGEST_QUANTITY)))
}
