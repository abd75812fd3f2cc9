import { Exact } from '../money/exact.ts'
import { ROUNDING, roundTo } from '../money/rounding.ts'
import type { DecimalString } from '../product/types.ts'

/** A unit price in the shop's main currency, where so much of its own is one of the main one; half-up to 6 places. QUOTE-5. */
export const mainUnitPriceOf = (unitPrice: DecimalString, rate: DecimalString): DecimalString =>
  roundTo(new Exact(unitPrice).div(rate), ROUNDING.exchanged.places).toFixed()
