import type { PortableRow, PortableTable } from './portable-tables.ts'

/** Rows that don't change while they are read. */
export interface RowSource {
  readonly tables: readonly PortableTable[]
  /** Name of the tables' last migration. */
  readonly migration: string
  /** Every row of a table, in any order, a few at a time in memory. */
  rows(table: PortableTable): AsyncIterable<PortableRow>
}

/** A snapshot of a database. Writes continue and never wait for it. */
export interface Snapshot extends RowSource {
  close(): Promise<void>
}

/** Location of a database, as in `StorageSettings`. */
export interface DatabaseAt {
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  readonly migrationsDir: string
}
