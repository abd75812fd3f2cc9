import { type AnyRecord, RECORDS } from '@kisscut/records'
import type { Records } from '../ports/records.ts'

/** The ids of a row's parts, by the name of their list. */
export type PartIds = Readonly<Record<string, readonly string[]>>

/** The parts of rows by the row's id: one query for every list, however many rows. */
export async function partsOf(
  records: Records,
  record: AnyRecord,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PartIds>> {
  const lists = await Promise.all(
    Object.entries(record.parts).map(async ([list, { of, by }]) => {
      const part = (RECORDS as Readonly<Record<string, unknown>>)[of] as AnyRecord
      return [list, await records.partIds(part, by, ids)] as const
    }),
  )
  return new Map(
    ids.map((id) => [id, Object.fromEntries(lists.map(([list, found]) => [list, found.get(id) ?? []]))]),
  )
}
