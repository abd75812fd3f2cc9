import type { Currency, Quote } from '@kisscut/core/product'
import { isStaff } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { quoteFor } from '../configure/priced-configuration.ts'
import { catalogToQuote } from '../configure/quote-configuration.ts'
import { notAvailable } from '../messages/product.ts'
import { done, invalid, type Outcome } from '../outcome.ts'
import type { Deps } from '../dependencies.ts'
import { chosenStrip, clipartsAfter, type SaveDdb } from './save-ddb.ts'

/** A new strip to price without saving it. */
export interface QuoteDdb extends Pick<SaveDdb, 'productId' | 'change' | 'fields' | 'cliparts'> {
  /** Absent: the viewer's currency. */
  readonly currency?: Currency | undefined
}

/** The price of an unsaved strip: core's quote, including problems. API-27. */
export const quoteDdb =
  ({ storage: { records }, catalog: cache }: Deps<'catalog.current' | 'storage.records'>) =>
  async (viewer: Viewer, input: QuoteDdb): Promise<Outcome<Quote>> => {
    const catalog = await catalogToQuote(cache, viewer, input.currency)
    if (!catalog.ok) return catalog
    const known = await catalog.value.product(input.productId ?? '')
    if (known?.ddb == null || !(known.isPublished || isStaff(viewer)))
      return invalid({ ddb_product: [notAvailable] })
    const cliparts = clipartsAfter([], input.cliparts)
    if ('ok' in cliparts) return cliparts
    const chosen = chosenStrip(known, null, input, cliparts)
    return chosen.ok ? done(await quoteFor(records, viewer, known.product, chosen.value)) : chosen
  }
