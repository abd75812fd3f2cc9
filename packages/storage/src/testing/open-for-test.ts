import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openStorage } from '../open-storage.ts'
import { testPostgres } from './postgres-url.ts'
import type { Clock } from '@kisscut/shop/ports/clock'
import type { Storage } from '@kisscut/shop/ports/storage'

export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Environment variables of the databases that a test run has migrated (`migrated-….ts`): a file, and an address. */
export const MIGRATED = { sqlite: 'MIGRATED_SQLITE', postgres: 'MIGRATED_POSTGRES' } as const

/** A separate storage for one test file, with a second connection as another process would have. */
export interface TestStorage {
  readonly storage: Storage
  readonly again: (now?: Clock) => Promise<Storage>
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly end: () => Promise<void>
}

async function inFolder(databaseUrl: string | undefined, after: () => Promise<void>): Promise<TestStorage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kisscut-storage-'))
  const migrated = process.env[MIGRATED.sqlite]
  if (databaseUrl === undefined && migrated) await copyFile(migrated, join(dataDir, 'kisscut.sqlite'))
  const opened: Storage[] = []
  const again = async (now?: Clock) => {
    const storage = await openStorage({
      databaseUrl,
      dataDir,
      migrationsDir: MIGRATIONS,
      ...(now && { now }),
    })
    opened.push(storage)
    return storage
  }
  return {
    storage: await again(),
    again,
    dataDir,
    databaseUrl,
    end: async () => {
      await Promise.all(opened.map((storage) => storage.close()))
      await after()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const onSqlite = () => inFolder(undefined, async () => undefined)

/** A separate database on the test server: empty, or a copy of another one without connections. */
export async function newPostgresDatabase(
  copyOf?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = await testPostgres()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const template = copyOf ? ` template ${new URL(copyOf).pathname.slice(1)}` : ''
  // Copies files directly, which takes a third of the time of logging every page.
  await once(server.url, `create database ${name}${template} strategy file_copy`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => {
      await once(server.url, `drop database ${name}`)
      await server.stop()
    },
  }
}

async function onPostgres(): Promise<TestStorage> {
  const { url, drop } = await newPostgresDatabase(process.env[MIGRATED.postgres])
  return inFolder(url, drop)
}

async function once(url: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(command)
  await client.end()
}

/** Both databases; a contract suite runs on each. */
export const ENGINES = [
  { name: 'SQLite', open: onSqlite },
  { name: 'PostgreSQL', open: onPostgres },
] as const
