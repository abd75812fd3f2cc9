import { isPostgres, sqliteFile } from '../database/open-database.ts'
import type { DatabaseAt, Snapshot } from './row-source.ts'

/** A snapshot of the shop's database as it is now. Throws if there is no database, or one of another version. */
export async function openSnapshot({ databaseUrl, dataDir, migrationsDir }: DatabaseAt): Promise<Snapshot> {
  if (databaseUrl !== undefined && isPostgres(databaseUrl)) {
    const { openPostgresSnapshot } = await import('./postgres-snapshot.ts')
    return openPostgresSnapshot(databaseUrl, migrationsDir)
  }
  const { openSqliteSnapshot } = await import('./sqlite-snapshot.ts')
  return openSqliteSnapshot(sqliteFile(databaseUrl, dataDir), migrationsDir)
}
