import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Advisory lock of the migrations; any number no other program uses. */
export const MIGRATION_LOCK = 7_105_477

/** Brings a PostgreSQL database up to the committed migrations; instances that start together take turns. */
export async function migratePostgres(url: string, migrations: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: join(migrations, 'postgres') })
  } finally {
    await client.end()
  }
}
