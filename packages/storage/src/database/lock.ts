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
 * A query whose rows stay as they are until the open transaction ends: whoever changes one waits, whoever reads it in the same way
 * doesn't. SQLite's transactions take turns anyway.
 */
export const sharing = <Query extends Lockable>(db: Db, query: Query): Query => locking(db, query, 'share')

/** A query whose rows nobody else changes, or refers to anew, until the open transaction ends. */
export const holding = <Query extends Lockable>(db: Db, query: Query): Query => locking(db, query, 'update')

interface Lockable {
  for(strength: 'share' | 'update'): unknown
}

// SQLite's builder knows no locks.
const locking = <Query extends Lockable>({ dialect }: Db, query: Query, strength: 'share' | 'update') =>
  dialect === 'sqlite' ? query : (query.for(strength) as Query)
