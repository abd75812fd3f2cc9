import { valueAt } from '@kisscut/core/option'
import { CHARGES, type Option, type OptionSet } from '@kisscut/core/product'
import { showMoney, showUnitPrice } from '../../money/format.ts'
import * as messages from '../../../messages/configurator.ts'

/** A charge per piece: `+ $0.10 each`; empty for no charge. */
export const eachInWords = (amount: string, currency: string, locale: string): string =>
  Number(amount) === 0 ? '' : messages.addedEach(showUnitPrice(amount, currency, locale))

/** The charge of an option as shown: `$0.10 each`, `$25.00`, `30 %`; empty if it is free. */
export function chargeInWords(
  set: OptionSet,
  option: Option,
  quantity: number | null,
  currency: string,
  locale: string,
): string {
  const flat = option[CHARGES[option.chargeMode].figure] ?? '0'
  const value = valueAt(option.valueCsv, set.quantityBreaks, quantity ?? 1) ?? flat
  if (Number(value) === 0) return ''
  switch (option.chargeMode) {
    case 'percentage':
      return messages.addedPercent(
        new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(Number(value)),
      )
    case 'per_unit':
      return eachInWords(value, currency, locale)
    case 'total':
      return messages.added(showMoney(value, currency, locale))
  }
}
