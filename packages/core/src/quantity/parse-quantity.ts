import { unitsIn } from '../money/decimal-text.ts'
import { problem, read, type Reading, unreadable } from '../problem/index.ts'
import { type Quantity, quantityOf } from '../units/quantity.ts'
import { isBlank, typedNumber } from '../units/read-decimal.ts'
import { LARGEST_QUANTITY } from './limits.ts'

/** Thousands set apart by commas, as the shop writes them. */
const GROUPED = /^[+-]?\d{1,3}(,\d{3})+$/
/** A whole number where the point is a decimal mark, and thousands where it sets them apart, as in German. */
const TWO_READINGS = /^\+?[1-9]\d{0,2}\.000$/

/**
 * A quantity as typed: required, and a whole number; `100.00` is whole, `10,000` are ten thousand. Zero and less are read too, since the minimum
 * is reported by `quantityProblems`. `1.000` can be read in two ways, and is asked about. QTY-1, QTY-11.
 */
export function parseQuantity(typed: string | number): Reading<Quantity> {
  if (isBlank(typed)) return unreadable(problem('quantity.required', 'quantity'))
  const text = typedNumber(typed)
  if (text !== null && TWO_READINGS.test(text)) return unreadable(twoReadings(text))
  const plain = text !== null && GROUPED.test(text) ? text.replaceAll(',', '') : text
  const whole = plain === null ? null : unitsIn(plain, 0, 'exact')
  if (whole === null) return unreadable(problem('quantity.not-whole', 'quantity'))
  if (whole > LARGEST_QUANTITY) {
    return unreadable(problem('quantity.too-large', 'quantity', { max: LARGEST_QUANTITY }))
  }
  return read(quantityOf(Math.max(Number(whole), -LARGEST_QUANTITY)))
}

const twoReadings = (typed: string) =>
  problem('quantity.two-readings', 'quantity', {
    ...{ typed, n: Number(typed), thousands: Number(typed.replace('.', '')) },
  })
