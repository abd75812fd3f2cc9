import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Disk } from 'flydrive'
import { DurableFsDriver } from '../files/durable-fs-driver.ts'
import { flush } from '../files/flush.ts'
import { openDisk } from '../files/open-disk.ts'
import { fingerprint } from '../ids/ids.ts'
import { renameDurably, writeDurably } from './durably.ts'
import { copyFiles, keysIn } from './file-copies.ts'
import type { OnStep } from './copy-tables.ts'
import { writeJsonLines } from './json-lines.ts'
import { type Manifest, newManifest, placesIn } from './manifest.ts'
import type { DatabaseAt, RowSource, Snapshot } from './row-source.ts'
import { openSnapshot } from './snapshot.ts'
import { createTableSum } from './table-sum.ts'
import { assertRestored } from './unfinished-restore.ts'

/** Where all of a shop is. */
export interface ShopAt extends DatabaseAt {
  /** As in `StorageSettings`. */
  readonly filesUrl?: string | undefined
  /** The file of the secret the shop made for itself; null where it is a setting. */
  readonly secretFile: string | null
}

/** Summary of a backup, restore or move. */
export interface Summary {
  readonly rows: number
  readonly files: number
  readonly bytes: number
  /** Keys that rows name and nothing is stored under. */
  readonly missing: readonly string[]
}

export interface BackupSettings {
  readonly shop: ShopAt
  /** The new folder of the backup. */
  readonly folder: string
  readonly now: Date
  readonly onStep?: OnStep
}

/** Rows between two steps. */
const ROWS_OF_A_STEP = 200

/**
 * Copies a shop into a new folder, while it is open: the rows of one moment, and every file they name. The folder has its name
 * once all of it is written and flushed. Throws where the folder is there already.
 */
export async function backUp({ shop, folder, now, onStep = () => {} }: BackupSettings): Promise<Summary> {
  assertRestored(shop.dataDir)
  if (existsSync(folder)) throw new Error(`${folder} is there already: name a new folder.`)
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  const snapshot = await openSnapshot(shop)
  try {
    const manifest = await writeBackup(snapshot, unfinished, { shop, now, onStep })
    await renameDurably(unfinished, folder)
    await onStep('in place')
    return summaryOf(manifest)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  } finally {
    await snapshot.close()
  }
}

async function writeBackup(
  snapshot: Snapshot,
  folder: string,
  { shop, now, onStep }: { readonly shop: ShopAt; readonly now: Date; readonly onStep: OnStep },
): Promise<Omit<Manifest, 'format'>> {
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(folder, { mode: 0o700 })
  const { tables, keys } = await writeTables(snapshot, folder, onStep)
  // No snapshot stays open while files are copied.
  await snapshot.close()
  const { files, missing } = await writeFiles(shop, folder, keys, onStep)
  const secret = await writeSecret(shop, folder)
  const { migration } = snapshot
  const manifest = { made: now.toISOString(), migration, tables, files, missing, secret }
  await writeDurably(placesIn(folder).manifest, newManifest(manifest))
  await flush(folder)
  await onStep('manifest')
  return manifest
}

export const summaryOf = ({
  tables,
  files,
  missing,
}: Pick<Manifest, 'tables' | 'files' | 'missing'>): Summary => ({
  rows: tables.reduce((total, { rows }) => total + rows, 0),
  files: files.rows,
  bytes: files.bytes,
  missing,
})

/** Writes every table that has rows; with the keys of all files they name. */
async function writeTables(snapshot: RowSource, folder: string, onStep: OnStep) {
  const places = placesIn(folder)
  await mkdir(places.rows, { mode: 0o700 })
  const keys = new Set<string>()
  const tables: Manifest['tables'] = []
  for (const table of snapshot.tables) {
    const { add, sum } = createTableSum()
    const rows = passing(snapshot.rows(table), async (row) => {
      add(row)
      for (const key of keysIn(table.name, row)) keys.add(key)
      if (sum().rows % ROWS_OF_A_STEP === 0) await onStep(`rows of ${table.name}`)
    })
    await writeJsonLines(places.rowsOf(table.name), rows)
    tables.push({ ...table, columns: { ...table.columns }, ...sum() })
    await onStep(`table ${table.name}`)
  }
  await flush(places.rows)
  return { tables, keys }
}

async function* passing<T>(rows: AsyncIterable<T>, work: (row: T) => Promise<void>): AsyncGenerator<T> {
  for await (const row of rows) {
    await work(row)
    yield row
  }
}

/** Copies every file that is named, and lists them. */
async function writeFiles(shop: ShopAt, folder: string, keys: ReadonlySet<string>, onStep: OnStep) {
  const places = placesIn(folder)
  const source = await openDisk(shop.filesUrl, shop.dataDir)
  const target = new Disk(new DurableFsDriver({ location: places.files, visibility: 'private' }))
  const missing: string[] = []
  const { add, sum } = createTableSum()
  let bytes = 0
  const copied = async function* () {
    for await (const { key, entry } of copyFiles(source, target, keys)) {
      await onStep(`file ${key}`)
      if (entry === null) {
        missing.push(key)
        continue
      }
      add({ ...entry })
      bytes += entry.bytes
      yield { ...entry }
    }
  }
  await writeJsonLines(places.fileList, copied())
  return { files: { ...sum(), bytes }, missing }
}

/** Copies the secret the shop has made for itself, and returns its fingerprint; null: it has none. */
async function writeSecret({ secretFile }: ShopAt, folder: string): Promise<string | null> {
  if (secretFile === null || !existsSync(secretFile)) return null
  const secret = await readFile(secretFile, 'utf8')
  await writeDurably(placesIn(folder).secret, secret)
  return fingerprint(secret)
}
