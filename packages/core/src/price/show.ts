import { type Amount, rescaled, type Scale } from '../money/amount.ts'
import { textOf } from '../money/decimal-text.ts'
import { ROUNDING } from '../money/rounding.ts'
import { dividedDown, dividedHalfUp, minus, plus, powerOfTen, times, type Whole } from '../money/whole.ts'
import type { DecimalString } from '../product/types.ts'

/** Fewest places prices are counted in: those of a shown unit price, which are those of every minor unit too. */
export const SHOWN_PLACES = ROUNDING.shownUnitPrice.places

/**
 * A price as it is shown, in units of 10^-places: exact where its decimals end, else, as a third, rounded half-up to four
 * places. The scale has four places or more. PRICE-4.
 */
export function shownUnits(price: Whole, scale: Scale): Whole {
  if (scale.thirds === 1) return price
  const third = dividedDown(price, 3)
  return times(third, 3) === price ? third : shareOf(price, 1, 0, scale)
}

/**
 * What each of some pieces costs, `perPiece` and its share of what is charged once, rounded half-up to four places; in
 * units of 10^-places. The scale has four places or more. PRICE-4.
 */
export function shareOf(perPiece: Whole, pieces: number, once: Whole, { places, thirds }: Scale): Whole {
  const finest = powerOfTen(places - SHOWN_PLACES)
  const unit = times(finest, thirds)
  const parts = dividedDown(perPiece, unit)
  const remainder = minus(perPiece, times(parts, unit))
  const share = dividedHalfUp(plus(times(remainder, pieces), once), times(unit, pieces))
  return times(plus(parts, share), finest)
}

/** A unit price as text, with four decimal places or more. PRICE-4. */
export const showUnit = (price: Whole, scale: Scale): DecimalString =>
  textOf(shownUnits(price, scale), scale.places, SHOWN_PLACES)

/** An amount as text, without zeros at its end. */
export function showAmount(amount: Amount): DecimalString {
  const { thirds } = amount
  const scale = { places: Math.max(amount.places, SHOWN_PLACES), thirds }
  return textOf(shownUnits(rescaled(amount.units, amount, scale), scale), scale.places, 0)
}
