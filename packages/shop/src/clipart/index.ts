import type { Viewer } from '../accounts/viewer.ts'
import type { FormFields } from '../configure/configuration-from-fields.ts'
import type { Quote } from '@kisscut/core/product'
import type { Outcome } from '../outcome.ts'
import { clipartPage, type ClipartPage, type ClipartPageDeps } from './clipart-page.ts'
import type { ClipartRow } from './clipart-rows.ts'
import { quoteClipart, type QuoteClipart } from './quote-clipart.ts'
import { saveClipart, type SaveClipart, type SaveClipartDeps } from './save-clipart.ts'

export type { ClipartPage, ClipartStart, PageRegion, RelatedGraphic } from './clipart-page.ts'
export type { Drawing } from './drawing-boxes.ts'
export type { Paints, PaletteColor } from './painted.ts'
export type { SaveClipart } from './save-clipart.ts'

/** Drawings of the shop's own that are sold by themselves. */
export interface ClipartUseCases {
  /** The page of a product, or of a configured one; null: a new one. CLIP-2. */
  page(
    viewer: Viewer,
    categoryPath: string,
    slug: string,
    configuredId: string | null,
    query?: FormFields,
  ): Promise<Outcome<ClipartPage>>
  /** The price of a new one, which is not saved. API-27. */
  quote(viewer: Viewer, input: QuoteClipart): Promise<Outcome<Quote>>
  /** Saves a drawing as it was configured, with its colors and options as one. CLIP-6. */
  save(viewer: Viewer, input: SaveClipart): Promise<Outcome<ClipartRow>>
}

export const createClipartProducts = (deps: SaveClipartDeps & ClipartPageDeps): ClipartUseCases => ({
  page: clipartPage(deps),
  quote: quoteClipart(deps),
  save: saveClipart(deps),
})
