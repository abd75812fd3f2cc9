import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from './db.ts'
import { migrateSqlite } from './migrate-sqlite.ts'
import { openSqlite } from './open-sqlite.ts'
import type { Clock } from '@kisscut/shop/ports/clock'

/** The SQLite file of a `DATABASE_URL`: a path, `file:…` or `sqlite:…`; undefined for a file in the data folder. */
export function sqliteFile(databaseUrl: string | undefined, dataDir: string): string {
  if (databaseUrl === undefined || databaseUrl === '') return join(dataDir, 'kisscut.sqlite')
  if (databaseUrl.startsWith('file:///')) return fileURLToPath(databaseUrl)
  return databaseUrl.replace(/^(?:sqlite|file):(?:\/\/)?/, '')
}

export const isPostgres = (databaseUrl: string | undefined) => /^postgres(?:ql)?:\/\//.test(databaseUrl ?? '')

/** Migrates the database, then opens it. */
export async function openDatabase(
  databaseUrl: string | undefined,
  dataDir: string,
  migrations: string,
  now: Clock,
): Promise<Database> {
  if (databaseUrl !== undefined && isPostgres(databaseUrl)) {
    // A shop on SQLite never loads these.
    const [{ migratePostgres }, { openPostgres }] = await Promise.all([
      import('./migrate-postgres.ts'),
      import('./open-postgres.ts'),
    ])
    await migratePostgres(databaseUrl, migrations)
    return openPostgres(databaseUrl, now)
  }
  const file = sqliteFile(databaseUrl, dataDir)
  mkdirSync(dirname(file), { recursive: true })
  migrateSqlite(file, migrations)
  return openSqlite(file, now)
}
