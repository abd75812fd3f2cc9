import { and, asc, eq, gt, lt, notExists, or, sql } from 'drizzle-orm'
import type { Files, FileUse } from '@kisscut/shop/ports/files'
import { type Db, encodedRow, later, laterRow, namesIn, statement } from '../database/index.ts'
import { keyOf } from '../ids/ids.ts'
import { catchUp, isCaughtUp } from './catch-up.ts'
import type { DiskFiles } from './files.ts'
import { TOUCHED_FOR_MS } from './uses.ts'

/** Minimum time in milliseconds that an unused file stays, so that its creator has time to use it. */
const UNUSED_FOR_MS = 24 * 60 * 60 * 1000

/** Milliseconds since a file was touched after which it may be deleted; it may have lost its last use a while later. */
export const UNTOUCHED_FOR_MS = UNUSED_FOR_MS + TOUCHED_FOR_MS

/** Files deleted per batch. */
const BATCH = 200

/**
 * Files on a disk with their uses in the database. A file is registered before its content is written, and unregistered after its
 * content is removed, so that the next sweep finds leftovers of a crash in between. FILE-22.
 */
export const registeredFiles = (db: Db, disk: DiskFiles): Files => ({
  put: (folder, from, about) => disk.put(folder, from, about, (key) => register(db, key)),
  open: (key) => disk.open(key),
  bytes: (key) => disk.bytes(key),
  uses: (key) => usesOf(db, key),
  removeUnused: async (keys) => {
    for (const key of new Set(keys)) if (await claim(db, key)) await finish(db, disk, key)
  },
  sweep: async (before) => {
    const unfinished = await disk.sweep(before)
    await catchUp(db, disk)
    return unfinished + (await removeAllUnused(db, disk))
  },
})

const insertFile = statement((db, names: string) => {
  const { stored_file: file } = db.tables
  return db.query.insert(file).values(laterRow(names) as never)
})

async function register(db: Db, key: string): Promise<void> {
  const { stored_file: file } = db.tables
  const row = { key, touched: db.now(), removing: false }
  await insertFile(db, encodedRow(file, row), namesIn(row))
}

const usesOfFile = statement((db) => {
  const { file_use: use } = db.tables
  return db.query
    .select({ usedBy: use.used_by, row: use.row })
    .from(use)
    .where(eq(use.key, later('key')))
    .orderBy(asc(use.id))
})

async function usesOf(db: Db, key: string): Promise<readonly FileUse[]> {
  return usesOfFile(db, { key: keyOf(key) })
}

/** Condition that no row uses the file. */
const isUnused = ({ query, tables: { file_use: use, stored_file: file } }: Db) =>
  notExists(
    query
      .select({ one: sql`1` })
      .from(use)
      .where(eq(use.key, file.key)),
  )

const lockFile = statement((db) => {
  const { stored_file: file } = db.tables
  const isIt = eq(file.key, later('key'))
  return db.query
    .update(file)
    .set({ touched: sql`${file.touched}` })
    .where(isIt)
})

const markFile = statement((db, isUntouched: boolean) => {
  const { stored_file: file } = db.tables
  const untouched = isUntouched ? lt(file.touched, later('since')) : undefined
  return db.query
    .update(file)
    .set({ removing: true })
    .where(and(eq(file.key, later('key')), isUnused(db), untouched))
    .returning({ key: file.key })
})

/**
 * Marks a file as being deleted unless a row uses it or it was touched since then; from then on, no row can use it. The row is
 * locked first and its uses are read after that, so that of two transactions one sees the other's changes.
 *
 * Without a time, it leaves the file to the sweep until the sweep has recorded every use.
 */
const claim = (db: Db, key: string, untouchedSince?: Date): Promise<boolean> =>
  db.atomically(async (inside) => {
    const { stored_file: file } = inside.tables
    await lockFile(inside, { key: keyOf(key) })
    if (untouchedSince === undefined && !(await isCaughtUp(inside))) return false
    const since = untouchedSince && encodedRow(file, { touched: untouchedSince })['touched']
    return (await markFile(inside, { key: keyOf(key), since }, untouchedSince !== undefined)).length > 0
  })

const removeFile = statement((db) => {
  const { stored_file: file } = db.tables
  return db.query.delete(file).where(and(eq(file.key, later('key')), eq(file.removing, true)))
})

/** Content first, then the row that says that it is there. */
async function finish(db: Db, disk: DiskFiles, key: string): Promise<void> {
  await disk.remove(key)
  await removeFile(db, { key })
}

/** Deletes files unused for a day, and completes deletions of earlier sweeps. Throws the first failure at the end. */
async function removeAllUnused(db: Db, disk: DiskFiles): Promise<number> {
  const untouchedSince = new Date(db.now().getTime() - UNTOUCHED_FOR_MS)
  const failures: unknown[] = []
  let removed = 0
  let after = ''
  for (;;) {
    const found = await unusedFiles(db, untouchedSince, after)
    for (const { key, removing } of found)
      try {
        if (!removing && !(await claim(db, key, untouchedSince))) continue
        await finish(db, disk, key)
        removed += 1
      } catch (error) {
        failures.push(error)
      }
    if (found.length < BATCH) break
    after = found.at(-1)!.key
  }
  if (failures.length > 0) throw new Error('Unused files could not be removed', { cause: failures[0] })
  return removed
}

/** Some of the files that may be deleted, by their keys. */
function unusedFiles(db: Db, untouchedSince: Date, after: string) {
  const { stored_file: file } = db.tables
  const isLeft = and(lt(file.touched, untouchedSince), isUnused(db))
  return db.scan
    .select({ key: file.key, removing: file.removing })
    .from(file)
    .where(and(gt(file.key, after), or(file.removing, isLeft)))
    .orderBy(asc(file.key))
    .limit(BATCH)
}
