import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { later, statement } from './prepared.ts'

const lock = statement((db) =>
  db.query
    .select({ locked: sql`pg_advisory_xact_lock(hashtextextended(${later('name')}, 0))` })
    .from(sql`(select 1) one`),
)

/**
 * Locks the name until the open transaction ends. SQLite's transactions take turns anyway; PostgreSQL locks the name's hash, so
 * that different names rarely block each other.
 */
export async function lockIn(db: Db, name: string): Promise<void> {
  if (db.dialect === 'sqlite') return
  await lock(db, { name })
}

/**
 * Locks the query's rows against changes until the open transaction ends; other shared readers don't wait. SQLite's transactions
 * take turns anyway.
 */
export const sharing = <Query extends Lockable>(db: Db, query: Query): Query => locking(db, query, 'share')

/** Locks the query's rows against changes and new references until the open transaction ends. */
export const holding = <Query extends Lockable>(db: Db, query: Query): Query => locking(db, query, 'update')

interface Lockable {
  for(strength: 'share' | 'update'): unknown
}

// SQLite's builder has no locks.
const locking = <Query extends Lockable>({ dialect }: Db, query: Query, strength: 'share' | 'update') =>
  dialect === 'sqlite' ? query : (query.for(strength) as Query)
