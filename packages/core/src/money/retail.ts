import type { DecimalString } from '../product/types.ts'
import { Exact } from './exact.ts'
import { ROUNDING, roundTo } from './rounding.ts'

/** What wholesale is of retail. PRICE-10. */
export const WHOLESALE_SHARE = '0.6'

/** The retail price where none is stored: the wholesale amount divided by 0.6, kept to 6 places. PRICE-10. */
export function retailFromWholesale(wholesale: DecimalString): DecimalString {
  return roundTo(new Exact(wholesale).div(WHOLESALE_SHARE), ROUNDING.retailFromWholesale.places).toFixed()
}
