import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStorage } from '../open-storage.ts'
import { MIGRATED, MIGRATIONS, newPostgresDatabase } from './open-for-test.ts'

/** Set-up of a whole run of tests: both databases are migrated once, and each file of tests gets copies of them. */
export default async function migrateOnce(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kisscut-migrated-'))
  const postgres = await newPostgresDatabase()
  for (const databaseUrl of [undefined, postgres.url])
    await (await openStorage({ databaseUrl, dataDir, migrationsDir: MIGRATIONS })).close()
  process.env[MIGRATED.sqlite] = join(dataDir, 'kisscut.sqlite')
  process.env[MIGRATED.postgres] = postgres.url
  return async () => {
    await postgres.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
