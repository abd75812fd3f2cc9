import { type AnyRecord, linksOf, oncePerRecord, RECORDS, relationsOf } from '@kisscut/records'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Dialect } from '../dialect/index.ts'
import { databaseName } from './database-name.ts'

/** Sort order of every list: the record's own fields, then age, then the id, so that the order is total. */
export const sortColumns = oncePerRecord((record): readonly string[] => [...record.order, 'created', 'id'])

/** The declaration by its name, because a separate bundle, such as the demo shop's, has objects of its own. */
const declared = ({ name }: AnyRecord): AnyRecord | undefined =>
  Object.values<AnyRecord>(RECORDS).find((record) => record.name === name)

const references = (record: AnyRecord): readonly string[] =>
  relationsOf(declared(record) ?? record).flatMap(({ name, meta }) => (meta.kind === 'ref' ? [name] : []))

/** Filters served by a table of links. */
export const linkFilters = oncePerRecord((record): readonly string[] => {
  const links = linksOf(declared(record) ?? record).map(({ name }) => name)
  return record.filters.filter((name) => links.includes(name))
})

/** Columns that a list may be filtered by: each has an index with its rows in list order. */
export const lookupColumns = oncePerRecord((record): readonly string[] =>
  [
    ...new Set([
      ...(record.save === 'owner' ? ['owner'] : []),
      ...record.filters,
      ...record.lookups,
      ...references(record),
    ]),
  ].filter((name) => !linkFilters(record).includes(name)),
)

/**
 * Indexes for unique values, for the whole list in its order and by last change, and for the list of each lookup in its order.
 * The published columns come last, so that pages and counts for shoppers need only the index.
 */
export function indexesOf(d: Dialect, record: AnyRecord, columns: Record<string, unknown>) {
  const column = (name: string) => columns[name] as PgColumn
  const index = (name: string, first: readonly string[]) => {
    const [head, ...tail] = [...new Set([...first, ...sortColumns(record), ...Object.keys(record.published)])]
    return d.index(databaseName(`${record.name}_${name}_index`)).on(column(head!), ...tail.map(column))
  }
  const isUnique = (name: string) => record.unique.some((fields) => fields.length === 1 && fields[0] === name)
  return [
    ...record.unique.map(([first, ...more]) =>
      d
        .uniqueIndex(databaseName(`${record.name}_${[first, ...more].join('_')}_unique`))
        .on(column(first!), ...more.map(column)),
    ),
    index('order', []),
    d.index(databaseName(`${record.name}_updated_index`)).on(column('updated')),
    ...lookupColumns(record)
      .filter((name) => !isUnique(name))
      .map((name) => index(name, [name])),
  ]
}
