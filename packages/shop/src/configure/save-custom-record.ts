import { quoteProduct } from '@kisscut/core/price'
import { defaultOptionOf } from '@kisscut/core/option'
import {
  defaultConfiguration,
  normalizeConfiguration,
  type Product,
  type Configuration,
} from '@kisscut/core/product'
import { custom, userFile, type FieldsOf } from '@kisscut/records'
import { entitlementOf, isStaff } from '../accounts/roles.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import { dpiOf, firstPlacement, placementOnSize } from '../design/placing.ts'
import { isVectorizingCharged } from '../design/vectorizing.ts'
import { done, invalid, notFound, failureOf } from '../outcome.ts'
import type { Records } from '../ports.ts'
import type { Outcome, Placement, Viewer } from '../types.ts'
import { loadCustom } from './configured-product.ts'
import type { CustomRow, UserFileRow } from './custom-rows.ts'
import { saveNewCustom } from './save-new-custom.ts'
import type { SaveDeps } from './save-custom.ts'
import { customFieldsOf, configurationOfCustom } from './configuration-of-custom.ts'

/** A custom as a service saves it: fields of the record, and what was typed for the three that the rules read. */
export interface CustomRecordInput {
  readonly values: Partial<FieldsOf<typeof custom>>
  readonly typed: Partial<Record<'width' | 'height' | 'quantity', string>>
}

/** What a custom of this record would be before its own defaults are known to storage. */
type Draft = Omit<CustomRow, 'id' | 'created' | 'updated' | 'owner'>

/**
 * Keeps a custom as a service sends it: the same rules as on the page, told by the record's own field names. It has to be
 * finalized again. FLOW-12, API-13.
 */
export const saveCustomRecord =
  (deps: SaveDeps) =>
  async (viewer: Viewer, id: string | null, input: CustomRecordInput): Promise<Outcome<CustomRow>> => {
    const { records } = deps.storage
    const catalog = await deps.catalog.current()
    const loaded = id === null ? null : await loadCustom(records, catalog, viewer, id)
    if (loaded !== null && !loaded.ok) return loaded
    const before = loaded?.value.row ?? null
    const template = before?.template ?? input.values.template ?? ''
    const known = await catalog.product(template)
    if (known === null || !(known.isPublished || isStaff(viewer)))
      return invalid({ template: ['This product is not available.'] })
    if ((input.values.template ?? template) !== template)
      return invalid({ template: ['A configured product keeps its template.'] })
    const owner = before?.owner ?? viewer.owner
    const fields = await fieldsToKeep(records, viewer, known, before, input, owner)
    if (!fields.ok) return fields
    if (before === null) return saveNewCustom(deps.storage, owner, known, fields.value)
    const row = await records.update(custom, before.id, { ...fields.value, finalized: false }, owner)
    return row === null ? notFound('This product') : done(row)
  }

const fieldsToKeep = async (
  records: Records,
  viewer: Viewer,
  { product }: CatalogProduct,
  before: CustomRow | null,
  input: CustomRecordInput,
  owner: string,
) => {
  const asked = { ...before, ...input.values } as Draft
  const draft = before === null ? withDefaults(asked, product, input.typed) : asked
  const configuration = configurationTyped(draft, input.typed)
  const quote = quoteProduct(product, configuration, { entitlement: entitlementOf(viewer, product) })
  const refused = failureOf(quote.problems)
  if (refused !== null) return refused
  if (quote.quantity === null) throw new Error('A quote without errors has no quantity')
  const file = draft.user_file == null ? null : await records.get(userFile, draft.user_file)
  if (draft.user_file != null && file?.owner !== owner)
    return invalid({ user_file: ['This file was not found.'] })
  const wished = customFieldsOf(product, configuration, quote.quantity)
  const artwork = artworkFields({ ...draft, ...wished }, before, file, input.values.option_vectorize)
  return { ok: true, value: { ...input.values, ...wished, ...artwork } } as const
}

/** What a service leaves out of a new product is as the product page opens with it. */
const withDefaults = (draft: Draft, product: Product, typed: CustomRecordInput['typed']): Draft => {
  const configuration = defaultConfiguration({
    ...product,
    defaultMaterialId: draft.material ?? product.defaultMaterialId,
  })
  const options = product.optionSets.flatMap((set) => {
    const option = defaultOptionOf(set)
    return option === null ? [] : [{ optionSetId: set.id, optionId: option.id }]
  })
  const fitting = normalizeConfiguration(product, { ...configuration, ...typed, options }).options
  return {
    ...draft,
    material: draft.material ?? configuration.materialId,
    option_laminate: draft.option_laminate ?? configuration.lamination ?? null,
    options:
      draft.options ??
      fitting.map(({ optionSetId, optionId }) => ({ option_set: optionSetId, option: optionId })),
  }
}

/** The three typed fields go to the rules as they were typed, so that their own words are told. */
const configurationTyped = (draft: Draft, typed: CustomRecordInput['typed']): Configuration => {
  const base = configurationOfCustom({ ...EMPTY_FIELDS, ...draft } as CustomRow)
  return { ...base, vectorizePrice: null, ...typed }
}

const EMPTY_FIELDS = {
  material: null,
  material_color: null,
  width: '',
  height: '',
  quantity: '',
  options: [],
  option_laminate: null,
  variable_data: null,
  retail_package: null,
  option_vectorize: false,
  option_vectorize_price: null,
}

/** New artwork lies in the middle unless told otherwise; dpi is the shop's own figure; fixing is vectorizing (FILE-3, PRICE-9). */
const artworkFields = (
  draft: Draft,
  before: CustomRow | null,
  file: UserFileRow | null,
  wished: boolean | undefined,
) => {
  const placement = file === null ? null : placementFor(draft, before, file)
  return {
    placement,
    dpi: dpiOf(file, placement),
    preview_url: null,
    option_vectorize:
      isVectorizingCharged(draft.low_resolution_choice, file) ||
      (wished ?? (before !== null && wasChosenBefore(before, file))),
  }
}

/** Vectorizing that was wished for this artwork by itself, rather than charged for fixing it. */
const wasChosenBefore = (before: CustomRow, file: UserFileRow | null) =>
  before.option_vectorize && before.low_resolution_choice !== 'fix' && before.user_file === (file?.id ?? null)

const placementFor = (draft: Draft, before: CustomRow | null, file: UserFileRow): Placement => {
  const isMoved = draft.placement != null && draft.placement !== before?.placement
  if (isMoved && draft.placement) return draft.placement
  if (before === null || file.id !== before.user_file || before.placement === null)
    return firstPlacement(file, draft, draft.clip_type ?? 'contour')
  return placementOnSize(before.placement, before, draft)
}
