import pg from 'pg'

/** Runs work while no other process of a test run does, taking turns on the run's PostgreSQL (`TEST_PG_URL`). */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env['TEST_PG_URL'] })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    return await work()
  } finally {
    await client.end()
  }
}
