import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { later, run } from './prepared.ts'

/**
 * Holds the name until the open transaction ends. SQLite's transactions take turns anyway; PostgreSQL's take turns by the name's
 * hash, so two names rarely wait for each other in vain.
 */
export async function lockIn(db: Db, name: string): Promise<void> {
  if (db.dialect === 'sqlite') return
  const query = () =>
    db.query
      .select({ locked: sql`pg_advisory_xact_lock(hashtextextended(${later('name')}, 0))` })
      .from(sql`(select 1) one`)
  await run(db, 'lock', query, { name })
}
