import { problem, read, type Reading, unreadable } from '../problem/index.ts'
import { isBlank, readDecimal } from '../units/read-decimal.ts'
import { LARGEST_QUANTITY } from './limits.ts'

/**
 * A quantity as typed: required, and a whole number; `100.00` is whole. Zero and less are read too, since the minimum
 * is told by `quantityProblems`. QTY-1.
 */
export function readQuantity(text: string): Reading<number> {
  if (isBlank(text)) {
    return unreadable(problem('quantity.required', 'quantity'))
  }
  const number = readDecimal(text)
  if (!number?.isInteger()) return unreadable(problem('quantity.not-whole', 'quantity'))
  if (number.gt(LARGEST_QUANTITY)) {
    const max = String(LARGEST_QUANTITY)
    return unreadable(problem('quantity.too-large', 'quantity', { max }, { field: 'quantity', value: max }))
  }
  return read(number.isZero() ? 0 : Math.max(number.toNumber(), -LARGEST_QUANTITY))
}
