import type { Outcome } from '../outcome.ts'
import type { Storage } from '../ports/storage.ts'
import { packageQuote, type PackageQuestion, type PackageQuote } from './package-quote.ts'
import { priceQuote, type PriceQuestion, type PriceQuoteResult } from './price-quote.ts'
import {
  productionTimesFor,
  type ProductionTimes,
  type ProductionTimesDeps,
  type ProductionTimesQuery,
} from './production-times.ts'

export interface Quotes {
  /** The price schedule of a material at a size (API-2). A promise only if the catalog has to be read. */
  price(question: PriceQuestion): Outcome<PriceQuoteResult> | Promise<Outcome<PriceQuoteResult>>
  /** The price list of a retail package (API-3). */
  package(question: PackageQuestion): Promise<Outcome<PackageQuote>>
  /** Production days for a material and a quantity (API-1). */
  productionTimes(query: ProductionTimesQuery): Promise<Outcome<ProductionTimes>>
}

export const createQuotes = (deps: ProductionTimesDeps & { readonly storage: Storage }): Quotes => ({
  price: priceQuote(deps),
  package: packageQuote(deps),
  productionTimes: productionTimesFor(deps),
})
