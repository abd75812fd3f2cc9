import { type AnyRecord, type ChangesOf, quoteRequest, type RowOf } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Outcome } from '../outcome.ts'
import type { Transaction } from '../ports/storage.ts'
import { cannotSave, saveWithin, withConflicts } from '../records/save-records.ts'
import type { Stale } from '../records/stale.ts'
import { todayOf } from './deps.ts'
import { postClosedByShop, postOffer } from './letters.ts'
import { offerToSave } from './offer-rules.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { offeredPrice, type QuoteRequestRow } from './terms.ts'

type Changes = ChangesOf<typeof quoteRequest>
type Saved = Outcome<QuoteRequestRow> | Stale<QuoteRequestRow>

/**
 * Saves staff's response to a quote request. Offers, rejections and withdrawals are recorded in the audit log and mailed to the
 * shopper once: of two concurrent saves, the second finds the step taken. QUOTE-4, QUOTE-8.
 */
export const saveOffer =
  (deps: DepsOf<typeof save>) =>
  async <R extends AnyRecord>(
    viewer: Viewer,
    _record: R,
    id: string | null,
    values: ChangesOf<R>,
    revision?: number,
    reason = '',
  ): Promise<Outcome<RowOf<R>> | Stale<RowOf<R>>> =>
    (await save(deps, viewer, { id, values: values as Changes, revision, reason })) as
      Outcome<RowOf<R>> | Stale<RowOf<R>>

interface ToSave {
  readonly id: string | null
  readonly values: Changes
  readonly revision: number | undefined
  readonly reason: string
}

async function save(
  deps: Deps<'catalog.current' | 'now' | 'storage.transaction'> & DepsOf<typeof postStep>,
  viewer: Viewer,
  { id, values, revision, reason }: ToSave,
): Promise<Saved> {
  const failure = cannotSave(viewer, quoteRequest, { id })
  if (failure !== null) return failure
  const catalog = await deps.catalog.current()
  const today = todayOf(catalog, deps.now)
  return withConflicts(() =>
    deps.storage.transaction(async (store): Promise<Saved> => {
      if (id !== null) await store.lock(`${quoteRequest.name} ${id}`)
      const before = id === null ? null : await store.records.get(quoteRequest, id)
      const checked = await offerToSave({ records: store.records, catalog, today }, values, before)
      if (!checked.ok) return checked
      const row = { id, values: checked.value, revision }
      const after = await saveWithin(store, viewer, quoteRequest, row, { reason })
      if (!after.ok || before === null || after.value.state === before.state) return after
      const { state } = after.value
      await store.audit.note({
        ...{ who: viewer.owner, did: state, what: `${quoteRequest.name} ${after.value.id}`, reason },
        ...{ before, after: after.value },
      })
      await postStep(deps, store, catalog, after.value)
      return after
    }),
  )
}

async function postStep(
  deps: DepsOf<typeof postClosedByShop | typeof postOffer>,
  store: Transaction,
  catalog: CatalogSnapshot,
  row: QuoteRequestRow,
): Promise<void> {
  if (row.state !== 'answered') return postClosedByShop(deps, store, row)
  const price = await offeredPrice(row, catalog)
  if (price !== null) await postOffer(deps, store, row, price)
}
