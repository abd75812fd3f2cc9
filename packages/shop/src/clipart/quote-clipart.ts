import type { Currency, Quote } from '@kisscut/core/product'
import { color } from '@kisscut/records'
import { isStaff } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { quoteFor } from '../configure/priced-configuration.ts'
import { catalogToQuote } from '../configure/quote-configuration.ts'
import { notAvailable } from '../messages/product.ts'
import * as messages from '../messages/clipart.ts'
import { done, invalid, type Outcome } from '../outcome.ts'
import { paintErrors, printedColors } from './painted.ts'
import type { Deps } from '../dependencies.ts'
import { paintedConfiguration, type SaveClipart } from './save-clipart.ts'

/** A new drawing to price without saving it. */
export interface QuoteClipart extends Pick<SaveClipart, 'productId' | 'change' | 'inverted' | 'paints'> {
  /** Absent: the viewer's currency. */
  readonly currency?: Currency | undefined
}

/** The price of an unsaved drawing: core's quote, including problems. API-27. */
export const quoteClipart =
  ({ storage: { records }, catalog: cache }: Deps<'catalog.current' | 'storage.records'>) =>
  async (viewer: Viewer, input: QuoteClipart): Promise<Outcome<Quote>> => {
    const catalog = await catalogToQuote(cache, viewer, input.currency)
    if (!catalog.ok) return catalog
    const known = await catalog.value.product(input.productId ?? '')
    if (known?.clipart == null || !(known.isPublished || isStaff(viewer)))
      return invalid({ clipart_product: [notAvailable] })
    const { inverted = false, change, paints } = input
    if (inverted && !known.clipart.row.option_invert)
      return invalid({ option_invert: [messages.notInverted] })
    const palette = printedColors(await records.findMany(color))
    const { configuration, stated } = paintedConfiguration(known, null, {
      id: null,
      change,
      paints,
      inverted,
    })
    const errors = paintErrors({ known, parts: known.clipart, configuration, palette }, stated)
    if (Object.keys(errors).length > 0) return invalid(errors)
    return done(await quoteFor(records, viewer, known.product, configuration))
  }
