import type { Currency, DecimalString } from '@kisscut/core/product'
import { includingTax } from '../../messages/parts.tsx'
import { useDisplayPreferences } from '../page/locale.tsx'
import { showMoney, showUnitPrice } from './format.ts'
import css from './price.module.css'

interface PriceProps {
  readonly amount: DecimalString
  readonly currency: Currency
  /** `total` in the minor unit, `unit` with up to three places. */
  readonly per?: 'total' | 'unit'
  readonly size?: 'text' | 'title' | 'display'
  /** Whether to say that tax is included, where prices include it; by default for all totals. CUR-9. */
  readonly taxed?: boolean
}

/** Maximum length of a price in large type: `$99,999.00`. */
const LONG = 10

/** A price with tabular figures that never wraps. */
export function Price({
  amount,
  currency,
  per = 'total',
  size = 'text',
  taxed = per === 'total',
}: PriceProps) {
  const { locale, tax } = useDisplayPreferences()
  const shown = per === 'unit' ? showUnitPrice(amount, currency, locale) : showMoney(amount, currency, locale)
  return (
    <data
      value={amount}
      className={size === 'text' ? css.price : `${css.price} ${css[size]}`}
      data-long={shown.length > LONG || undefined}
    >
      {shown}
      {taxed && tax && <span className={css.tax}>{includingTax(tax)}</span>}
    </data>
  )
}

/** Formats a total within a text, with a note about tax where prices include it. CUR-9. */
export function useTotalInWords(): (amount: DecimalString, currency: Currency) => string {
  const { locale, tax } = useDisplayPreferences()
  return (amount, currency) => showMoney(amount, currency, locale) + (tax ? includingTax(tax) : '')
}
