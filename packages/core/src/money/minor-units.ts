import type { Currency } from '../product/types.ts'
import { MoneyError } from './errors.ts'

const WITHOUT_MINOR_UNIT = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')
const THOUSANDTHS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')
const TEN_THOUSANDTHS = 'CLF UYW'.split(' ')

/** ISO 4217 currencies whose minor unit is not a hundredth. */
const PLACES: ReadonlyMap<Currency, number> = new Map([
  ...WITHOUT_MINOR_UNIT.map((code) => [code, 0] as const),
  ...THOUSANDTHS.map((code) => [code, 3] as const),
  ...TEN_THOUSANDTHS.map((code) => [code, 4] as const),
])

/** Decimal places of a currency's minor unit, ISO 4217: 2 for USD, 0 for JPY. Throws on what is no currency code. */
export function minorUnitPlaces(currency: Currency): number {
  if (!/^[A-Z]{3}$/.test(currency)) throw new MoneyError(`Not a currency code: ${currency.slice(0, 20)}`)
  return PLACES.get(currency) ?? 2
}
