import type { PortableRow, PortableTable } from './portable-tables.ts'
import type { DatabaseAt } from './row-source.ts'

/** A database being filled. The target is unchanged until `finish` returns. */
export interface Filling {
  insert(table: PortableTable, rows: readonly PortableRow[]): Promise<void>
  /** The rows as they are stored now. */
  rows(table: PortableTable): AsyncIterable<PortableRow>
  /** Checks every reference and migrates the tables to the latest version; none of it is visible yet. */
  complete(): Promise<void>
  /** Puts all in place, in one step. */
  finish(): Promise<void>
  /** Leaves the target as it was. Nothing happens after `finish`. */
  abandon(): Promise<void>
}

export interface TargetSettings {
  readonly tables: readonly PortableTable[]
  /** A target with rows in it loses them; otherwise it is an error. */
  readonly replace: boolean
}

export interface FillingSettings extends DatabaseAt, TargetSettings {
  /** The last migration the rows have had. */
  readonly migration: string
}
