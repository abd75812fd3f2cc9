import { ROUNDING } from '../money/rounding.ts'
import { powerOfTen, textOf } from '../money/scaled.ts'
import type { DecimalString } from '../product/types.ts'

const LEAST_PLACES = ROUNDING.shownUnitPrice.places

/** A unit price in units of 10^-places as text: exact, with four decimal places or more. PRICE-4. */
export const showUnit = (price: bigint, places: number): DecimalString => textOf(price, places, LEAST_PLACES)

/** A total in units of 10^-places shared out over its pieces, rounded half-up to four places. PRICE-4. */
export function showShare(total: bigint, quantity: number, places: number): DecimalString {
  const pieces = BigInt(quantity) * powerOfTen(places)
  return textOf((total * powerOfTen(LEAST_PLACES) * 2n + pieces) / (pieces * 2n), LEAST_PLACES)
}
