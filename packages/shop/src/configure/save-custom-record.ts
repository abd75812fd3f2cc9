import { quoteProduct } from '@kisscut/core/price'
import { defaultOptionOf } from '@kisscut/core/option'
import { defaultWishes, normaliseWishes, type Product, type Wishes } from '@kisscut/core/product'
import { custom, userFile, type FieldsOf } from '@kisscut/records'
import { entitlementOf, isStaff } from '../accounts/roles.ts'
import { dpiOf, firstPlacement, placementOnSize } from '../design/placing.ts'
import { conflict, done, invalid, notFound, refusalOf } from '../outcome.ts'
import type { Outcome, Placement, Viewer } from '../types.ts'
import { loadCustom } from './configured-product.ts'
import type { CustomRow, UserFileRow } from './custom-rows.ts'
import { CUSTOMS_PER_OWNER, type SaveNeeds } from './save-custom.ts'
import { customFieldsOf, wishesOfCustom } from './wishes-of-custom.ts'

/** A custom as a service saves it: fields of the record, and what was typed for the three that the rules read. */
export interface CustomRecordInput {
  readonly values: Partial<FieldsOf<typeof custom>>
  readonly typed: Partial<Record<'width' | 'height' | 'quantity', string>>
}

/** What a custom of this record would be before its own defaults are known to storage. */
type Draft = Omit<CustomRow, 'id' | 'created' | 'updated' | 'owner'>

/** Keeps a custom as a service sends it: the same rules as on the page, told by the record's own field names. Spec §7, decisions 22–23. */
export const saveCustomRecord =
  (needs: SaveNeeds) =>
  async (viewer: Viewer, id: string | null, input: CustomRecordInput): Promise<Outcome<CustomRow>> => {
    const { records } = needs.storage
    const catalogue = await needs.catalogue.current()
    const loaded = id === null ? null : await loadCustom(records, catalogue, viewer, id)
    if (loaded !== null && !loaded.ok) return loaded
    const before = loaded?.value.row ?? null
    const known = catalogue.products.get(before?.template ?? input.values.template ?? '')
    if (known === undefined || !(known.isPublished || isStaff(viewer)))
      return invalid({ template: ['This product is not available.'] })
    if (before !== null && input.values.template !== undefined && input.values.template !== before.template)
      return invalid({ template: ['A configured product keeps its template.'] })
    const asked = { ...before, ...input.values } as Draft
    const draft = before === null ? withDefaults(asked, known.product, input.typed) : asked
    const quote = quoteProduct(
      known.product,
      wishesTyped(draft, input.typed),
      entitlementOf(viewer, known.product),
    )
    const refused = refusalOf(quote.problems)
    if (refused !== null) return refused
    if (quote.quantity === null) throw new Error('A quote without errors has no quantity')
    const owner = before?.owner ?? viewer.owner
    const file = draft.user_file == null ? null : await records.get(userFile, draft.user_file)
    if (draft.user_file != null && file?.owner !== owner)
      return invalid({ user_file: ['This file was not found.'] })
    const wished = customFieldsOf(known.product, wishesTyped(draft, input.typed), quote.quantity)
    const fields = { ...input.values, ...wished, ...artworkFields({ ...draft, ...wished }, before, file) }
    if (before !== null) {
      const row = await records.update(custom, before.id, { ...fields, finalized: false }, owner)
      return row === null ? notFound('This product') : done(row)
    }
    const kept = await records.list(custom, { owner, pageSize: 1 })
    if (kept.count >= CUSTOMS_PER_OWNER)
      return conflict('You have too many unfinished products. Please remove some first.')
    const { tool_type, type } = known.template
    const { id: template, currency } = known.product
    return done(await records.create(custom, { ...fields, owner, template, tool_type, type, currency }))
  }

/** What a service leaves out of a new product is as the product page opens with it. */
const withDefaults = (draft: Draft, product: Product, typed: CustomRecordInput['typed']): Draft => {
  const wishes = defaultWishes({ ...product, defaultMaterialId: draft.material ?? product.defaultMaterialId })
  const options = product.optionSets.flatMap((set) => {
    const option = defaultOptionOf(set)
    return option === null ? [] : [{ optionSetId: set.id, optionId: option.id }]
  })
  const fitting = normaliseWishes(product, { ...wishes, ...typed, options }).options
  return {
    ...draft,
    material: draft.material ?? wishes.materialId,
    option_laminate: draft.option_laminate ?? wishes.lamination ?? null,
    options:
      draft.options ??
      fitting.map(({ optionSetId, optionId }) => ({ option_set: optionSetId, option: optionId })),
  }
}

/** The three typed fields go to the rules as they were typed, so that their own words are told. */
const wishesTyped = (draft: Draft, typed: CustomRecordInput['typed']): Wishes => {
  const base = wishesOfCustom({
    ...EMPTY_WISH,
    ...draft,
  } as CustomRow)
  return { ...base, vectorizePrice: null, ...typed }
}

const EMPTY_WISH = {
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

/** New artwork lies in the middle unless told otherwise; dpi is the shop's own figure; fixing is vectorizing (Spec §9). */
const artworkFields = (draft: Draft, before: CustomRow | null, file: UserFileRow | null) => {
  const placement = file === null ? null : placementFor(draft, before, file)
  return {
    placement,
    dpi: dpiOf(file, placement),
    preview_url: null,
    ...(draft.low_resolution_choice === 'fix' ? { option_vectorize: true } : {}),
  }
}

const placementFor = (draft: Draft, before: CustomRow | null, file: UserFileRow): Placement => {
  const isMoved = draft.placement != null && draft.placement !== before?.placement
  if (isMoved && draft.placement) return draft.placement
  if (before === null || file.id !== before.user_file || before.placement === null)
    return firstPlacement(file, draft, draft.clip_type ?? 'contour')
  return placementOnSize(before.placement, before, draft)
}
