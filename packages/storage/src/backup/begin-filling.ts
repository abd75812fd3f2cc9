import { isPostgres, sqliteFile } from '../database/open-database.ts'
import type { Filling, FillingSettings } from './filling.ts'
import { migrationsAround, migrationsOf } from '../database/migration-list.ts'
import type { DatabaseAt } from './row-source.ts'

/** Prepares the target. Throws, without changing anything, if it is in use, or has rows and `replace` is not set. */
export async function beginFilling(settings: FillingSettings): Promise<Filling> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl !== undefined && isPostgres(databaseUrl)) {
    const { fillPostgres } = await import('./fill-postgres.ts')
    return fillPostgres(databaseUrl, settings)
  }
  const { fillSqlite } = await import('./fill-sqlite.ts')
  return fillSqlite(sqliteFile(databaseUrl, dataDir), settings)
}

/**
 * Throws if the rows are of a newer version, or if the target is in use, or has rows and `replace` is not set. Changes nothing.
 */
export async function checkTarget(settings: FillingSettings): Promise<void> {
  const { databaseUrl, dataDir, migrationsDir, migration } = settings
  const toPostgres = databaseUrl !== undefined && isPostgres(databaseUrl)
  migrationsAround(migrationsOf(toPostgres ? 'postgres' : 'sqlite', migrationsDir), migration)
  if (toPostgres) return (await import('./fill-postgres.ts')).checkPostgres(databaseUrl, settings)
  return (await import('./fill-sqlite.ts')).checkSqlite(sqliteFile(databaseUrl, dataDir), settings)
}

/** Throws if a shop has the database open. */
export async function assertNotInUse({ databaseUrl, dataDir }: DatabaseAt): Promise<void> {
  if (databaseUrl !== undefined && isPostgres(databaseUrl))
    return (await import('./fill-postgres.ts')).assertPostgresFree(databaseUrl)
  return (await import('./fill-sqlite.ts')).assertSqliteFree(sqliteFile(databaseUrl, dataDir))
}
