import { isPublished, type AnyRecord, type RowOf } from '@kisscut/records'
import type { Records } from '../ports.ts'

export type Tables = Map<string, Map<string, Record<string, unknown>>>

const tableOf = (tables: Tables, record: AnyRecord) => {
  const table = tables.get(record.name) ?? new Map<string, Record<string, unknown>>()
  tables.set(record.name, table)
  return table
}

const fits = (row: Record<string, unknown>, where: object): boolean =>
  Object.entries(where).every(([field, value]) => row[field] === value)

/** Records in plain maps, by the same five verbs. Rows come out as copies, as from a database. */
export const memoryRecords = (tables: Tables, changed: (record: AnyRecord) => void): Records => {
  let made = 0
  return {
    list: async (record, ask = {}) => {
      const { where = {}, idIn, owner, publishedOnly, page = 1, pageSize = record.pageSize } = ask
      const rows = [...tableOf(tables, record).values()].filter(
        (row) =>
          fits(row, where) &&
          (idIn === undefined || idIn.includes(String(row['id']))) &&
          (owner === undefined || row['owner'] === owner) &&
          (!publishedOnly || isPublished(record, row as RowOf<typeof record>)),
      )
      const size = Math.min(pageSize, record.maxPageSize)
      const shown = rows.slice((page - 1) * size, page * size)
      return { count: rows.length, page, pageSize: size, rows: structuredClone(shown) as never }
    },
    get: async (record, id) => (structuredClone(tableOf(tables, record).get(id)) ?? null) as never,
    create: async (record, { id, owner, ...fields }: Record<string, unknown> & { id?: string }) => {
      const now = new Date(1_800_000_000_000 + made)
      made += 1
      const row = {
        ...(record.schema.parse(fields) as object),
        id: id ?? `${record.name}-${made}`,
        ...(owner === undefined ? {} : { owner }),
        created: now,
        updated: now,
      }
      tableOf(tables, record).set(row.id, structuredClone(row))
      changed(record)
      return structuredClone(row) as never
    },
    update: async (record, id, changes, owner) => {
      const before = tableOf(tables, record).get(id)
      if (before === undefined || (owner !== undefined && before['owner'] !== owner)) return null
      const after = { ...before, ...structuredClone(changes) }
      tableOf(tables, record).set(id, after)
      changed(record)
      return structuredClone(after) as never
    },
    remove: async (record, id, owner) => {
      const before = tableOf(tables, record).get(id)
      if (before === undefined || (owner !== undefined && before['owner'] !== owner)) return false
      changed(record)
      return tableOf(tables, record).delete(id)
    },
  }
}
