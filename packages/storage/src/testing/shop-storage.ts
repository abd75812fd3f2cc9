// Set-up file for the tests of `shop`: it sets their storage, because `shop` itself may not import this package.
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTestStorage, type OpenTestStorage, type TestStorage } from '@kisscut/shop/testing'
import { afterAll } from 'vitest'
import { migrateSqlite } from '../database/migrate-sqlite.ts'
import { openSqlite } from '../database/open-sqlite.ts'
import { openSqliteFile } from '../database/sqlite-file.ts'
import { noteNewShop } from '../files/catch-up.ts'
import { filesOn } from '../files/files.ts'
import { openDisk } from '../files/open-disk.ts'
import { REMOVED_PREFIX } from '../files/removed.ts'
import { storageOn } from '../open-storage.ts'
import { MIGRATED, MIGRATIONS } from './open-for-test.ts'
import type { Storage } from '@kisscut/shop/ports/storage'

const folder = mkdtempSync(join(tmpdir(), 'kisscut-shop-'))
const opened: Storage[] = []
afterAll(async () => {
  await Promise.all(opened.splice(0).map((storage) => storage.close()))
  rmSync(folder, { recursive: true, force: true })
})

/** Filled databases by the function that filled them; each further test gets a copy of the file. */
const filled = new Map<unknown, Promise<string>>()
let count = 0

const openAt = async (file: string, now: () => Date) => {
  const database = openSqlite(file, now, 'none')
  const dataDir = mkdtempSync(join(folder, 'files-'))
  const disk = filesOn(await openDisk(undefined, dataDir))
  await noteNewShop(database, disk)
  const storage = storageOn(database, disk)
  return { database, storage, files: join(dataDir, 'files') }
}

const fill: (work: Parameters<OpenTestStorage>[0]) => Promise<string> = async (work) => {
  const file = join(folder, `filled-${filled.size}.sqlite`)
  const migrated = process.env[MIGRATED.sqlite]
  if (migrated) copyFileSync(migrated, file)
  else migrateSqlite(file, MIGRATIONS)
  const { storage } = await openAt(file, () => new Date(0))
  await work(storage)
  await storage.close()
  return file
}

const open: OpenTestStorage = async (work, now) => {
  if (!filled.has(work)) filled.set(work, fill(work))
  const file = join(folder, `test-${(count += 1)}.sqlite`)
  copyFileSync(await filled.get(work)!, file)
  const { database, storage, files } = await openAt(file, now)
  opened.push(storage)
  return { storage, ...insights(file, database, files) }
}

const insights = (
  file: string,
  database: ReturnType<typeof openSqlite>,
  folderOfFiles: string,
): Omit<TestStorage, 'storage'> => ({
  auditLog: async () => {
    const { audit_log } = database.tables
    const rows = await database.query.select().from(audit_log).orderBy(audit_log.at)
    return rows.map(({ before, after, ...row }) => ({ ...row, before: before?.value, after: after?.value }))
  },
  execute: (statement) => {
    const connection = openSqliteFile(file)
    connection.exec(statement)
    connection.close()
  },
  fileStore: {
    keys: () =>
      existsSync(folderOfFiles)
        ? readdirSync(folderOfFiles, { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => join(entry.parentPath, entry.name).slice(folderOfFiles.length + 1))
            .filter((key) => !key.startsWith(REMOVED_PREFIX))
        : [],
    retained: () => {
      const connection = openSqliteFile(file)
      const named = connection.prepare('select distinct key from file_use order by key').pluck().all()
      connection.close()
      return (named as string[]).filter((key) => existsSync(join(folderOfFiles, key)))
    },
    bytes: (key) => readFileSync(join(folderOfFiles, key)),
    lose: () => rmSync(folderOfFiles, { recursive: true, force: true }),
  },
})

setTestStorage(open)
