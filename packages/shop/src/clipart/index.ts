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

/** The shop's own drawings, sold as products. */
export interface ClipartUseCases {
  /** The page of a product, or of a configured one; null for a new one. CLIP-2. */
  page(
    viewer: Viewer,
    categoryPath: string,
    slug: string,
    configuredId: string | null,
    query?: FormFields,
  ): Promise<Outcome<ClipartPage>>
  /** The price of a new product, without saving it. API-27. */
  quote(viewer: Viewer, input: QuoteClipart): Promise<Outcome<Quote>>
  /** Saves a configured drawing with its colors and options in one transaction. CLIP-6. */
  save(viewer: Viewer, input: SaveClipart): Promise<Outcome<ClipartRow>>
}

export const createClipartProducts = (deps: SaveClipartDeps & ClipartPageDeps): ClipartUseCases => ({
  page: clipartPage(deps),
  quote: quoteClipart(deps),
  save: saveClipart(deps),
})
