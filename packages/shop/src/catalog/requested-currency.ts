import type { Currency } from '@kisscut/core/product'
import { notSoldIn } from '../messages/currencies.ts'
import { done, invalid, type Outcome } from '../outcome.ts'
import type { CatalogSnapshot } from './catalog-snapshot.ts'

/** The catalog in the requested currency; an error, rather than the main currency, if the shop doesn't sell in it. API-29. */
export function inRequestedCurrency(
  catalog: CatalogSnapshot,
  requested: Currency | null | undefined,
): Outcome<CatalogSnapshot> {
  if (requested == null || requested === catalog.currency) return done(catalog)
  const sold = [catalog.settings.currency, ...catalog.currencies.keys()]
  return invalid({ currency: [notSoldIn(requested, sold)] })
}
