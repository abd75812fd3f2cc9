import {
  changeConfiguration,
  changedFields,
  type ConfigurationChange,
  configurationOfRecord,
  newConfiguration,
  recordOf,
  statedByClient,
} from '@kisscut/core/configuration'
import { quoteProduct } from '@kisscut/core/price'
import type { Configuration } from '@kisscut/core/product'
import { parseSides, presetSizeOf } from '@kisscut/core/size'
import { formatInches } from '@kisscut/core/units'
import { custom, userFile, type FieldsOf } from '@kisscut/records'
import { can } from '../accounts/can.ts'
import { entitlementOf, isStaff } from '../accounts/roles.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import { ARTWORK_MESSAGES } from '../design/messages.ts'
import { dpiOf, placementFor, placementProblem } from '../design/placing.ts'
import { isVectorizingCharged } from '../design/vectorizing.ts'
import type { Links } from '../links.ts'
import { done, invalid, notFound, failureOf, type Failure, type Outcome } from '../outcome.ts'
import type { Storage } from '../ports/storage.ts'
import { loadCustom } from './configured-product.ts'
import type { CustomRow, NewCustomRow, UserFileRow } from './custom-rows.ts'
import { saveNewCustom } from './save-new-custom.ts'
import type { Viewer } from '../accounts/viewer.ts'

export interface SaveDeps {
  readonly storage: Storage
  readonly catalog: CatalogCache
  readonly links: Links
}

export interface SaveConfiguration {
  /** Id of the custom; null: a new one. */
  readonly id: string | null
  /** Needed for a new one, and never another one afterwards. */
  readonly productId?: string
  /** What the client states; the rest stays as it was, or is as the product page opens with. */
  readonly change: ConfigurationChange
  /** Fields of the record that no rule reads. */
  readonly others?: Partial<FieldsOf<typeof custom>>
}

/** Lists of a custom are short: nobody chooses more options than a product has. */
const OPTIONS_AT_MOST = 100
const NOT_AVAILABLE = invalid({ template: ['This product is not available.'] })

/**
 * Saves what a shopper has chosen, new or changed: the one way from every form and from REST into `custom`. Every rule is
 * asked, the artwork's place included, and every error stands under its field. Prices are never taken. A product that
 * changed has to be finalized again. FLOW-12, PRICE-12, API-13.
 */
export const saveConfiguration =
  (deps: SaveDeps) =>
  async (viewer: Viewer, input: SaveConfiguration): Promise<Outcome<CustomRow>> => {
    const { records } = deps.storage
    const catalog = await deps.catalog.current()
    const loaded = input.id === null ? null : await loadCustom(records, catalog, viewer, input.id)
    if (loaded !== null && !loaded.ok) return loaded
    const before = loaded?.value.row ?? null
    if (before !== null && !can(viewer, 'change', custom, before)) return notFound('This product')
    const productId = before?.template ?? input.productId
    if ((input.productId ?? productId) !== productId)
      return invalid({ template: ['A configured product keeps its template.'] })
    const known = await catalog.product(productId ?? '')
    if (known === null || !(known.isPublished || isStaff(viewer))) return NOT_AVAILABLE
    const checked = await check(deps, viewer, known, before, input)
    if (!checked.ok) return checked
    const { changes, isChanged } = checked
    if (before === null)
      return saveNewCustom(deps.storage, viewer.owner, known, changes as Omit<NewCustomRow, OfShop>)
    if (!isChanged) return done(before)
    const row = await records.update(custom, before.id, changes, before.owner)
    return row === null ? notFound('This product') : done(row)
  }

type OfShop = 'owner' | 'template' | 'tool_type' | 'type' | 'currency'
type Checked =
  { readonly ok: true; readonly changes: Partial<CustomRow>; readonly isChanged: boolean } | Failure

/** Every rule over the configuration as it would be; then the columns that are to be stored. */
async function check(
  { storage: { records } }: SaveDeps,
  viewer: Viewer,
  { product }: CatalogProduct,
  before: CustomRow | null,
  { change, others = {} }: SaveConfiguration,
): Promise<Checked> {
  const was = before && configurationOfRecord(before)
  const stated = withoutSamePlacement(statedByClient(change), was)
  const configuration = was ? changeConfiguration(product, was, stated) : newConfiguration(product, stated)
  if (configuration.options.length > OPTIONS_AT_MOST) return invalid({ options: ['Too many options.'] })
  const quote = quoteProduct(product, configuration, { entitlement: entitlementOf(viewer, product) })
  const failure = failureOf(quote.problems)
  if (failure !== null) return failure
  if (quote.quantity === null) throw new Error('A quote without errors has no quantity')
  const { size: sides } = parseSides(configuration.width, configuration.height)
  if (!sides) throw new Error('The size was passed by the rules and can not be read')
  const size = { width: formatInches(sides.width), height: formatInches(sides.height) }
  const file = configuration.userFileId == null ? null : await records.get(userFile, configuration.userFileId)
  if (configuration.userFileId != null && file?.owner !== (before?.owner ?? viewer.owner))
    return invalid({ user_file: ['This file was not found.'] })
  const placementProblems = placementErrors(stated, was, size, configuration, file)
  if (placementProblems !== null) return placementProblems
  const placement = placementFor({ ...configuration, ...size }, was, stated, file)
  const after: Configuration = {
    ...configuration,
    ...size,
    quantity: String(quote.quantity),
    placement,
    vectorize: isVectorized(configuration, was, stated, file),
  }
  const changed = was ? changedFields(after, was) : []
  const isResized = changed.includes('width') || changed.includes('height')
  const isChanged = changed.length > 0 || Object.keys(others).length > 0
  return {
    ok: true,
    isChanged,
    changes: {
      ...others,
      ...recordOf(after),
      size: presetSizeOf(product, sides)?.id ?? null,
      dpi: dpiOf(file, placement),
      size_change: isResized || (others.size_change ?? before?.size_change ?? false),
      is_changed: changed.length > 0 || (others.is_changed ?? before?.is_changed ?? false),
      finalized: before !== null && before.finalized && !isChanged,
      preview_url: isChanged ? null : (before?.preview_url ?? null),
    },
  }
}

/** A placement sent back as it was states nothing: on another size the artwork moves along. */
function withoutSamePlacement(change: ConfigurationChange, was: Configuration | null): ConfigurationChange {
  const isSame =
    was !== null && changedFields({ placement: change.placement }, { placement: was.placement }).length === 0
  const { placement: _, ...others } = change
  return isSame ? others : change
}

/** Artwork that is placed anew has to lie on the product; there has to be one. */
function placementErrors(
  stated: ConfigurationChange,
  was: Configuration | null,
  size: { readonly width: string; readonly height: string },
  { dieLine }: Configuration,
  file: UserFileRow | null,
): Failure | null {
  if (stated.placement == null) return null
  if (file === null) return invalid({ user_file: [ARTWORK_MESSAGES.missing] })
  const problem = placementProblem(stated.placement, { ...size, dieLine })
  return problem === null ? null : invalid({ placement: [problem] })
}

/** Vectorizing is charged where the graphic is to be fixed or was drawn anew, or was chosen for this artwork by itself. */
function isVectorized(
  { lowResolutionChoice = null }: Configuration,
  was: Configuration | null,
  stated: ConfigurationChange,
  file: UserFileRow | null,
): boolean {
  const wasChosen =
    was !== null &&
    was.vectorize === true &&
    was.lowResolutionChoice !== 'fix' &&
    was.userFileId === (file?.id ?? null)
  return isVectorizingCharged(lowResolutionChoice, file) || (stated.vectorize ?? wasChosen)
}
