import type { Configuration } from '@kisscut/core/product'
import { quoteProduct } from '@kisscut/core/price'
import { custom } from '@kisscut/records'
import { entitlementOf, isStaff } from '../accounts/roles.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import { dpiOf, placementOnSize } from '../design/placing.ts'
import { isVectorizingCharged } from '../design/vectorizing.ts'
import type { Links } from '../links.ts'
import { done, invalid, notFound, failureOf } from '../outcome.ts'
import type { Storage } from '../ports.ts'
import type { ConfiguredProduct, DieLine, Outcome, Viewer } from '../types.ts'
import { configuredView, loadCustom, type LoadedCustom } from './configured-product.ts'
import type { CustomRow } from './custom-rows.ts'
import { saveNewCustom } from './save-new-custom.ts'
import {
  customFieldsOf,
  configurationOfCustom,
  withoutPrices,
  type ConfigurationFields,
} from './configuration-of-custom.ts'

export interface SaveCustom {
  readonly productId: string
  /** Absent: a new custom. */
  readonly configuredId?: string | null
  readonly configuration: Configuration
  readonly dieLine?: DieLine
}

export interface SaveDeps {
  readonly storage: Storage
  readonly catalog: CatalogCache
  readonly links: Links
}

/** Lists of a custom are short: nobody chooses more options than a product has. */
const OPTIONS_AT_MOST = 100

/**
 * Keeps what the shopper wishes as a custom, new or changed: the rules are asked first, and every error is told under
 * its field. A changed custom has to be finalized again. Prices in the wishes are dropped. FLOW-12, PRICE-12.
 */
export const saveCustom =
  (deps: SaveDeps) =>
  async (viewer: Viewer, input: SaveCustom): Promise<Outcome<ConfiguredProduct>> => {
    const catalog = await deps.catalog.current()
    const known = await catalog.product(input.productId)
    if (known === null || !(known.isPublished || isStaff(viewer))) return notFound('This product')
    const configuration = withoutPrices(input.configuration)
    if (configuration.options.length > OPTIONS_AT_MOST) return invalid({ options: ['Too many options.'] })
    const quote = quoteProduct(known.product, configuration, {
      entitlement: entitlementOf(viewer, known.product),
    })
    const refused = failureOf(quote.problems)
    if (refused !== null) return refused
    if (quote.quantity === null) throw new Error('A quote without errors has no quantity')
    const fields = {
      ...customFieldsOf(known.product, configuration, quote.quantity),
      ...(input.dieLine === undefined ? {} : { clip_type: input.dieLine }),
    }
    if (input.configuredId == null) return create(deps, viewer, known, fields, quote)
    const loaded = await loadCustom(deps.storage.records, catalog, viewer, input.configuredId)
    if (!loaded.ok) return loaded
    if (loaded.value.row.template !== input.productId) return notFound('This product')
    return change(deps, loaded.value, fields, quote)
  }

type Fields = ConfigurationFields & { readonly clip_type?: DieLine }

const create = async (
  { storage, links }: SaveDeps,
  viewer: Viewer,
  known: CatalogProduct,
  fields: Fields,
  quote: LoadedCustom['quote'],
): Promise<Outcome<ConfiguredProduct>> => {
  const kept = await saveNewCustom(storage, viewer.owner, known, fields)
  if (!kept.ok) return kept
  return done(configuredView({ row: kept.value, file: null, known, quote }, links))
}

const change = async (
  { storage, links }: SaveDeps,
  { row, file, known }: LoadedCustom,
  fields: Fields,
  quote: LoadedCustom['quote'],
): Promise<Outcome<ConfiguredProduct>> => {
  const after = { ...row, ...fields }
  const isResized = row.width !== after.width || row.height !== after.height
  const isChanged = row.clip_type !== after.clip_type || !isSameConfiguration(row, after)
  const placement = row.placement && isResized ? placementOnSize(row.placement, row, after) : row.placement
  const changes = {
    ...fields,
    option_vectorize: fields.option_vectorize || isVectorizingCharged(row.low_resolution_choice, file),
    placement,
    dpi: dpiOf(file, placement),
    size_change: isResized || row.size_change,
    is_changed: isChanged || row.is_changed,
    finalized: row.finalized && !isChanged,
    preview_url: isChanged ? null : row.preview_url,
  }
  const updated = await storage.records.update(custom, row.id, changes, row.owner)
  if (updated === null) return notFound('This product')
  return done(configuredView({ row: updated, file, known, quote }, links))
}

const isSameConfiguration = (one: CustomRow, other: CustomRow) =>
  JSON.stringify(configurationOfCustom(one)) === JSON.stringify(configurationOfCustom(other))
