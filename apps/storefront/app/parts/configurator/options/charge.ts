import { valueAt } from '@kisscut/core/option'
import type { Option, OptionSet } from '@kisscut/core/product'
import { showMoney, showUnitPrice } from '../../money/format.ts'

/** What an option adds, in words: `$0.10 each`, `$25.00`, `30 %`; empty when it adds nothing. */
export function chargeInWords(
  set: OptionSet,
  option: Option,
  quantity: number | null,
  currency: string,
  locale: string,
): string {
  const flat = (option.chargeMode === 'percentage' ? option.percent : option.amount) ?? '0'
  const value = valueAt(option.valueCsv, set.quantityBreaks, quantity ?? 1) ?? flat
  if (Number(value) === 0) return ''
  switch (option.chargeMode) {
    case 'percentage':
      return `+ ${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(Number(value))} %`
    case 'per_unit':
      return `+ ${showUnitPrice(value, currency, locale)} each`
    case 'total':
      return `+ ${showMoney(value, currency, locale)}`
  }
}
