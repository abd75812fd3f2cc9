import { sql } from 'drizzle-orm'
import { runSql } from './run-sql.ts'
import type { Db } from './db.ts'

/**
 * Runs a part of the open transaction, one at a time: where it fails, what it wrote is undone, and the error thrown on. The savepoint
 * of one that succeeds stays until the transaction ends: to release it would be a statement more, and the next takes its name.
 */
export async function withSavepoint<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await runSql(db, sql`savepoint part`)
  try {
    return await work()
  } catch (error) {
    await runSql(db, sql`rollback to savepoint part`)
    await runSql(db, sql`release savepoint part`)
    throw error
  }
}
