import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { flush } from '../files/flush.ts'
import { openDisk } from '../files/open-disk.ts'
import { type ShopAt, type Summary, summaryOf } from './back-up.ts'
import { writeDurably } from './durably.ts'
import { copyFiles } from './file-copies.ts'
import { fillDatabase, indexAll } from './fill-database.ts'
import { checkTarget } from './begin-filling.ts'
import type { OnStep } from './copy-tables.ts'
import { placesIn } from './manifest.ts'
import { type CheckedBackup, openBackup } from './read-backup.ts'
import { unfinishedRestore } from './unfinished-restore.ts'

export interface RestoreSettings {
  readonly folder: string
  readonly shop: ShopAt
  /** Whether an existing shop is replaced; otherwise that is an error. */
  readonly replace: boolean
  readonly onStep?: OnStep
}

const MARK = 'The database and the session secret may be of two shops. Run the restore again.\n'

/**
 * Restores a shop from a backup. The whole backup is read and checked first, then files are stored, then all rows are written in
 * one step. If it is killed before the rows, the shop is unchanged; if it is killed before the secret is in place, the shop
 * reports at its next start that the restore must be run again.
 */
export async function restore(settings: RestoreSettings): Promise<Summary> {
  const { folder, shop, onStep = () => {} } = settings
  const backup = await openBackup(folder)
  const unfinished = unfinishedRestore(shop.dataDir)
  const replace = settings.replace || existsSync(unfinished)
  await checkTarget({ ...shop, tables: backup.tables, migration: backup.migration, replace })
  await restoreFiles(backup, shop, onStep)
  const secret = await secretOf(backup, folder, shop)
  const beforeFinish = async () => {
    if (secret !== null) await writeDurably(unfinished, MARK)
    await onStep('rows stored')
  }
  await mkdir(shop.dataDir, { recursive: true })
  await fillDatabase(backup, { target: shop, replace, onStep, beforeFinish })
  if (secret !== null) await writeDurably(shop.secretFile!, secret)
  await onStep('secret in place')
  await rm(unfinished, { force: true })
  await flush(shop.dataDir)
  await onStep('in place')
  await indexAll(shop)
  return summaryOf(backup.manifest)
}

async function restoreFiles(backup: CheckedBackup, shop: ShopAt, onStep: OnStep): Promise<void> {
  const target = await openDisk(shop.filesUrl, shop.dataDir)
  for await (const { key } of copyFiles(backup.disk, target, keysOf(backup))) await onStep(`file ${key}`)
}

async function* keysOf(backup: CheckedBackup): AsyncGenerator<string> {
  for await (const { key } of backup.fileEntries()) yield key
}

/** The backup's secret, if the shop generates its own and has another one or none; else null. */
async function secretOf({ manifest }: CheckedBackup, folder: string, { secretFile }: ShopAt) {
  if (manifest.secret === null || secretFile === null) return null
  const secret = await readFile(placesIn(folder).secret, 'utf8')
  const present = await readFile(secretFile, 'utf8').catch(() => null)
  return present === secret ? null : secret
}
