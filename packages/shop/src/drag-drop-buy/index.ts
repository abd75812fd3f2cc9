import type { ProductPageDeps } from '../browse/product-page.ts'
import type { FormFields } from '../configure/configuration-from-fields.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Quote } from '@kisscut/core/product'
import type { Outcome } from '../outcome.ts'
import type { DdbRow } from './ddb-rows.ts'
import { quoteDdb, type QuoteDdb } from './quote-ddb.ts'
import { saveDdb, type SaveDdb, type SaveDdbDeps } from './save-ddb.ts'
import { stripPage, type StripPage } from './strip-page.ts'

export type { PlacedClipart } from './ddb-rows.ts'
export type { SaveDdb, StatedFields } from './save-ddb.ts'
export type { OfferedFigure, StripPage, StripStart } from './strip-page.ts'

/** Products that shoppers assemble from cliparts. */
export interface DragDropBuy {
  /** The page of a product, or of a configured one; null for a new one. DDB-8, DDB-9. */
  page(
    viewer: Viewer,
    categoryPath: string,
    slug: string,
    configuredId: string | null,
    query?: FormFields,
  ): Promise<Outcome<StripPage>>
  /** The price of a new strip, without saving it. API-27. */
  quote(viewer: Viewer, input: QuoteDdb): Promise<Outcome<Quote>>
  /** Saves a strip in one transaction: product, cliparts, colors and words. DDB-4. */
  save(viewer: Viewer, input: SaveDdb): Promise<Outcome<DdbRow>>
}

export const createDragDropBuy = (deps: SaveDdbDeps & ProductPageDeps): DragDropBuy => ({
  page: stripPage(deps),
  quote: quoteDdb(deps),
  save: saveDdb(deps),
})
