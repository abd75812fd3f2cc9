import type { CountedValue, FilteredList } from '@kisscut/shop'
import { showMoney } from '../../../../parts/money/format.ts'
import type { FacetKind } from '@kisscut/shop/ports/catalog'
import * as messages from '../../../../messages/category.ts'

/** The label of a value; that of a price band, such as `25-50`, is in the list's currency. */
export function valueWords(
  kind: FacetKind,
  { name }: Pick<CountedValue, 'name'>,
  { currency }: Pick<FilteredList, 'currency'>,
  locale: string,
): string {
  if (kind !== 'price') return name
  const [from = '0', below = ''] = name.split('-')
  const money = (amount: string) => showMoney(amount, currency, locale).replace(/[.,]00(?=\D*$)/, '')
  if (below === '') return messages.priceFrom(money(from))
  return from === '0' ? messages.priceUnder(money(below)) : messages.priceBetween(money(from), money(below))
}
