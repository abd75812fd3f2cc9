import type { Option, OptionSet } from '@kisscut/core/product'
import { showMoney, showUnitPrice } from '../../money/format.ts'

/** The value in force at a quantity: `value_csv` by the set's breaks, else the flat value. Decisions 5. */
export function valueInForce(set: OptionSet, option: Option, quantity: number | null): string {
  const flat = (option.chargeMode === 'percentage' ? option.percent : option.amount) ?? '0'
  const passed = set.quantityBreaks.filter((each) => each <= (quantity ?? 1)).length
  return option.valueCsv[Math.min(passed, option.valueCsv.length - 1)] ?? flat
}

/** What an option adds, in words: `$0.10 each`, `$25.00`, `30 %`; empty when it adds nothing. */
export function chargeInWords(
  set: OptionSet,
  option: Option,
  quantity: number | null,
  currency: string,
  locale: string,
): string {
  const value = valueInForce(set, option, quantity)
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
