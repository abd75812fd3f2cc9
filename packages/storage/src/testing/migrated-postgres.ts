import { migratePostgres } from '../database/migrate-postgres.ts'
import { MIGRATED, MIGRATIONS, newPostgresDatabase } from './open-for-test.ts'

/** Set-up of a whole test run: migrates a PostgreSQL database once, of which each test file gets a copy. */
export default async function migratePostgresOnce(): Promise<() => Promise<void>> {
  const { url, drop } = await newPostgresDatabase()
  await migratePostgres(url, MIGRATIONS)
  process.env[MIGRATED.postgres] = url
  return drop
}
