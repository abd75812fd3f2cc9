import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateSqlite } from '../database/migrate-sqlite.ts'
import { MIGRATED, MIGRATIONS } from './open-for-test.ts'

/** Set-up of a whole test run: migrates an SQLite file once, of which each test file gets copies. */
export default async function migrateSqliteOnce(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kisscut-migrated-'))
  const file = join(folder, 'kisscut.sqlite')
  migrateSqlite(file, MIGRATIONS)
  process.env[MIGRATED.sqlite] = file
  return () => rm(folder, { recursive: true, force: true })
}
