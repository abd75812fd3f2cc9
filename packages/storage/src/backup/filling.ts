import type { PortableRow, PortableTable } from './portable-tables.ts'
import type { DatabaseAt } from './row-source.ts'

/** A database being filled. The target is unchanged until `finish` returns. */
export interface Filling {
  insert(table: PortableTable, rows: readonly PortableRow[]): Promise<void>
  /** The rows as stored in the target. */
  rows(table: PortableTable): AsyncIterable<PortableRow>
  /** Checks every reference and migrates the tables to the latest version; nothing is visible yet. */
  complete(): Promise<void>
  /** Makes everything visible in one step. */
  finish(): Promise<void>
  /** Leaves the target unchanged; has no effect after `finish`. */
  abandon(): Promise<void>
}

export interface TargetSettings {
  readonly tables: readonly PortableTable[]
  /** Whether a target with rows is replaced; otherwise that is an error. */
  readonly replace: boolean
}

export interface FillingSettings extends DatabaseAt, TargetSettings {
  /** The last migration of the rows. */
  readonly migration: string
}
