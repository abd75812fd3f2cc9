import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStorage } from '@kisscut/storage'
import { newPostgresDatabase, oneAtATime } from '@kisscut/storage/testing'
import { ensureOwner, loadDemoShop } from '@kisscut/tools/demo-shop'
import { migrationsDir } from './prepress.ts'

export const OWNER_KEY = 'an-owner-key-for-tests-only'

export const ENGINES = ['SQLite', 'PostgreSQL'] as const
export type Engine = (typeof ENGINES)[number]

/** Where a shop stores its rows and files; no URL: SQLite in the folder. */
interface StoredShop {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

/** In the folder of the run, which is gone with it; a bench has none. */
const newFolder = () => mkdtemp(join(process.env['KISSCUT_TEST_FOLDER'] ?? tmpdir(), 'kisscut-api-'))

const filled = new Map<Engine, Promise<StoredShop>>()

async function fill(engine: Engine): Promise<StoredShop> {
  const dataDir = await newFolder()
  const databaseUrl = engine === 'PostgreSQL' ? (await newPostgresDatabase()).url : undefined
  const storage = await openStorage({ dataDir, databaseUrl, migrationsDir })
  await loadDemoShop(storage)
  await ensureOwner(storage, { password: 'never used', apiKey: OWNER_KEY })
  await storage.close()
  return { dataDir, databaseUrl }
}

/** One that is filled once in a run, by the first process that needs it: its place stands in the folder of the run. */
async function filledOnce(engine: Engine): Promise<StoredShop> {
  const folder = process.env['KISSCUT_TEST_FOLDER']
  if (folder === undefined || !process.env['TEST_PG_URL']) return fill(engine)
  const place = join(folder, `demo-shop-${engine}.json`)
  return oneAtATime(place, async () => {
    if (existsSync(place)) return JSON.parse(await readFile(place, 'utf8')) as StoredShop
    const shop = await fill(engine)
    await writeFile(place, JSON.stringify(shop))
    return shop
  })
}

/** The demo shop and its owner, stored afresh: a copy of one that is filled once in a run of tests. */
export async function newDemoShop(engine: Engine): Promise<StoredShop & { end(): Promise<void> }> {
  if (!filled.has(engine)) filled.set(engine, filledOnce(engine))
  const original = await filled.get(engine)!
  const copy = original.databaseUrl ? await newPostgresDatabase(original.databaseUrl) : undefined
  const dataDir = await newFolder()
  await cp(original.dataDir, dataDir, { recursive: true })
  const end = async () => {
    await copy?.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { dataDir, databaseUrl: copy?.url, end }
}
