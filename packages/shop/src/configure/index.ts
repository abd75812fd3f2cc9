import type { Viewer } from '../accounts/viewer.ts'
import { configuredProductPage, type ProductPage, type ProductPageDeps } from '../browse/product-page.ts'
import type { Quote } from '@kisscut/core/product'
import type { Outcome } from '../outcome.ts'
import { acceptSpecialOffer } from './accept-special-offer.ts'
import type { FormFields } from './configuration-from-fields.ts'
import { configuredForEditing } from './configured-for-editing.ts'
import type { ConfiguredProduct } from './configured-product.ts'
import { correct, correctionPage, type Correction, type CorrectionPage } from './correction-page.ts'
import type { CustomRow } from './custom-rows.ts'
import { quoteConfiguration, quoteSpecialOffer, type QuoteConfiguration } from './quote-configuration.ts'
import { saveConfiguration, type SaveConfiguration, type SaveDeps } from './save-configuration.ts'

export interface Configure {
  /** Saves a configuration by every rule: the only way to create or change a configured product. */
  save(viewer: Viewer, input: SaveConfiguration): Promise<Outcome<CustomRow>>
  /** The price of a new product, without saving it. API-27. */
  quote(viewer: Viewer, input: QuoteConfiguration): Promise<Outcome<Quote>>
  quoteSpecialOffer: ReturnType<typeof quoteSpecialOffer>
  /** The same for a product sold through an offer. OFFER-5. */
  acceptSpecialOffer: ReturnType<typeof acceptSpecialOffer>
  forEditing(viewer: Viewer, id: string): Promise<Outcome<ConfiguredProduct>>
  /** The setup page of a configured product. */
  page(
    viewer: Viewer,
    categoryPath: string,
    slug: string,
    configuredId: string,
    query: FormFields,
  ): Promise<Outcome<ProductPage & { readonly configured: ConfiguredProduct }>>
  /** A customer's product, for staff who correct it. */
  correction(viewer: Viewer, id: string, fields: FormFields): Promise<Outcome<CorrectionPage>>
  /** Saves a correction by staff. */
  correct(viewer: Viewer, id: string, correction: Correction): Promise<Outcome<CustomRow>>
}

export const createConfigure = (deps: SaveDeps & ProductPageDeps): Configure => ({
  save: saveConfiguration(deps),
  quote: quoteConfiguration(deps),
  quoteSpecialOffer: quoteSpecialOffer(deps),
  acceptSpecialOffer: acceptSpecialOffer(deps),
  forEditing: configuredForEditing(deps),
  page: configuredProductPage(deps),
  correction: correctionPage(deps),
  correct: correct(deps),
})
