import type { AnyRecord } from '@kisscut/records'
import { createLru } from '../catalog/lru.ts'
import type { Conditions } from '../ports/records.ts'
import type { Storage } from '../ports/storage.ts'

/** Counts cached. */
const COUNTS = 2000

export type CountRows = <R extends AnyRecord>(record: R, conditions: Conditions<R>) => Promise<number>

/**
 * The number of rows in a list. Counting costs time in proportion to the list, so lists of the catalog are counted once per
 * catalog version.
 */
export const createRowCounter = ({ records, catalog }: Pick<Storage, 'records' | 'catalog'>): CountRows => {
  const counts = createLru<string, number>(COUNTS)
  return async (record, { where = {}, publishedOnly = false, ...narrowing }) => {
    const { owner, idIn, createdSince, updatedAfter } = narrowing
    const conditions = { where, owner, idIn, createdSince, updatedAfter, publishedOnly }
    const isNarrow = [owner, idIn, createdSince, updatedAfter].some((each) => each !== undefined)
    if (!record.isCatalog || isNarrow) return records.count(record, conditions)
    const key = JSON.stringify([await catalog.version(), record.name, publishedOnly, where])
    const known = counts.get(key)
    if (known !== undefined) return known
    const count = await records.count(record, conditions)
    counts.set(key, count)
    return count
  }
}
