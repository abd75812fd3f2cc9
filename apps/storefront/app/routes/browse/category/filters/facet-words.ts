import type { CountedValue, FilteredList, FilterSort } from '@kisscut/shop'
import { showMoney } from '../../../../parts/money/format.ts'
import type { FacetKind } from '@kisscut/shop/ports/catalog'

export const FACET_NAMES: Readonly<Record<FacetKind, string>> = {
  material: 'Material',
  use: 'Use',
  shape: 'Shape',
  price: 'Price',
}

export const SORT_NAMES: Readonly<Record<FilterSort, string>> = {
  order: 'Featured',
  price: 'Lowest price',
  alphabetical: 'A to Z',
}

/** A value in words; a price band, `25-50`, in the list's currency. */
export function valueWords(
  kind: FacetKind,
  { value, name }: Pick<CountedValue, 'value' | 'name'>,
  { currency }: Pick<FilteredList, 'currency'>,
  locale: string,
): string {
  if (kind !== 'price') return name
  const [from = '0', below = ''] = value.split('-')
  const money = (amount: string) => showMoney(amount, currency, locale).replace(/[.,]00(?=\D*$)/, '')
  if (below === '') return `${money(from)} and up`
  return from === '0' ? `Under ${money(below)}` : `${money(from)} to ${money(below)}`
}
