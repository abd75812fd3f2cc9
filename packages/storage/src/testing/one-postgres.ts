import { testPostgres } from './postgres-url.ts'

/** Set-up of a whole test run: starts one PostgreSQL for all files, unless one is given or required to be given. */
export default async function startOnePostgres(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_PG_URL'] || process.env['REQUIRE_PG']) return undefined
  const { url, stop } = await testPostgres()
  process.env['TEST_PG_URL'] = url
  return stop
}
