import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/**
 * Holds the name until the open transaction ends. SQLite's transactions take turns anyway; PostgreSQL's take turns by the name's
 * hash, so two names rarely wait for each other in vain.
 */
export async function lockIn(db: Db, name: string): Promise<void> {
  if (db.dialect === 'sqlite') return
  await db.query.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
