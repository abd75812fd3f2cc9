import type { Currency, Quote } from '@kisscut/core/product'
import type { Viewer } from '../accounts/viewer.ts'
import { inRequestedCurrency } from '../catalog/requested-currency.ts'
import type { CatalogCache, CatalogSnapshot } from '../catalog/catalog-cache.ts'
import { startFor } from '../design/templates/start-for.ts'
import { withMeasuredSize } from '../lettering/measured.ts'
import { fileNotFound, recordNotFound } from '../messages/records.ts'
import { done, invalid, type Outcome } from '../outcome.ts'
import { chosenConfiguration } from './check-configuration.ts'
import { quoteFor } from './priced-configuration.ts'
import type { SaveConfiguration } from './save-configuration.ts'
import { soldAs } from './sold-as.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { withDesign } from './stated-design.ts'

/** A new configured product to price without saving it. */
export interface QuoteConfiguration extends Pick<
  SaveConfiguration,
  'productId' | 'change' | 'design' | 'others' | 'sample'
> {
  /** Absent: the viewer's currency. */
  readonly currency?: Currency | undefined
}

/** The current catalog, priced for a quote. */
export const catalogToQuote = async (
  catalog: Pick<CatalogCache, 'current'>,
  viewer: Viewer,
  currency: Currency | undefined,
): Promise<Outcome<CatalogSnapshot>> =>
  inRequestedCurrency(
    await catalog.current({ ...viewer, ...(currency !== undefined && { currency }) }),
    currency,
  )

/** The price of an unsaved custom, by the rules for saved ones: core's quote, including problems. API-27. */
export const quoteConfiguration =
  ({ storage: { records }, catalog: cache, faces }: Deps<'catalog.current' | 'faces' | 'storage.records'>) =>
  async (viewer: Viewer, input: QuoteConfiguration): Promise<Outcome<Quote>> => {
    const catalog = await catalogToQuote(cache, viewer, input.currency)
    if (!catalog.ok) return catalog
    const { productId = '', others: { special_offer: offerId } = {} } = input
    const sold = await soldAs(catalog.value, viewer, { before: null, productId, offerId })
    if (!sold.ok) return sold
    const { known } = sold.value
    const design = input.design ?? (await startFor(records, known, input.change, input.sample ?? null))
    const read = withDesign(input.change, design, null)
    if (!read.ok) return read
    const stated = await withMeasuredSize(faces, known, null, read)
    if (!stated.ok) return stated
    const { configuration, file } = await chosenConfiguration(records, {
      ...{ viewer, known, before: null, stated, agreed: null },
    })
    if (configuration.userFileId != null && file?.owner !== viewer.owner)
      return invalid({ user_file: [fileNotFound] })
    return done(await quoteFor(records, viewer, known.product, configuration))
  }

/** The same for a product sold through an offer. OFFER-5. */
export const quoteSpecialOffer =
  (deps: Deps<'catalog.current'> & DepsOf<typeof quoteConfiguration>) =>
  async (
    viewer: Viewer,
    {
      offerId = '',
      ...input
    }: Omit<QuoteConfiguration, 'productId'> & { readonly offerId?: string | undefined },
  ): Promise<Outcome<Quote>> => {
    const known = await (await deps.catalog.current(viewer)).product(offerId)
    if (known?.offer == null) return invalid({ special_offer: [recordNotFound] })
    const others = { special_offer: offerId }
    return quoteConfiguration(deps)(viewer, { ...input, productId: known.template.id, others })
  }
