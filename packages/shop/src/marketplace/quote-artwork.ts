import type { Currency, Quote } from '@kisscut/core/product'
import { isStaff } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { quoteFor } from '../configure/priced-configuration.ts'
import { catalogToQuote } from '../configure/quote-configuration.ts'
import { notAvailable } from '../messages/product.ts'
import { done, invalid, type Outcome } from '../outcome.ts'
import { CONFIGURED } from './artwork-rows.ts'
import type { Deps } from '../dependencies.ts'
import { newArtworkConfiguration, type SaveArtwork } from './save-artwork.ts'

/** A new product with an artwork, to price without saving it. */
export interface QuoteArtwork extends Pick<SaveArtwork, 'productClass' | 'productId' | 'change'> {
  /** Absent: the viewer's currency. */
  readonly currency?: Currency | undefined
}

/** The price of an unsaved product with an artwork: core's quote, including problems. API-27. */
export const quoteArtwork =
  ({ storage: { records }, catalog: cache }: Deps<'catalog.current' | 'storage.records'>) =>
  async (viewer: Viewer, input: QuoteArtwork): Promise<Outcome<Quote>> => {
    const catalog = await catalogToQuote(cache, viewer, input.currency)
    if (!catalog.ok) return catalog
    const known = await catalog.value.product(input.productId ?? '')
    const isOffered =
      known?.artwork?.productClass === input.productClass && (known.isPublished || isStaff(viewer))
    if (known === null || !isOffered) return invalid({ [CONFIGURED[input.productClass].of]: [notAvailable] })
    const configuration = newArtworkConfiguration(known.product, input.change)
    return done(await quoteFor(records, viewer, known.product, configuration))
  }
