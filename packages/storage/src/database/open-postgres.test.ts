import { category, customAutosave } from '@kisscut/records'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'
import { StorageConflict } from '@kisscut/shop/ports/records'
import { expect, it } from 'vitest'
import { openStorage } from '../open-storage.ts'
import { MIGRATED, MIGRATIONS, newPostgresDatabase } from '../testing/open-for-test.ts'
import { aCategory } from '../testing/rows.ts'
import type { Storage } from '@kisscut/shop/ports/storage'

/** Ends every connection as a server restart does, with or without open work. */
async function endConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}

it('a stopping server rolls back the open transaction and ends nothing else', async () => {
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

it('statements sent together in a transaction run in order', async () => {
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

/** Runs work with a separate storage. */
async function withStorage(work: (storage: Storage) => Promise<void>): Promise<void> {
  const { url, drop } = await newPostgresDatabase(process.env[MIGRATED.postgres])
  const storage = await openStorage({ databaseUrl: url, dataDir: '/nowhere', migrationsDir: MIGRATIONS })
  try {
    await work(storage)
  } finally {
    await storage.close()
    await drop()
  }
}

/** A promise to wait for, and a function that resolves it. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

it('a count after a lock is taken once the lock is held, even if both are sent at once', () =>
  withStorage(async (storage) => {
    const owner = 'session:ana'
    const [holds, may] = [gate(), gate()]
    const first = storage.transaction(async (store) => {
      await store.lock('saves')
      await store.records.create(customAutosave, { owner, data: {} })
      holds.open()
      await may.opened
    })
    await holds.opened
    const second = storage.transaction(async (store) => {
      const locked = store.lock('saves')
      const count = store.records.count(customAutosave, { owner })
      may.open()
      await locked
      return count
    })
    await first
    expect(await second).toBe(1)
  }))

it('a transaction that continues after a failed statement fails as well, and saves nothing', () =>
  withStorage(async (storage) => {
    const row = aCategory()
    const work = storage.transaction(async (store) => {
      await store.records.create(category, row)
      await expect(store.records.create(category, row)).rejects.toThrow(StorageConflict)
    })
    await expect(work).rejects.toThrow('one of its statements had failed')
    expect(await storage.records.exists(category)).toBe(false)
  }))

it('the server’s health can be queried while requests hold every other connection (API-21)', () =>
  withStorage(async (storage) => {
    const end = gate()
    let held = 0
    const all = gate()
    const shoppers = Array.from({ length: 10 }, () =>
      storage.transaction(async (store) => {
        await store.lock(`${(held += 1)}`)
        if (held === 10) all.open()
        await end.opened
      }),
    )
    await all.opened
    await storage.ping()
    end.open()
    await Promise.all(shoppers)
  }))

/** Loses the connection when the client sends `commit`, with or without the server receiving it. */
type AtCommit = 'heard' | 'unheard' | null

/** A proxy to the server that loses connections. */
async function lossy(url: string) {
  const line = { atCommit: null as AtCommit, lost: 0, isCut: false }
  const server = createServer((client: Socket) => {
    if (line.isCut) return client.destroy()
    const { hostname, port } = new URL(url)
    const upstream = connect(Number(port), hostname)
    const end = () => {
      client.destroy()
      upstream.end()
    }
    let isLost = false
    client.on('data', (bytes) => {
      if (isLost) return
      const { atCommit } = line
      if (atCommit === null || !bytes.includes('commit\0')) return void upstream.write(bytes)
      line.atCommit = null
      line.lost += 1
      isLost = true
      if (atCommit === 'heard') upstream.write(bytes)
      end()
    })
    upstream.on('data', (bytes) => (isLost ? undefined : client.write(bytes)))
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end)
    return undefined
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { line, url: through.href, close: () => server.close() }
}

async function withLossyStorage(
  work: (storage: Storage, line: Awaited<ReturnType<typeof lossy>>['line']) => Promise<void>,
): Promise<void> {
  const { url, drop } = await newPostgresDatabase(process.env[MIGRATED.postgres])
  const way = await lossy(url)
  const storage = await openStorage({
    databaseUrl: way.url,
    dataDir: '/nowhere',
    migrationsDir: MIGRATIONS,
  })
  try {
    await work(storage, way.line)
  } finally {
    way.line.isCut = false
    await storage.close()
    way.close()
    await drop()
  }
}

it.each(['heard', 'unheard'] as const)(
  'a transaction whose connection is lost at a commit that was %s by the server happens exactly once (OPS-12)',
  (atCommit) =>
    withLossyStorage(async (storage, line) => {
      const owner = 'session:ana'
      let attempts = 0
      line.atCommit = atCommit
      const id = await storage.transaction(async ({ records }) => {
        attempts += 1
        return (await records.create(customAutosave, { owner, data: {} })).id
      })
      expect(line.lost).toBe(1)
      expect(attempts).toBe(atCommit === 'heard' ? 1 : 2)
      const rows = await storage.records.findMany(customAutosave, { owner })
      expect(rows.map((row) => row.id)).toEqual([id])
    }),
)
