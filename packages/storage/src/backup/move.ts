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
import { assertRestored } from './unfinished-restore.ts'

export interface MoveSettings {
  readonly shop: ShopAt
  /** Target of the rows, as in `StorageSettings.databaseUrl`; undefined: they stay. */
  readonly databaseUrl?: string | undefined
  /** Target of the files, as in `StorageSettings.filesUrl`; undefined: they stay. */
  readonly filesUrl?: string | undefined
  /** Whether a shop in the target database is replaced; otherwise that is an error. */
  readonly replace: boolean
  readonly onStep?: OnStep
}

/**
 * Copies a closed shop's rows, its files or both to another place, compares the copies with the originals, and leaves the old
 * place unchanged. Rows come last, in one step: if the move is killed before that, run it again; files already copied stay.
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
    const files = filesUrl === undefined ? NO_FILES : await moveFiles(snapshot, shop, filesUrl, onStep)
    if (target === null) return { rows: 0, ...files }
    const stored = await fillDatabase(snapshot, { target, replace, onStep })
    await indexAll(target)
    return { rows: Object.values(stored).reduce((total, sum) => total + sum.rows, 0), ...files }
  } finally {
    await snapshot.close()
  }
}

const isSamePlace = ({ databaseUrl, dataDir }: ShopAt, target: string | undefined): boolean =>
  target !== undefined &&
  !isPostgres(target) &&
  resolve(sqliteFile(databaseUrl, dataDir)) === resolve(sqliteFile(target, dataDir))

const NO_FILES = { files: 0, bytes: 0, missing: [] }

/** The keys of all files that rows refer to. */
async function keysOf(snapshot: Snapshot): Promise<ReadonlySet<string>> {
  const keys = new Set<string>()
  for (const table of snapshot.tables)
    for await (const row of snapshot.rows(table)) for (const key of keysIn(table.name, row)) keys.add(key)
  return keys
}

async function moveFiles(snapshot: Snapshot, { filesUrl, dataDir }: ShopAt, to: string, onStep: OnStep) {
  const [source, target]: [Disk, Disk] = [await openDisk(filesUrl, dataDir), await openDisk(to, dataDir)]
  const missing: string[] = []
  let files = 0
  let bytes = 0
  for await (const { key, entry } of copyFiles(source, target, await keysOf(snapshot))) {
    await onStep(`file ${key}`)
    if (entry === null) missing.push(key)
    else [files, bytes] = [files + 1, bytes + entry.bytes]
  }
  return { files, bytes, missing }
}
