import type { Currency } from '@kisscut/core/product'
import { notSoldIn } from '../messages/currencies.ts'
import { done, invalid, type Outcome } from '../outcome.ts'
import type { CatalogSnapshot } from './catalog-snapshot.ts'

/** The catalog, where it is priced in the currency that was requested: one the shop doesn't sell in is an error, never the main one. API-29. */
export function inRequestedCurrency(
  catalog: CatalogSnapshot,
  requested: Currency | null | undefined,
): Outcome<CatalogSnapshot> {
  if (requested == null || requested === catalog.currency) return done(catalog)
  const sold = [catalog.settings.currency, ...catalog.currencies.keys()]
  return invalid({ currency: [notSoldIn(requested, sold)] })
}
