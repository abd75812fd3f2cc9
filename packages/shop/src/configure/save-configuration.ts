import type { AgreedTerms, ConfigurationChange } from '@kisscut/core/configuration'
import type { Currency } from '@kisscut/core/product'
import { custom, type FieldsOf } from '@kisscut/records'
import { can } from '../accounts/can.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import { designOfCustom } from '../design/custom-design.ts'
import { startFor } from '../design/templates/start-for.ts'
import { fileSizeOf } from '../design/file-size.ts'
import { smallerSizeOf } from '../design/finished-size.ts'
import type { Links } from '../links.ts'
import { changed, conflict, done, invalid, notFound, warned, type Outcome } from '../outcome.ts'
import type { AuditNote } from '../ports/audit.ts'
import type { Storage } from '../ports/storage.ts'
import { withMeasuredSize } from '../lettering/measured.ts'
import type { Faces } from '../design/fonts/faces.ts'
import { referenceErrors } from '../records/references.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { checkConfiguration } from './check-configuration.ts'
import { loadCustom } from './configured-product.ts'
import type { LoadedCustom } from './loaded-custom.ts'
import { isOfOtherCurrency } from '../catalog/page-currency.ts'
import { pricedIn } from '../catalog/priced-in.ts'
import type { CustomRow } from './custom-rows.ts'
import {
  correctionNote,
  isCorrection,
  NOT_YOURS_TO_APPROVE,
  payingFor,
  toApproveAgain,
} from './corrections.ts'
import { soldAs } from './sold-as.ts'
import { atPlaceInDesign, withDesign } from './stated-design.ts'
import { Rollback, oncePerKey, type Keyed } from '../idempotency.ts'
import { elementErrors } from './parts/element-errors.ts'
import { createCustom, updateCustom, type CustomColumns } from './write-custom.ts'
import { pricesAreIn } from '../messages/currencies.ts'
import { retryOnConflict } from './retry-on-conflict.ts'
import * as messages from '../messages/product.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { productNotFound } from '../messages/records.ts'

export interface SaveDeps {
  readonly storage: Storage
  readonly catalog: CatalogCache
  readonly links: Links
  readonly faces: Faces
}

export interface SaveConfiguration {
  /** Id of the custom; null for a new one. */
  readonly id: string | null
  /** Required for a new custom; must not change afterwards. */
  readonly productId?: string
  /** Values the client states; the rest stays unchanged, or as the product page opens. */
  readonly change: ConfigurationChange
  /** A whole design as JSON, in place of the fields it holds. */
  readonly design?: unknown
  /** The sample design of a new custom without a stated design: its id, or `START_EMPTY`. TOOL-14. */
  readonly sample?: string | null
  /** Fields of the record that no rule reads. */
  readonly others?: Partial<FieldsOf<typeof custom>>
  /** The shopper approves the product, so it must be ready for the press. */
  readonly finalize?: boolean
  /** The artwork that the change was made for; a conflict if the product has other artwork now. */
  readonly replaces?: string | null
  /** The revision that was edited; rejected if details or design have changed since. DESIGN-22. */
  readonly revision?: number
  /** The currency the page shows; if the viewer has switched since, nothing is saved. CUR-7. */
  readonly currency?: Currency | null
  /** Staff's reason; required if a correction changes the price. ROLE-7. */
  readonly reason?: string
  /** The terms of an accepted quote, for a new custom; only quotes state them. QUOTE-5. */
  readonly agreed?: AgreedTerms
  /** A new custom is created once per key; a repeated call returns it in its current state. API-25. */
  readonly idempotencyKey?: string | null
  /** Key of a change that states a revision: the same change sent again gets the same response. FLOW-11. */
  readonly changeKey?: string | null
}

/**
 * Saves a shopper's choices: the only way into `custom` from forms, the editor and REST. Checks every rule, including the
 * artwork's position, and reports each error at its field. Never accepts prices. A changed product must be finalized again.
 * FLOW-12, PRICE-12, API-13. Without a revision, the change applies to the present state: if another save comes first, it is
 * checked again on top of that.
 */
export const saveCustom = (deps: DepsOf<typeof savedOnce>) =>
  retryOnConflict<SaveConfiguration, LoadedCustom>(savedOnce(deps))

const CHANGED_ELSEWHERE = changed(messages.changedElsewhere)

const savedOnce =
  (
    deps: Deps<
      | 'catalog.current'
      | 'faces'
      | 'storage.accounts'
      | 'storage.idempotency'
      | 'storage.records'
      | 'storage.transaction'
    >,
    isAgain = false,
  ) =>
  async (viewer: Viewer, input: SaveConfiguration): Promise<Outcome<LoadedCustom>> => {
    const { records } = deps.storage
    const forViewer = await deps.catalog.current(viewer)
    if (isOfOtherCurrency(input.currency, forViewer)) return conflict(pricesAreIn(forViewer.currency))
    const loaded = input.id === null ? null : await loadCustom(records, forViewer, viewer, input.id)
    if (loaded !== null && !loaded.ok) return loaded
    const before = loaded?.value.row ?? null
    if (before !== null && !can(viewer, 'change', custom, before)) return notFound(productNotFound)
    // The price is in the customer's currency, even if staff correct the product.
    const catalog = isCorrection(viewer, before) ? pricedIn(forViewer, before) : forViewer
    if (input.finalize && isCorrection(viewer, before)) return NOT_YOURS_TO_APPROVE
    const productId = before?.template ?? input.productId
    if ((input.productId ?? productId) !== productId) return invalid({ template: [messages.keepsTemplate] })
    const { special_offer: offerId, ...stating } = input.others ?? {}
    const sold = await soldAs(catalog, viewer, { before, productId: productId ?? '', offerId })
    if (!sold.ok) return sold
    const { known, terms } = sold.value
    const others = { ...stating, ...sold.value.others }
    const design =
      before === null
        ? (input.design ?? (await startFor(records, known, input.change, input.sample ?? null)))
        : input.design
    const read = withDesign({ ...terms, ...input.change }, design, before)
    if (!read.ok) return read
    const stated = await withMeasuredSize(deps.faces, known, before, read)
    if (!stated.ok) return stated
    const { finalize = false, agreed = null } = input
    const payer = before === null ? viewer : await payingFor(deps.storage.accounts, viewer, before.owner)
    const rules = catalog.printRules
    const checking = { viewer: payer, known, rules, before, stated, others, finalize, agreed }
    const asStated = await checkConfiguration(records, checking)
    const checked =
      asStated.ok && asStated.isChanged && isCorrection(viewer, before) ? toApproveAgain(asStated) : asStated
    // Finalizing approves the revision on the page, even without a change.
    const isNews = !checked.ok || checked.isChanged || finalize
    const isStale = before !== null && before.revision !== (input.revision ?? before.revision)
    if (isNews && isStale && !(await isMadeBy(deps.storage, before, input.changeKey)))
      return CHANGED_ELSEWHERE
    if (!checked.ok) return stated.design === null ? checked : atPlaceInDesign(checked)
    const { columns, isChanged, configuration, file, quote } = checked
    const designs = { before: before && designOfCustom(before), after: checked.design }
    const owner = before?.owner ?? viewer.owner
    const errors = {
      ...(await elementErrors(records, viewer, owner, designs)),
      ...(await referenceErrors(records, viewer, custom, others, { before, owner })),
    }
    if (Object.keys(errors).length > 0) return invalid(errors)
    const paid = (id: string) => loadCustom(records, catalog, payer, id)
    const noted = await correctionNote(viewer, custom, before, { paid, quote, reason: input.reason })
    if (!noted.ok) return noted
    const { note } = noted
    const saved =
      before === null
        ? await createCustom(deps.storage, viewer.owner, known, columns, input.idempotencyKey)
        : isChanged
          ? await update(deps.storage, before, columns, { ...input, note })
          : done(before)
    // The same change may have been saved a moment ago.
    const mayBeSaved = input.changeKey && input.revision !== undefined && !isStale
    if (saved === CHANGED_ELSEWHERE && mayBeSaved && !isAgain) return savedOnce(deps, true)(viewer, input)
    if (!saved.ok) return saved
    if ('earlierId' in saved.value) {
      const earlier = await loadCustom(records, catalog, viewer, saved.value.earlierId)
      // If it was removed since, it is created again.
      return earlier.ok ? earlier : savedOnce(deps)(viewer, { ...input, idempotencyKey: null })
    }
    const after = { row: saved.value, configuration, design: checked.design, file, known, rules, quote }
    return done({ ...after, smallerSize: smallerSizeOf(payer, after), fileSize: fileSizeOf(payer, after) })
  }

/** The same, for callers who need only the record. */
export const saveConfiguration =
  (deps: DepsOf<typeof saveCustom>) =>
  async (viewer: Viewer, input: SaveConfiguration): Promise<Outcome<CustomRow>> => {
    const saved = await saveCustom(deps)(viewer, input)
    return saved.ok ? warned(done(saved.value.row), saved.value.quote.problems) : saved
  }

type UpdateOptions = Pick<SaveConfiguration, 'replaces' | 'changeKey'> & {
  readonly note?: (after: CustomRow) => AuditNote
}

async function update(
  storage: Pick<Storage, 'transaction' | 'idempotency'>,
  before: CustomRow,
  columns: CustomColumns,
  { replaces, changeKey, note }: UpdateOptions,
): Promise<Outcome<CustomRow>> {
  if (replaces !== undefined && before.user_file !== replaces) return conflict(messages.changedMeanwhile)
  const rows: CustomRow[] = []
  const saved = await oncePerKey({ storage }, before.owner, keyedChange(before, changeKey), async (store) => {
    const row = await updateCustom(store, before, columns, note)
    if (row === null) throw new Rollback(CHANGED_ELSEWHERE)
    rows.push(row)
    return row.revision
  })
  if (!saved.ok) return saved
  const row = rows.at(-1)
  return row === undefined ? CHANGED_ELSEWHERE : done(row)
}

const keyedChange = ({ id }: CustomRow, key: string | null | undefined): Keyed => ({
  ...{ key, request: ['change', id] },
})

/** Whether this change made the product's present revision. */
async function isMadeBy(
  storage: Pick<Storage, 'transaction' | 'idempotency'>,
  present: CustomRow,
  key: string | null | undefined,
): Promise<boolean> {
  if (!key) return false
  const made = await oncePerKey({ storage }, present.owner, keyedChange(present, key), async () => {
    throw new Rollback(CHANGED_ELSEWHERE)
  })
  return made.ok && made.value === present.revision
}
