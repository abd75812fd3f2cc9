import { readFile } from 'node:fs/promises'
import { Disk } from 'flydrive'
import { DurableFsDriver } from '../files/durable-fs-driver.ts'
import { isKey } from '../files/keys.ts'
import { fingerprint } from '../ids/ids.ts'
import { entryOf, type FileEntry } from './file-copies.ts'
import { readJsonLines } from './json-lines.ts'
import { type Manifest, placesIn, readManifest } from './manifest.ts'
import type { PortableRow } from './portable-tables.ts'
import type { RowSource } from './row-source.ts'
import { createTableSum, isSameSum, type TableSum } from './table-sum.ts'

/** A backup whose rows and files have all been read and compared with its manifest. */
export interface CheckedBackup extends RowSource {
  readonly manifest: Manifest
  readonly disk: Disk
  fileEntries(): AsyncIterable<FileEntry>
}

/** Opens a backup and reads all of it. Throws a one-line error if any part is missing or has changed. */
export async function openBackup(folder: string): Promise<CheckedBackup> {
  const manifest = await readManifest(folder)
  const places = placesIn(folder)
  const disk = new Disk(new DurableFsDriver({ location: places.files, visibility: 'private' }))
  const backup: CheckedBackup = {
    manifest,
    disk,
    tables: manifest.tables.map(({ name, columns }) => ({ name, columns })),
    migration: manifest.migration,
    rows: ({ name }) => readJsonLines(places.rowsOf(name)),
    fileEntries: () => readJsonLines(places.fileList) as AsyncIterable<PortableRow & FileEntry>,
  }
  for (const table of manifest.tables) await check(`Table ${table.name}`, backup.rows(table), table)
  await check('The list of files', readJsonLines(places.fileList), manifest.files)
  for await (const entry of backup.fileEntries()) await checkFile(disk, entry)
  await checkSecret(places.secret, manifest.secret)
  return backup
}

const damaged = (what: string, cause?: unknown) =>
  new Error(`The backup is damaged: ${what} is not what it was.`, { cause })

async function check(what: string, rows: AsyncIterable<PortableRow>, expected: TableSum): Promise<void> {
  const { add, sum } = createTableSum()
  try {
    for await (const row of rows) add(row)
  } catch (error) {
    throw damaged(what, error)
  }
  if (!isSameSum(sum(), expected)) throw damaged(what)
}

async function checkSecret(file: string, expected: string | null): Promise<void> {
  if (expected === null) return
  const secret = await readFile(file, 'utf8').catch(() => '')
  if (fingerprint(secret) !== expected) throw damaged('session-secret')
}

async function checkFile(disk: Disk, { key, bytes, sha256 }: FileEntry): Promise<void> {
  const found = isKey(key) ? await entryOf(disk, key) : null
  if (found?.bytes !== bytes || found.sha256 !== sha256) throw damaged(`the file ${key}`)
}
