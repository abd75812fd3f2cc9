import { materialSchedule, priceSourceOf } from '@kisscut/core/price'
import { parseSides, problemsOfSides } from '@kisscut/core/size'
import type { Currency, PriceSchedule } from '@kisscut/core/product'
import { inRequestedCurrency } from '../catalog/requested-currency.ts'
import type { CatalogSnapshot, CatalogCache } from '../catalog/catalog-cache.ts'
import type { CatalogMaterial } from '../catalog/compile-product.ts'
import { done, invalid, failureOf, type Outcome } from '../outcome.ts'
import { materialNotAvailable } from '../messages/product.ts'

/** A request for a price list, as typed. API-2. */
export interface PriceQuestion {
  /** Returned unchanged, so that stale responses can be recognized. */
  readonly uuid: string
  readonly width: string
  readonly height: string
  readonly materialId: string
  /** The page's currency; absent: the main currency. A currency that the shop doesn't sell in is an error. API-29. */
  readonly currency?: Currency
}

/** The schedule that `@kisscut/core` prices by, with what it is for. PRICE-20. */
export interface PriceQuoteResult extends PriceSchedule {
  readonly uuid: string
  readonly currency: Currency
}

/** The quote concerns only a material: any size within its limits is offered. */
const ANY_SIZE = { productClass: 'custom', sizes: [], allowCustomSize: true } as const

const quoteOf = (
  known: CatalogMaterial | null,
  question: PriceQuestion,
  { currency }: CatalogSnapshot,
): Outcome<PriceQuoteResult> => {
  if (!known?.isPublished || !priceSourceOf(known.material, false))
    return invalid({ material_id: [materialNotAvailable] })
  const sides = parseSides(question.width, question.height)
  const failure = failureOf(problemsOfSides(ANY_SIZE, known.material, sides))
  if (failure !== null) return failure
  const schedule = sides.size && materialSchedule(known.material, sides.size, currency)
  if (!schedule) throw new Error('A size without problems could not be read')
  return done({ uuid: question.uuid, currency, ...schedule })
}

/** The price list in effect for a material at a size; without waiting while the catalog is fresh. API-2. */
export const priceQuote =
  ({ catalog }: { readonly catalog: CatalogCache }) =>
  (question: PriceQuestion): Outcome<PriceQuoteResult> | Promise<Outcome<PriceQuoteResult>> => {
    const recent = catalog.recent(question)
    return recent instanceof Promise
      ? recent.then((snapshot) => quoteFrom(snapshot, question))
      : quoteFrom(recent, question)
  }

const quoteFrom = (catalog: CatalogSnapshot, question: PriceQuestion) => {
  const requested = inRequestedCurrency(catalog, question.currency)
  if (!requested.ok) return requested
  const known = catalog.material(question.materialId)
  return known instanceof Promise
    ? known.then((read) => quoteOf(read, question, catalog))
    : quoteOf(known, question, catalog)
}
