import * as lite from 'drizzle-orm/sqlite-core'
import * as pg from 'drizzle-orm/pg-core'

/** Column types for PostgreSQL. Both databases share its types: code is checked against them and runs on either. */
export const postgres = {
  name: 'postgres' as 'postgres' | 'sqlite',
  table: pg.pgTable,
  index: pg.index,
  uniqueIndex: pg.uniqueIndex,
  text: (name: string) => pg.text(name),
  integer: (name: string) => pg.integer(name),
  flag: (name: string) => pg.boolean(name),
  json: <T>(name: string) => pg.jsonb(name).$type<T>(),
  /** UTC, to the millisecond. */
  time: (name: string) => pg.timestamp(name, { withTimezone: true, mode: 'date', precision: 3 }),
}

export type Dialect = typeof postgres

/** Column types for SQLite. */
export const sqlite = {
  name: 'sqlite',
  table: lite.sqliteTable,
  index: lite.index,
  uniqueIndex: lite.uniqueIndex,
  text: (name: string) => lite.text(name),
  integer: (name: string) => lite.integer(name),
  flag: (name: string) => lite.integer(name, { mode: 'boolean' }),
  json: (name: string) => lite.text(name, { mode: 'json' }),
  time: (name: string) => lite.integer(name, { mode: 'timestamp_ms' }),
} satisfies Record<keyof Dialect, unknown> as unknown as Dialect
