import { type AnyRecord, fieldsOf, type Kind, type RowOf } from '@kisscut/records'
import type { PgColumn, PgColumnBuilderBase, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Dialect } from '../dialect/index.ts'
import { indexesOf } from './record-indexes.ts'

interface Builder extends PgColumnBuilderBase {
  notNull(): Builder
  default(value: unknown): Builder
}

/** The column of each kind of field; a missing kind doesn't compile. */
const COLUMNS: Record<Kind, (dialect: Dialect, name: string) => Builder> = {
  text: (d, name) => d.text(name),
  long_text: (d, name) => d.text(name),
  address: (d, name) => d.text(name),
  choice: (d, name) => d.text(name),
  code: (d, name) => d.integer(name),
  flag: (d, name) => d.flag(name),
  integer: (d, name) => d.integer(name),
  decimal: (d, name) => d.text(name),
  money: (d, name) => d.text(name),
  inches: (d, name) => d.text(name),
  degrees: (d, name) => d.text(name),
  percent: (d, name) => d.text(name),
  ratio: (d, name) => d.text(name),
  number_list: (d, name) => d.text(name),
  json: (d, name) => d.json(name),
  ref: (d, name) => d.text(name),
  mention: (d, name) => d.text(name),
  mentions: (d, name) => d.json(name),
  links: (d, name) => d.json(name),
}

type ColumnOf<Table extends string, Name extends string, Value> = PgColumn<{
  name: Name
  tableName: Table
  dataType: 'custom'
  columnType: 'PgCustom'
  data: NonNullable<Value>
  driverParam: unknown
  notNull: null extends Value ? false : true
  hasDefault: false
  isPrimaryKey: false
  isAutoincrement: false
  hasRuntimeDefault: false
  enumValues: undefined
  generated: undefined
  identity: undefined
  baseColumn: never
}>

/** The table of a record, typed by the record's own schema. */
export type RecordTable<R extends AnyRecord> = PgTableWithColumns<{
  name: R['name']
  schema: undefined
  dialect: 'pg'
  columns: { [K in keyof RowOf<R> & string]: ColumnOf<R['name'], K, RowOf<R>[K]> }
}>

const isNullable = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodNullable ||
  (schema instanceof z.ZodDefault && isNullable(schema.unwrap() as z.ZodType))

/** Creates the table of a record; `others` finds the tables its references point to. */
export function recordTable<R extends AnyRecord>(
  d: Dialect,
  record: R,
  others: (name: string) => { readonly id: PgColumn },
): RecordTable<R> {
  const columns: Record<string, PgColumnBuilderBase> = { id: d.text('id').primaryKey() }
  if (record.save === 'owner') columns['owner'] = d.text('owner').notNull()
  columns['created'] = d.time('created').notNull()
  columns['updated'] = d.time('updated').notNull()
  columns['revision'] = d.integer('revision').notNull().default(0)
  for (const { name, schema, meta } of fieldsOf(record)) {
    const { kind, to, isPart } = meta
    const column: Builder =
      kind === 'ref' && to !== undefined
        ? d.text(name).references(() => others(to).id, isPart ? { onDelete: 'cascade' } : {})
        : COLUMNS[kind](d, name)
    columns[name] = isNullable(schema) ? column : withDefault(column.notNull(), schema)
  }
  return d.table(record.name, columns, (t) => indexesOf(d, record, t)) as unknown as RecordTable<R>
}

/** The database has the default as well, so that a field added later has a value in existing rows. */
const withDefault = (column: Builder, schema: z.ZodType) =>
  schema instanceof z.ZodDefault ? column.default(schema.parse(undefined)) : column
