import type { Currency } from '../product/types.ts'
import { MoneyError } from './errors.ts'

/* ISO 4217 currencies whose minor unit is not a hundredth. */
const WITHOUT_MINOR_UNIT = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')
const THOUSANDTHS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')
const TEN_THOUSANDTHS = 'CLF UYW'.split(' ')

/** Decimal places of a currency's minor unit, ISO 4217: 2 for USD, 0 for JPY. Throws on an invalid currency code. */
export function minorUnitPlaces(currency: Currency): number {
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
    throw new MoneyError(
      `Not a currency code: ${typeof currency === 'string' ? currency.slice(0, 20) : typeof currency}`,
      'money.currency',
    )
  if (WITHOUT_MINOR_UNIT.includes(currency)) return 0
  if (THOUSANDTHS.includes(currency)) return 3
  return TEN_THOUSANDTHS.includes(currency) ? 4 : 2
}
