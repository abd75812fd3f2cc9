import type { Currency, DecimalString } from '../product/types.ts'
import { withArgumentErrors } from '../errors/argument-error.ts'
import { minorUnitPlaces } from './minor-units.ts'
import { amountIn } from './amount.ts'
import { textOf } from './decimal-text.ts'
import { MoneyError } from './errors.ts'
import { powerOfTen, scaledHalfUp } from './whole.ts'

const formats = new Map<string, Intl.NumberFormat>()
const SUPPORTED_FORMATS = 200

/**
 * A total as the shopper reads it: `('52.00', 'USD', 'en-US')` → `$52.00`. Rounded half-up to the minor unit first, so
 * that the runtime never rounds. A locale the runtime does not know reads as `en-US`. Throws {@link MoneyError} on anything but a decimal
 * and a currency code.
 *
 * @example
 * console.log(formatMoney('52.00', 'USD', 'en-US')) // $52.00
 */
export const formatMoney = (total: DecimalString, currency: Currency, locale: string): string =>
  withArgumentErrors('formatMoney', () => {
    const places = minorUnitPlaces(currency)
    return formatFor(currency, locale, places).format(roundedText(total, places))
  })

/**
 * A unit price as the shopper reads it, with up to four decimal places: `$0.0675`; at least the minor unit's. Throws like {@link formatMoney}.
 *
 * @example
 * console.log(formatUnitPrice('0.0675', 'USD', 'en-US')) // $0.0675
 */
export const formatUnitPrice = (price: DecimalString, currency: Currency, locale: string): string =>
  withArgumentErrors('formatUnitPrice', () => {
    const places = minorUnitPlaces(currency)
    const most = Math.max(4, places)
    return formatFor(currency, locale, places, most).format(roundedText(price, most))
  })

/** A decimal rounded half-up to so many places. */
function roundedText(text: DecimalString, places: number): Intl.StringNumericLiteral {
  const amount = typeof text === 'string' ? amountIn(text) : null
  if (!amount)
    throw new MoneyError(
      `Not an amount of money: ${typeof text === 'string' ? text.slice(0, 40) : typeof text}`,
    )
  const { units, places: own } = amount
  const rounded = own > places ? scaledHalfUp(units, 1, 0, powerOfTen(own - places)) : units
  return textOf(rounded, Math.min(own, places)) as Intl.StringNumericLiteral
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
