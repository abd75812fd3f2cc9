import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { isBeforeBaseline, type Migration, migrationsOf } from './migration-list.ts'

/** Advisory lock of the migrations: an arbitrary number. */
export const MIGRATION_LOCK = 7_105_477

/** Applies the committed migrations to a PostgreSQL database; instances that start together take turns. */
export async function migratePostgres(url: string, migrations: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await takeAlong(client, migrationsOf('postgres', migrations))
    await migrate(drizzle(client), { migrationsFolder: join(migrations, 'postgres') })
  } finally {
    await client.end()
  }
}

/** The times of a database's applied migrations, in order. */
export async function appliedIn(client: pg.Client): Promise<readonly number[]> {
  const { rows } = await client.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations order by id',
  )
  return rows.map(({ at }) => Number(at))
}

export async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    name,
  ])
  return rows[0]!.found
}

/**
 * Records a database of version d86712e5 as being at the first committed migration. Throws if the committed ones can't follow.
 */
async function takeAlong(client: pg.Client, all: readonly Migration[]): Promise<void> {
  if (!(await hasTable(client, 'drizzle.__drizzle_migrations'))) return
  if (!isBeforeBaseline(await appliedIn(client), all, 'postgres')) return
  const { hash, createdAt } = all[0]!
  await client.query(
    `with gone as (delete from drizzle.__drizzle_migrations)
     insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)`,
    [hash, createdAt],
  )
}
