import { type AnyRecord, oncePerRecord, relationsOf } from '@kisscut/records'
import { belowItself } from '../messages/records.ts'
import { invalid, type Failure } from '../outcome.ts'
import type { Transaction } from '../ports/storage.ts'

type Store = Pick<Transaction, 'records' | 'lock'>
type Values = Readonly<Record<string, unknown>>

/**
 * The field that refers to a row's parent in the same record, such as `parent` of categories; null if the record isn't a tree.
 */
const parentFieldOf = oncePerRecord(
  (record) =>
    relationsOf(record).find(({ to, meta }) => to === record.name && meta.kind === 'mention' && !meta.byShop)
      ?.name ?? null,
)

const lockTree = (store: Store, { name }: AnyRecord) => store.lock(`tree of ${name}`)

/**
 * The failure if a row would be its own ancestor, which would remove it and everything below it from the shop (REC-83); else
 * null.
 */
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

/** Whether other rows are below this one, so that it can't be removed (REC-83). */
export async function hasRowsBelow(store: Store, record: AnyRecord, id: string): Promise<boolean> {
  const field = parentFieldOf(record)
  if (field === null) return false
  await lockTree(store, record)
  return store.records.exists(record, { where: { [field]: id } })
}
