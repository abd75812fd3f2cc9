import { type Amount, rescaled, type Scale } from '../money/amount.ts'
import { textOf } from '../money/decimal-text.ts'
import { ROUNDING } from '../money/rounding.ts'
import { dividedDown, dividedHalfUp, minus, plus, powerOfTen, times, type Whole } from '../money/whole.ts'
import type { DecimalString } from '../product/types.ts'

/** Fewest places prices are counted in: those of a shown unit price, which are those of every minor unit too. */
export const SHOWN_PLACES = ROUNDING.shownUnitPrice.places

/** A price as it is shown: whole units of 10^-places. */
export interface ShownPrice {
  readonly units: Whole
  readonly places: number
}

/**
 * A price as it is shown: exact where its decimals end, else, as a third, rounded half-up to four places. The scale has
 * four places or more. PRICE-4.
 */
export function shownPrice(price: Whole, scale: Scale): ShownPrice {
  if (scale.thirds === 1) return { units: price, places: scale.places }
  const third = dividedDown(price, 3)
  return times(third, 3) === price
    ? { units: third, places: scale.places }
    : { units: shareOf(price, 1, 0, scale), places: SHOWN_PLACES }
}

/**
 * The price of each piece: `perPiece` plus its share of one-time charges, rounded half-up to four places; in units of 10^-4. The scale
 * has four places or more. PRICE-4.
 */
export function shareOf(perPiece: Whole, pieces: number, once: Whole, { places, thirds }: Scale): Whole {
  const unit = times(powerOfTen(places - SHOWN_PLACES), thirds)
  const parts = dividedDown(perPiece, unit)
  const remainder = minus(perPiece, times(parts, unit))
  return plus(parts, dividedHalfUp(plus(times(remainder, pieces), once), times(unit, pieces)))
}

/** A shown price as text, with four decimal places or more. PRICE-4. */
export const priceText = ({ units, places }: ShownPrice): DecimalString => textOf(units, places, SHOWN_PLACES)

/** A unit price as text, with four decimal places or more. PRICE-4. */
export const showUnit = (price: Whole, scale: Scale): DecimalString => priceText(shownPrice(price, scale))

/** An amount as text, without zeros at its end. */
export function showAmount(amount: Amount): DecimalString {
  const { thirds } = amount
  const scale = { places: Math.max(amount.places, SHOWN_PLACES), thirds }
  const { units, places } = shownPrice(rescaled(amount.units, amount, scale), scale)
  return textOf(units, places, 0)
}
