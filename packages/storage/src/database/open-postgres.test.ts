import { category, customAutosave } from '@kisscut/records'
import pg from 'pg'
import { expect, it } from 'vitest'
import { openStorage } from '../open-storage.ts'
import { MIGRATIONS, newPostgresDatabase } from '../testing/open-for-test.ts'
import { aCategory } from '../testing/rows.ts'

/** What a restart does to every connection: the server ends it, with work open or without. */
async function endConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}

it('a server that goes away undoes the open transaction and ends nothing else', async () => {
  const { url, drop } = await newPostgresDatabase()
  const storage = await openStorage({ databaseUrl: url, dataDir: '/nowhere', migrationsDir: MIGRATIONS })
  try {
    const owner = 'session:ana'
    const work = storage.transaction(async (store) => {
      await store.records.create(customAutosave, { owner, data: {} })
      await endConnections(url)
      await store.records.create(customAutosave, { owner, data: {} })
    })
    await expect(work).rejects.toThrow()
    expect(await storage.records.count(customAutosave, { owner })).toBe(0)
    await storage.transaction((store) => store.records.create(category, aCategory()))
    expect(await storage.records.exists(category)).toBe(true)
  } finally {
    await storage.close()
    await drop()
  }
})
