import { isDeepStrictEqual } from 'node:util'
import type { AnyRecord, NewRowOf } from '@kisscut/records'
import type { Records } from '../../ports/records.ts'
import type { CustomRow } from '../custom-rows.ts'
import { partRowsOf, type PartRow } from './part-rows.ts'

interface Changes {
  readonly gone: readonly PartRow[]
  readonly now: readonly PartRow[]
}

const keyOf = ({ record, id }: PartRow) => `${record.name} ${id}`

/** The parts that a change of a custom removes, adds or changes. */
export function changedParts(before: CustomRow | null, after: CustomRow): Changes {
  const was = new Map((before === null ? [] : partRowsOf(before)).map((row) => [keyOf(row), row]))
  const now = partRowsOf(after)
  const names = new Set(now.map(keyOf))
  return {
    gone: [...was.values()].filter((row) => !names.has(keyOf(row))),
    now: now.filter((row) => !isDeepStrictEqual(was.get(keyOf(row))?.values, row.values)),
  }
}

/** Writes the changed parts in the transaction that writes the custom. */
export async function writeParts(records: Records, owner: string, { gone, now }: Changes): Promise<void> {
  for (const { record, id } of gone) await records.remove(record, id)
  for (const { record, id, values } of now) {
    const changed = await records.update(record, id, values)
    if (changed === null) await records.create(record, newRow({ record, id, values }, owner))
  }
}

const newRow = ({ id, values }: PartRow, owner: string) =>
  ({ ...values, id, owner }) as unknown as NewRowOf<AnyRecord>

/** Creates the parts of a new custom, with one statement per record. */
export async function createParts(records: Records, row: CustomRow): Promise<void> {
  const rows = new Map<AnyRecord, NewRowOf<AnyRecord>[]>()
  for (const part of new Map(partRowsOf(row).map((each) => [keyOf(each), each])).values())
    rows.set(part.record, [...(rows.get(part.record) ?? []), newRow(part, row.owner)])
  for (const [record, those] of rows) await records.createMany(record, those)
}
