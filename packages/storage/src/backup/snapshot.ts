import { isPostgres, sqliteFile } from '../database/open-database.ts'
import type { DatabaseAt, Snapshot } from './row-source.ts'

/** The present moment of the shop's database. Throws where there is none, or it is of another version than this one. */
export async function openSnapshot({ databaseUrl, dataDir, migrationsDir }: DatabaseAt): Promise<Snapshot> {
  if (databaseUrl !== undefined && isPostgres(databaseUrl)) {
    const { openPostgresSnapshot } = await import('./postgres-snapshot.ts')
    return openPostgresSnapshot(databaseUrl, migrationsDir)
  }
  const { openSqliteSnapshot } = await import('./sqlite-snapshot.ts')
  return openSqliteSnapshot(sqliteFile(databaseUrl, dataDir), migrationsDir)
}
