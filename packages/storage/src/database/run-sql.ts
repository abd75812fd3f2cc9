import type { SQL } from 'drizzle-orm'
import type { Db } from './db.ts'

/** Runs a statement in one database's own syntax, without a result. */
export async function runSql(
  { dialect, query }: Pick<Db, 'dialect' | 'query'>,
  statement: SQL,
): Promise<void> {
  if (dialect === 'postgres') await query.execute(statement)
  else await (query as unknown as { run(statement: SQL): Promise<unknown> }).run(statement)
}
