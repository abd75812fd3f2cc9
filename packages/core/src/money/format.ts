import type { Currency, DecimalString } from '../product/types.ts'
import { minorUnitPlaces } from './minor-units.ts'
import { roundToMinorUnit } from './rounding.ts'

const formats = new Map<string, Intl.NumberFormat>()
const SUPPORTED_FORMATS = 200

/**
 * A total as the shopper reads it: `('52.00', 'USD', 'en-US')` → `$52.00`. Rounded half-up to the minor unit first, so
 * that the runtime never rounds. A locale the runtime does not know reads as `en-US`.
 */
export function formatMoney(total: DecimalString, currency: Currency, locale: string): string {
  const exact = roundToMinorUnit(total, currency) as Intl.StringNumericLiteral
  return formatFor(currency, locale, minorUnitPlaces(currency)).format(exact)
}

/** A unit price as the shopper reads it, with up to four decimal places: `$0.0675`; at least the minor unit's. */
export function formatUnitPrice(price: DecimalString, currency: Currency, locale: string): string {
  const places = minorUnitPlaces(currency)
  return formatFor(currency, locale, places, Math.max(4, places)).format(price as Intl.StringNumericLiteral)
}

function formatFor(currency: Currency, locale: string, least: number, most = least): Intl.NumberFormat {
  const key = `${locale} ${currency} ${most}`
  const known = formats.get(key)
  if (known) return known
  const made = newFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  })
  if (formats.size >= SUPPORTED_FORMATS) formats.clear()
  formats.set(key, made)
  return made
}

function newFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, options)
  } catch {
    return new Intl.NumberFormat('en-US', options)
  }
}
