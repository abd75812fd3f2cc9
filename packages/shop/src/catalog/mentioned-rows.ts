import { findAmong, metaOf, RECORDS, wholeOf, type AnyRecord, type RecordName } from '@kisscut/records'
import type { z } from 'zod'
import {
  type AnyProductRow,
  LISTED_RECORDS,
  PARTS_OF_PRODUCTS,
  type PartOfProducts,
} from '../ports/catalog.ts'
import type { ById } from './rows.ts'

/** A row's key, made of its record's name and its id: `template_material white-vinyl`. */
export type RowKey = `${RecordName} ${string}`

/** Loads rows from a cache or the database; missing rows are absent from the result. */
export type LoadRows = (
  record: RecordName,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>>

/** Categories contain products but are not part of them. */
const NOT_FOLLOWED: readonly string[] = ['category']

interface Mention {
  readonly field: string
  readonly to: RecordName
}

const mentionsOf = (record: AnyRecord): readonly Mention[] =>
  Object.entries(record.schema.shape as Record<string, z.ZodType>).flatMap(([field, schema]) => {
    const { to } = metaOf(schema)
    return to === undefined || NOT_FOLLOWED.includes(to) ? [] : [{ field, to: to as RecordName }]
  })

/** Fields of each record that refer to other rows, from the declarations. */
const MENTIONS = new Map(
  Object.values(RECORDS).map((record) => [record.name, mentionsOf(record as AnyRecord)]),
)

const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : typeof value === 'string' ? [value] : []

/** The loaded rows, and the keys of all that were requested, found or not. */
export interface Mentioned {
  readonly all: ById
  readonly keys: ReadonlySet<RowKey>
}

const NOTHING: Mentioned = {
  all: Object.fromEntries(Object.keys(RECORDS).map((name) => [name, new Map()])) as unknown as ById,
  keys: new Set(),
}

/** The rows with everything they refer to, directly or not: one query per record and round, without rows already loaded. */
export const withMentioned = async (
  record: RecordName,
  ids: readonly string[],
  load: LoadRows,
  atHand?: Mentioned,
): Promise<Mentioned> => {
  const rowsOf = (name: string) => [...(atHand?.all[name as RecordName] ?? [])] as [string, unknown][]
  const all = Object.fromEntries(Object.keys(RECORDS).map((name) => [name, new Map(rowsOf(name))]))
  const keys = new Set<RowKey>(atHand?.keys)
  let wanted = new Map<RecordName, ReadonlySet<string>>([[record, new Set(ids)]])
  while (wanted.size > 0) {
    const next = new Map<RecordName, Set<string>>()
    const rounds = [...wanted].map(async ([name, of]) => ({ name, rows: await load(name, [...of]) }))
    for (const [name, of] of wanted) for (const id of of) keys.add(`${name} ${id}`)
    for (const { name, rows } of await Promise.all(rounds)) {
      for (const [id, row] of rows) {
        all[name]!.set(id, row)
        for (const { field, to } of MENTIONS.get(name) ?? [])
          for (const each of idsIn(row[field]))
            if (!keys.has(`${to} ${each}`)) next.set(to, (next.get(to) ?? new Set()).add(each))
      }
    }
    wanted = next
  }
  return { all: all as unknown as ById, keys }
}

/** Reads the ids of parts of some rows. The port declares which records have such parts. */
export type LoadParts = (
  part: PartOfProducts,
  wholes: readonly string[],
) => Promise<readonly { readonly id: string }[]>

const PARTS = PARTS_OF_PRODUCTS.map((part) => ({ part, whole: wholeOf(RECORDS[part])!.to as RecordName }))

/** Only lettering templates: they are priced by the films of their starting design. LET-10. */
const isMadeOfParts = (row: { readonly id: string; readonly tool_type?: unknown }): boolean =>
  row.tool_type === undefined || row.tool_type === 'lettering'

/** Products of every class by id, with all rows they are compiled from. Parts refer to their product and are found through it. */
export const withProductRows = async (
  ids: readonly string[],
  load: LoadRows,
  loadParts: LoadParts,
): Promise<Mentioned> => {
  let at = NOTHING
  // One after another, because each adds its rows to those already loaded.
  let previous = Promise.resolve()
  await findAmong(ids, LISTED_RECORDS, async (record, some) => {
    previous = previous.then(async () => void (at = await withMentioned(record, some, load, at)))
    await previous
    return at.all[record] as ReadonlyMap<string, AnyProductRow>
  })
  for (const { part, whole } of PARTS) {
    const wholes = [...at.all[whole].values()].filter(isMadeOfParts).map(({ id }) => id)
    if (wholes.length === 0) continue
    const parts = await loadParts(part, wholes)
    at = await withMentioned(
      part,
      parts.map(({ id }) => id),
      load,
      at,
    )
  }
  return at
}
