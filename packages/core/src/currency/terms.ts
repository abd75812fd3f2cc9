import type { Currency, DecimalString, Exchange, Option, PriceTable } from '../product/types.ts'

/** Prices the shop has set in one currency itself, by the id of their subject. CUR-5. */
export interface ListedPrices {
  /** Of materials. */
  readonly materials: ReadonlyMap<string, PriceTable>
  readonly packages: ReadonlyMap<string, PriceTable>
  readonly options: ReadonlyMap<string, Pick<Option, 'amount' | 'valueCsv'>>
  readonly sizes: ReadonlyMap<string, DecimalString>
  readonly cliparts: ReadonlyMap<string, DecimalString>
}

/** How the shop sells in a currency that is not its main one. CUR-2. */
export interface CurrencyTerms extends Exchange {
  readonly currency: Currency
  /** Anything not listed is converted at the rate. */
  readonly listed?: ListedPrices
}
