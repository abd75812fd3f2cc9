import { resolve } from 'node:path'
import type { Disk } from 'flydrive'
import { isPostgres, sqliteFile } from '../database/open-database.ts'
import { openDisk } from '../files/open-disk.ts'
import type { ShopAt, Summary } from './back-up.ts'
import { copyFiles, keysIn } from './file-copies.ts'
import { fillDatabase, indexAll } from './fill-database.ts'
import { assertNotInUse, checkTarget } from './begin-filling.ts'
import type { OnStep } from './copy-tables.ts'
import type { Snapshot } from './row-source.ts'
import { openSnapshot } from './snapshot.ts'
import { createTableSum, isSameSum, type TableSum } from './table-sum.ts'
import { assertRestored } from './unfinished-restore.ts'

export interface MoveSettings {
  readonly shop: ShopAt
  /** Where the rows go, as `StorageSettings.databaseUrl`; undefined: they stay. */
  readonly databaseUrl?: string | undefined
  /** Where the files go, as `StorageSettings.filesUrl`; undefined: they stay. */
  readonly filesUrl?: string | undefined
  /** The shop that is in the target database is replaced; otherwise it is an error. */
  readonly replace: boolean
  readonly onStep?: OnStep
}

/**
 * Copies a closed shop's rows, its files or both to another place, compares them there with what they were, and leaves the old
 * place as it is. Rows come last and all at once: what is killed before is run again, and files that are there stay.
 */
export async function move(settings: MoveSettings): Promise<Summary> {
  const { shop, databaseUrl, filesUrl, replace, onStep = () => {} } = settings
  assertRestored(shop.dataDir)
  await assertNotInUse(shop)
  const snapshot = await openSnapshot(shop)
  try {
    if (isSamePlace(shop, databaseUrl)) throw new Error('The shop is in this database already.')
    const target = databaseUrl === undefined ? null : { ...shop, databaseUrl }
    if (target !== null)
      await checkTarget({ ...target, tables: snapshot.tables, migration: snapshot.migration, replace })
    const { sums, keys } = await readAll(snapshot)
    const copied = filesUrl === undefined ? NO_FILES : await moveFiles(shop, filesUrl, keys, onStep)
    if (target !== null) {
      const stored = await fillDatabase(snapshot, { target, replace, onStep })
      for (const [table, sum] of sums)
        if (!isSameSum(stored[table]!, sum)) throw new Error(`Table ${table} has changed meanwhile.`)
      await indexAll(target)
    }
    const rows = target === null ? 0 : [...sums.values()].reduce((total, sum) => total + sum.rows, 0)
    return { rows, ...copied }
  } finally {
    await snapshot.close()
  }
}

const isSamePlace = ({ databaseUrl, dataDir }: ShopAt, target: string | undefined): boolean =>
  target !== undefined &&
  !isPostgres(target) &&
  resolve(sqliteFile(databaseUrl, dataDir)) === resolve(sqliteFile(target, dataDir))

const NO_FILES = { files: 0, bytes: 0, missing: [] }

/** The sum of every table, and the keys of all files that rows name. */
async function readAll(snapshot: Snapshot) {
  const keys = new Set<string>()
  const sums = new Map<string, TableSum>()
  for (const table of snapshot.tables) {
    const { add, sum } = createTableSum()
    for await (const row of snapshot.rows(table)) {
      add(row)
      for (const key of keysIn(table.name, row)) keys.add(key)
    }
    sums.set(table.name, sum())
  }
  return { sums, keys }
}

async function moveFiles(
  { filesUrl, dataDir }: ShopAt,
  to: string,
  keys: ReadonlySet<string>,
  onStep: OnStep,
) {
  const [source, target]: [Disk, Disk] = [await openDisk(filesUrl, dataDir), await openDisk(to, dataDir)]
  const missing: string[] = []
  let files = 0
  let bytes = 0
  for await (const { key, entry } of copyFiles(source, target, keys)) {
    await onStep(`file ${key}`)
    if (entry === null) missing.push(key)
    else [files, bytes] = [files + 1, bytes + entry.bytes]
  }
  return { files, bytes, missing }
}
