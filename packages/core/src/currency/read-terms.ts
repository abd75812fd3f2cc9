import { unitsIn } from '../money/decimal-text.ts'
import { minorUnitPlaces } from '../money/minor-units.ts'
import type { Currency, TotalRounding } from '../product/types.ts'
import type { CurrencyTerms } from './terms.ts'

const LINE = /^([A-Z]{3})\s+(\d{1,7}(?:\.\d{1,8})?)(?:\s+(to|ending)\s+(\d{0,6}(?:\.\d{1,4})?))?$/

/** Errors in a line of currency terms. */
export type TermsFault = 'not-terms' | 'no-rate' | 'not-a-rounding' | 'twice' | 'main'

/**
 * How the shop sells in further currencies, one a line: `EUR 0.92`, `CHF 0.88 to 0.05`, `GBP 0.79 ending .99`. The rate is what one of
 * the main currency is in it; totals are rounded to the minor unit, to multiples, or so that they end so. Empty lines say nothing.
 * Null in `terms` where a line has a fault. CUR-2, CUR-4.
 */
export function readTerms(
  text: string,
  main: Currency,
): {
  readonly terms: readonly CurrencyTerms[]
  readonly fault: { readonly line: string; readonly of: TermsFault } | null
} {
  const terms: CurrencyTerms[] = []
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue
    const made = termsOf(line)
    if (typeof made === 'string') return { terms, fault: { line, of: made } }
    if (made.currency === main) return { terms, fault: { line, of: 'main' } }
    if (terms.some(({ currency }) => currency === made.currency))
      return { terms, fault: { line, of: 'twice' } }
    terms.push(made)
  }
  return { terms, fault: null }
}

function termsOf(line: string): CurrencyTerms | TermsFault {
  const [, currency, rate, how, figure] = LINE.exec(line) ?? []
  if (currency === undefined || rate === undefined) return 'not-terms'
  if (!/[1-9]/.test(rate)) return 'no-rate'
  if (how === undefined) return { currency, rate }
  const rounding = roundingOf(how, figure ?? '', currency)
  return rounding === null ? 'not-a-rounding' : { currency, rate, rounding }
}

/** `to 0.05`: multiples. `ending .99`: multiples of the next power of ten, minus the difference to it. Null: not possible in this currency. */
function roundingOf(how: string, figure: string, currency: Currency): TotalRounding | null {
  const places = minorUnitPlaces(currency)
  const units = unitsIn(figure, places)
  if (typeof units !== 'number' || units === 0) return null
  if (how === 'to') return { step: units, below: 0 }
  const [whole = ''] = figure.split('.')
  const step = 10 ** (places + whole.replace(/^0+/, '').length)
  return { step, below: step - units }
}
