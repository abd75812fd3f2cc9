import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Dialect } from '../dialect/index.ts'
import type { Tables } from '../tables/index.ts'
import type { Clock } from '@kisscut/shop/ports/clock'

/**
 * A database of either kind. Queries are written for PostgreSQL and limited to what both support: no
 * `ilike`, no arrays, no `distinct on`, and locks only through `sharing` and `holding`. The compiler doesn't check that, but the
 * contract suite does.
 */
export interface Db {
  readonly dialect: Dialect['name']
  readonly query: PgDatabase<PgQueryResultHKT, Record<string, never>>
  /** Reads of whole tables. On SQLite they run in their own thread, so that requests continue. */
  readonly scan: Db['query']
  readonly tables: Tables
  /** The clock for stored times. */
  readonly now: Clock
  /** In a transaction: the owners it has locked, by the stated owner. */
  readonly owners?: Map<string, Promise<string>>
  /** Whether changed products are queued for listing instead of being listed in the transaction. */
  readonly listsLater?: true
  /**
   * Runs work that happens completely or not at all. Inside a transaction, it joins that one. Use only the given `Db`: writing
   * through another one throws.
   */
  atomically<T>(work: (db: Db) => Promise<T>): Promise<T>
}

/** An open database. */
export interface Database extends Db {
  /** A number that changes with each commit by any process; absent if it can't be read without waiting. */
  readonly change?: () => number
  ping(): Promise<void>
  close(): Promise<void>
}

/** The `Db` of an open transaction that queues changed products for listing. */
export function listingLater(db: Db): Db {
  const later: Db = { ...db, listsLater: true, atomically: (work) => work(later) }
  return later
}

/** The `Db` inside an open transaction: nested transactions join it, and its reads see its writes. */
export function joined(db: Pick<Db, 'dialect' | 'query' | 'tables' | 'now'>): JoinedDb {
  const inside: JoinedDb = { ...db, owners: new Map(), scan: db.query, atomically: (work) => work(inside) }
  return inside
}

export interface JoinedDb extends Db {
  /** Empty when a transaction begins. */
  readonly owners: Map<string, Promise<string>>
}
