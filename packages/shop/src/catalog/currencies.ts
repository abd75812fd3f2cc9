import { type CurrencyTerms, type ListedPrices, readTerms } from '@kisscut/core/currency'
import type { Currency } from '@kisscut/core/product'
import type { SettingsRow } from '@kisscut/records'
import type { ListedPriceRow } from '../ports/catalog.ts'
import { entriesOf } from './comma-list.ts'

/** Terms of sale in each of the shop's further currencies. CUR-2. */
export type Currencies = ReadonlyMap<Currency, CurrencyTerms>

/** The terms of the shop's further currencies, with the prices listed in them. CUR-2, CUR-5. */
export const currenciesOf = (
  { currency, currencies }: Pick<SettingsRow, 'currency' | 'currencies'>,
  rows: readonly ListedPriceRow[],
): Currencies =>
  new Map(
    readTerms(currencies, currency).terms.map((terms) => {
      const own = rows.filter(({ price_currency }) => price_currency === terms.currency)
      return [terms.currency, own.length === 0 ? terms : { ...terms, listed: listedIn(own) }]
    }),
  )

/** Listed prices by their item; rows without a price for their kind are ignored. */
function listedIn(rows: readonly ListedPriceRow[]): ListedPrices {
  const of = <T>(record: ListedPriceRow['of'], priceIn: (row: ListedPriceRow) => T | null) =>
    new Map(
      rows.flatMap((row) => {
        const price = row.of === record ? priceIn(row) : null
        return price === null ? [] : [[row.item, price] as const]
      }),
    )
  return {
    materials: of('template_material', ({ price_table }) => price_table),
    packages: of('package', ({ price_table }) => price_table),
    options: of('template_option', ({ amount, value_csv }) => ({ amount, valueCsv: entriesOf(value_csv) })),
    sizes: of('template_size', ({ amount }) => amount),
    cliparts: of('ddb_product_clipart', ({ amount }) => amount),
  }
}
