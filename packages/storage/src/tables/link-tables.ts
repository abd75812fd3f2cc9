import { type AnyRecord, linksOf } from '@kisscut/records'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import type { Dialect } from '../dialect/index.ts'
import { databaseName } from './database-name.ts'

/** Name of the table that holds a list of links. */
export const linkTableName = (record: AnyRecord, field: string) =>
  databaseName(`${record.name}_${field}_link`)

interface Other {
  readonly id: PgColumn
}

/**
 * A list of links as rows, for joins, lookups and foreign keys. The list itself stays in the record's row, so that a product can
 * be read in one piece; both are written together.
 */
const linkTable = (d: Dialect, name: string, from: () => Other, to: () => Other) =>
  d.table(
    name,
    {
      from_id: d
        .text('from_id')
        .notNull()
        .references(() => from().id, { onDelete: 'cascade' }),
      to_id: d
        .text('to_id')
        .notNull()
        .references(() => to().id),
      place: d.integer('place').notNull(),
    },
    (t) => [
      d.uniqueIndex(databaseName(`${name}_unique`)).on(t.from_id, t.to_id),
      d.index(databaseName(`${name}_to_index`)).on(t.to_id, t.from_id),
    ],
  )

export type LinkTable = PgTableWithColumns<{
  name: string
  schema: undefined
  dialect: 'pg'
  columns: { from_id: PgColumn; to_id: PgColumn; place: PgColumn }
}>

/** The tables of a record's lists of links, by name. */
export const linkTables = (
  d: Dialect,
  record: AnyRecord,
  others: (name: string) => Other,
): Readonly<Record<string, LinkTable>> =>
  Object.fromEntries(
    linksOf(record).map(({ name, to }) => {
      const table = linkTableName(record, name)
      const made = linkTable(
        d,
        table,
        () => others(record.name),
        () => others(to),
      )
      return [table, made as unknown as LinkTable]
    }),
  )
