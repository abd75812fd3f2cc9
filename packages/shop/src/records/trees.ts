import { type AnyRecord, oncePerRecord, relationsOf } from '@kisscut/records'
import { belowItself } from '../messages/records.ts'
import { invalid, type Failure } from '../outcome.ts'
import type { Transaction } from '../ports/storage.ts'

type Store = Pick<Transaction, 'records' | 'lock'>
type Values = Readonly<Record<string, unknown>>

/** The field by which rows of a record lie below each other, such as `parent` of categories; null: they make no tree. */
const parentFieldOf = oncePerRecord(
  (record) =>
    relationsOf(record).find(({ to, meta }) => to === record.name && meta.kind === 'mention' && !meta.byShop)
      ?.name ?? null,
)

const lockTree = (store: Store, { name }: AnyRecord) => store.lock(`tree of ${name}`)

/** A row that would lie below itself has no top, and everything below it would be gone from the shop (REC-83). Null: it does not. */
export async function treeFailure(
  store: Store,
  record: AnyRecord,
  id: string | null,
  values: Values,
): Promise<Failure | null> {
  const field = parentFieldOf(record)
  if (id === null || field === null || typeof values[field] !== 'string') return null
  await lockTree(store, record)
  const passed = new Set<string>()
  for (let at: unknown = values[field]; typeof at === 'string' && !passed.has(at);) {
    if (at === id) return invalid({ [field]: [belowItself] })
    passed.add(at)
    at = ((await store.records.get(record, at)) as Values | null)?.[field]
  }
  return null
}

/** Whether other rows lie below this one, which has to stay until they are elsewhere (REC-83). */
export async function hasRowsBelow(store: Store, record: AnyRecord, id: string): Promise<boolean> {
  const field = parentFieldOf(record)
  if (field === null) return false
  await lockTree(store, record)
  return store.records.exists(record, { where: { [field]: id } })
}
