import type { Exact } from '../money/exact.ts'
import { ROUNDING, roundTo } from '../money/rounding.ts'
import type { DecimalString } from '../product/types.ts'
import type { ExactPrice } from './price-at.ts'

const LEAST_PLACES = ROUNDING.shownUnitPrice.places

/** A unit price as text: exact, with four decimal places or more. Decisions 3. */
export const showUnit = (price: Exact): DecimalString =>
  price.toFixed(Math.max(LEAST_PLACES, price.decimalPlaces()))

/**
 * What one piece costs, everything included: exact where nothing is charged once, else the once-charges shared out and
 * rounded to four places. For display only; the total is the truth. Decisions 3.
 */
export function pieceTotal({ perPiece, once, sum }: ExactPrice, quantity: number): DecimalString {
  return once.isZero() ? showUnit(perPiece) : showShare(sum, quantity)
}

/** A total shared out over its pieces, rounded to four places. */
export const showShare = (total: Exact, quantity: number): DecimalString =>
  roundTo(total.div(quantity), LEAST_PLACES).toFixed(LEAST_PLACES)
