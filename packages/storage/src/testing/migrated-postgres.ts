import { migratePostgres } from '../database/migrate-postgres.ts'
import { MIGRATED, MIGRATIONS, newPostgresDatabase } from './open-for-test.ts'

/** Set-up of a whole run of tests: a PostgreSQL database is migrated once, and each file of tests gets a copy of it. */
export default async function migratePostgresOnce(): Promise<() => Promise<void>> {
  const { url, drop } = await newPostgresDatabase()
  await migratePostgres(url, MIGRATIONS)
  process.env[MIGRATED.postgres] = url
  return drop
}
