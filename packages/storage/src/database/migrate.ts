import { join } from 'node:path'
import { openSqliteFile } from './sqlite-file.ts'
import { drizzle as drizzleSqlite } from 'drizzle-orm/better-sqlite3'
import { migrate as migrateSqliteTables } from 'drizzle-orm/better-sqlite3/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgresTables } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Advisory lock of the migrations; any number no other program uses. */
const LOCK = 7_105_477

/** Brings an SQLite file up to the committed migrations. References are checked after, since tables may be rebuilt. */
export function migrateSqlite(file: string, migrations: string): void {
  const connection = openSqliteFile(file)
  try {
    connection.pragma('journal_mode = WAL')
    connection.pragma('foreign_keys = OFF')
    migrateSqliteTables(drizzleSqlite(connection), { migrationsFolder: join(migrations, 'sqlite') })
    const broken = connection.pragma('foreign_key_check') as unknown[]
    if (broken.length > 0) throw new Error(`The migrated database has ${broken.length} broken references.`)
  } finally {
    connection.close()
  }
}

/** Brings a PostgreSQL database up to the committed migrations; instances that start together take turns. */
export async function migratePostgres(url: string, migrations: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migratePostgresTables(drizzlePostgres(client), { migrationsFolder: join(migrations, 'postgres') })
  } finally {
    await client.end()
  }
}
