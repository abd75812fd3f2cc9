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

it('statements of a transaction that are sent together run one after the other', async () => {
  const { url, drop } = await newPostgresDatabase()
  const storage = await openStorage({ databaseUrl: url, dataDir: '/nowhere', migrationsDir: MIGRATIONS })
  const warnings: string[] = []
  const onWarning = ({ message }: Error) => warnings.push(message)
  process.on('warning', onWarning)
  try {
    const owner = 'session:ana'
    const seen = await storage.transaction(async (store) => {
      await store.records.create(customAutosave, { owner, data: {} })
      return Promise.all([1, 2, 3].map(() => store.records.count(customAutosave, { owner })))
    })
    expect(seen).toEqual([1, 1, 1])
    await storage.ping()
    expect(warnings.filter((text) => text.includes('client.query()'))).toEqual([])
  } finally {
    process.off('warning', onWarning)
    await storage.close()
    await drop()
  }
})
