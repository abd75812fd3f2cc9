import { sql } from 'drizzle-orm'
import { runSql } from './run-sql.ts'
import type { Db } from './db.ts'

/**
 * Runs part of the open transaction, one part at a time. If it fails, its writes are undone and the error is rethrown. The savepoint of a
 * successful part stays until the transaction ends: releasing it would cost a statement, and the next savepoint reuses its name.
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
