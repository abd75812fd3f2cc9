import { provisionalPriceOf } from '@kisscut/core/price'
import type { CorrectionPage } from '@kisscut/shop'

/** Query parameter after a saved correction. */
export const SAVED = 'saved'

/** A customer's product in the page's data; times are ISO 8601. */
export const shownCorrection = ({ page, paid, customer, created, updated, entries }: CorrectionPage) => {
  const { product, configured, configuration, quote, categoryPath } = page
  return {
    ...{ product, configured, configuration, quote, categoryPath, customer },
    paid: { total: provisionalPriceOf(paid)?.total ?? null, currency: paid.currency },
    stated: provisionalPriceOf(quote)?.total ?? null,
    ...{ created: created.toISOString(), updated: updated.toISOString() },
    entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  }
}

export type ShownCorrection = ReturnType<typeof shownCorrection>
