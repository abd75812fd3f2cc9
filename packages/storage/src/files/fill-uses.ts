import { type AnyRecord, fileFieldsOf, RECORDS, settings } from '@kisscut/records'
import { asc, gt } from 'drizzle-orm'
import { type Db, run } from '../database/index.ts'
import { lockIn } from '../database/lock.ts'
import { get } from '../records/read.ts'
import { columnOf, type StoredTable, storedTableOf } from '../records/stored-table.ts'
import type { DiskFiles } from './files.ts'
import { addUses, keysInValues, keysNamed, versionNamed } from './uses.ts'

type Row = Readonly<Record<string, unknown>>

/** Rows read, and files registered, at a time. */
const BATCH = 200

/**
 * Registers the files of a shop from before files were registered, and which rows name them: once, at its start. Nothing is deleted for a
 * day after that. FILE-22.
 */
export async function fillUses(database: Db, files: DiskFiles): Promise<void> {
  if (await isRegistered(database)) return
  const keys: string[] = []
  for await (const key of files.keys()) keys.push(key)
  if (keys.length === 0) return
  await database.atomically(async (db) => {
    await lockIn(db, 'registering files')
    if (await isRegistered(db)) return
    await register(db, keys)
    for await (const row of rowsOf(db, db.tables.audit_log as unknown as StoredTable))
      await fillVersion(db, row)
    for (const record of [...Object.values<AnyRecord>(RECORDS), settings])
      if (fileFieldsOf(record).length > 0)
        for await (const row of rowsOf(db, storedTableOf(db.tables, record)))
          await addUses(db, record.name, row['id'] as string, keysNamed(record, row))
    for (const { id, files: made } of await db.query.select().from(db.tables.job))
      await addUses(db, 'job', id, keysInValues([made]))
  })
}

async function isRegistered(db: Db): Promise<boolean> {
  const { stored_file: file } = db.tables
  const rows = await run(db, 'any file', () => db.query.select({ key: file.key }).from(file).limit(1))
  return rows.length > 0
}

async function register(db: Db, keys: readonly string[]): Promise<void> {
  const touched = db.now()
  for (let at = 0; at < keys.length; at += BATCH) {
    const rows = keys.slice(at, at + BATCH).map((key) => ({ key, touched, removing: false }))
    await db.query.insert(db.tables.stored_file).values(rows).onConflictDoNothing()
  }
}

/** The files of an earlier version, where its row is there. */
async function fillVersion(db: Db, note: Row): Promise<void> {
  const of = (state: unknown) => (state as { value?: unknown } | null)?.value
  const version = versionNamed({
    what: String(note['what']),
    before: of(note['before']),
    after: of(note['after']),
  })
  if (version === null || (await get(db, version.record, version.row)) === null) return
  await addUses(db, version.usedBy, version.row, version.keys)
}

async function* rowsOf(db: Db, table: StoredTable): AsyncGenerator<Row> {
  const id = columnOf(table, 'id')
  let after = ''
  for (;;) {
    const rows = await db.query.select().from(table).where(gt(id, after)).orderBy(asc(id)).limit(BATCH)
    yield* rows
    if (rows.length < BATCH) return
    after = rows.at(-1)!['id'] as string
  }
}
