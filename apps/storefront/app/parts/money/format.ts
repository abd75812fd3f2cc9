import type { Currency, DecimalString } from '@kisscut/core/product'

const formats = new Map<string, Intl.NumberFormat>()

function formatFor(locale: string, currency: Currency, places: number | 'minor'): Intl.NumberFormat {
  const key = `${locale} ${currency} ${places}`
  const known = formats.get(key)
  if (known) return known
  const more = places === 'minor' ? {} : { minimumFractionDigits: 2, maximumFractionDigits: places }
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency, ...more })
  formats.set(key, made)
  return made
}

/** A total in the currency's minor unit: `"52"` → `$52.00`. Decimals are formatted as text, never as floats. */
export function showMoney(amount: DecimalString, currency: Currency, locale = 'en-US'): string {
  return formatFor(locale, currency, 'minor').format(amount as Intl.StringNumericLiteral)
}

/** The price of one piece: in cents, with a third decimal place below one unit: `$1.35`, `$0.068`. */
export function showUnitPrice(amount: DecimalString, currency: Currency, locale = 'en-US'): string {
  const places = Number(amount) < 1 ? 3 : 2
  return formatFor(locale, currency, places).format(amount as Intl.StringNumericLiteral)
}

const countFormats = new Map<string, Intl.NumberFormat>()

/** A quantity with the locale's grouping: `1,000`. */
export function showCount(count: number, locale = 'en-US'): string {
  const known = countFormats.get(locale) ?? new Intl.NumberFormat(locale)
  countFormats.set(locale, known)
  return known.format(count)
}
