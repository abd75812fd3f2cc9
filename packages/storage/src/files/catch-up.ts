import { type AnyRecord, fileFieldsOf, RECORDS, settings } from '@kisscut/records'
import { and, asc, eq, gt, gte, notExists, sql } from 'drizzle-orm'
import { type Db, holding, later, sharing, statement } from '../database/index.ts'
import { isOneOf } from '../dialect/index.ts'
import { columnOf, type StoredTable, storedTableOf } from '../records/stored-table.ts'
import type { DiskFiles } from './files.ts'
import { keysInText } from './keys.ts'
import { addUses, keysInValues, keysNamed, setUses, touch, versionNamed, versionsOf } from './uses.ts'

type Row = Readonly<Record<string, unknown>>

/** Files registered, and uses ended, per batch. */
const BATCH = 200

/** Rows read per batch: a design is large, and the event loop waits while a batch is decoded. */
const ROWS_PER_BATCH = 20

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Registers files and uses that another version of the shop stored without registering them: an earlier one that runs beside this
 * one, or ran before it. Ends the uses of deleted rows. After this, no row refers to a file without a use. FILE-22.
 *
 * It reads the rows changed since it last completed, or every row if unregistered files have been found since.
 */
export async function catchUp(db: Db, disk: DiskFiles): Promise<void> {
  const began = db.now()
  const isComplete = (await registerUnknown(db, disk)) === 0
  const since = isComplete ? await caughtUpUntil(db) : null
  for (const users of usersIn(db)) {
    await setMissingUses(db, users, since)
    await endUsesOfGoneRows(db, users.usedBy, users.table)
  }
  await setVersionsOfRows(db, since)
  for (const record of Object.values<AnyRecord>(RECORDS))
    if (record.isCatalog) await endUsesOfGoneRows(db, versionsOf(record), storedTableOf(db.tables, record))
  await noteCaughtUp(db, began, since === null)
}

const knownFiles = statement((db) => {
  const { stored_file: file } = db.tables
  return db.query
    .select({ key: file.key })
    .from(file)
    .where(isOneOf(db.dialect, file.key, later('keys')))
})

/** Registers the files of the storage that the database doesn't know; how many those were. */
async function registerUnknown(db: Db, disk: DiskFiles): Promise<number> {
  let registered = 0
  let batch: string[] = []
  const registerBatch = async () => {
    const keys = JSON.stringify(batch)
    const known = new Set((await knownFiles(db, { keys })).map(({ key }) => key))
    const touched = db.now()
    const rows = batch.flatMap((key) => (known.has(key) ? [] : [{ key, touched, removing: false }]))
    if (rows.length > 0)
      await db.atomically(async ({ query, tables }) => {
        // Until a catch-up has recorded their uses, each one reads every row, and nobody deletes a file that loses its last use.
        await query.delete(tables.version).where(eq(tables.version.id, CAUGHT_UP))
        await query.insert(tables.stored_file).values(rows).onConflictDoNothing()
      })
    registered += rows.length
    batch = []
  }
  for await (const key of disk.keys()) if (batch.push(key) === BATCH) await registerBatch()
  await registerBatch()
  return registered
}

/** Name of the entry for the day, since 1970, until which everything is registered. */
const CAUGHT_UP = 'file uses'

const versionWithId = statement((db) => {
  const { version } = db.tables
  return db.query
    .select()
    .from(version)
    .where(eq(version.id, later('id')))
})

/** Rows that changed since then may name files without a use; null: any row. A day more, since the clocks of processes differ. */
async function caughtUpUntil(db: Db): Promise<Date | null> {
  const [row] = await versionWithId(db, { id: CAUGHT_UP })
  return row === undefined ? null : new Date((row.number - 1) * DAY_MS)
}

/** Whether the uses of every registered file are recorded. */
export const isCaughtUp = async (db: Db): Promise<boolean> => (await caughtUpUntil(db)) !== null

/** After only changed rows were read, the note stays absent if another process has removed it meanwhile. */
async function noteCaughtUp(db: Db, at: Date, isEveryRowRead: boolean): Promise<void> {
  const { version } = db.tables
  const number = Math.floor(at.getTime() / DAY_MS)
  if (isEveryRowRead)
    await db.query
      .insert(version)
      .values({ id: CAUGHT_UP, number })
      .onConflictDoUpdate({ target: version.id, set: { number } })
  else await db.query.update(version).set({ number }).where(eq(version.id, CAUGHT_UP))
}

/** Notes for a new shop, which has no files yet, that every use is recorded. Then removed files go at once, before its first sweep. */
export async function noteNewShop(db: Db, disk: DiskFiles): Promise<void> {
  if (await isCaughtUp(db)) return
  const { stored_file: file } = db.tables
  const [registered] = await db.query.select({ key: file.key }).from(file).limit(1)
  if (registered !== undefined) return
  for await (const _ of disk.keys()) return
  await noteCaughtUp(db, db.now(), true)
}

/** Rows of a table that use files. */
interface Users {
  readonly usedBy: string
  readonly table: StoredTable
  /** Column with the time of a row's last change. */
  readonly changed: string
  readonly keysOf: (row: Row) => readonly string[]
}

const usersIn = ({ tables }: Db): readonly Users[] => [
  ...[...Object.values<AnyRecord>(RECORDS), settings]
    .filter((record) => fileFieldsOf(record).length > 0)
    .map((record) => ({
      usedBy: record.name,
      table: storedTableOf(tables, record),
      changed: 'updated',
      keysOf: (row: Row) => keysNamed(record, row),
    })),
  {
    usedBy: 'job',
    table: tables.job as unknown as StoredTable,
    changed: 'updated',
    keysOf: ({ files }) => keysInValues([files]),
  },
  {
    usedBy: 'sold_item',
    table: tables.sold_item as unknown as StoredTable,
    changed: 'used',
    keysOf: ({ content }) => keysInText(content as string),
  },
]

async function* rowsOf(
  db: Db,
  table: StoredTable,
  changed: string,
  since: Date | null,
): AsyncGenerator<readonly Row[]> {
  const id = columnOf(table, 'id')
  const time = columnOf(table, changed)
  for (let after = ''; ;) {
    const where = and(gt(id, after), since === null ? undefined : gte(time, since))
    const rows: readonly Row[] = await db.scan
      .select()
      .from(table)
      .where(where)
      .orderBy(asc(id))
      .limit(ROWS_PER_BATCH)
    yield rows
    if (rows.length < ROWS_PER_BATCH) return
    after = rows.at(-1)!['id'] as string
  }
}

/** Records missing uses of the files that rows refer to. */
async function setMissingUses(db: Db, users: Users, since: Date | null): Promise<void> {
  for await (const rows of rowsOf(db, users.table, users.changed, since)) {
    const named = rows.map((row) => [row['id'] as string, users.keysOf(row)] as const)
    const known = await usesOf(
      db,
      users.usedBy,
      named.map(([row]) => row),
    )
    const stored = await storedOf(
      db,
      named.flatMap(([, keys]) => keys),
    )
    for (const [row, keys] of named)
      if (
        !isSame(
          keys.filter((key) => stored.has(key)),
          known.get(row) ?? [],
        )
      )
        await setUsesOf(db, users, row)
  }
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((key) => others.includes(key))

/** Reads the row again under a lock, because its writer may be setting its uses right now. */
const setUsesOf = (db: Db, { usedBy, table, keysOf }: Users, id: string): Promise<void> =>
  db.atomically(async (inside) => {
    const isIt = eq(columnOf(table, 'id'), id)
    const [row] = await sharing(inside, inside.query.select().from(table).where(isIt))
    if (row === undefined) return
    await setUses(inside, usedBy, id, await storedAmong(inside, keysOf(row)))
  })

const usesOfRows = statement((db) => {
  const { file_use: use } = db.tables
  return db.query
    .select({ row: use.row, key: use.key })
    .from(use)
    .where(and(eq(use.used_by, later('used_by')), isOneOf(db.dialect, use.row, later('rows'))))
})

/** The keys that rows have uses of. */
async function usesOf(
  db: Db,
  usedBy: string,
  rows: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await usesOfRows(db, { used_by: usedBy, rows: JSON.stringify(rows) })
  const keys = new Map<string, string[]>()
  for (const { row, key } of found) keys.set(row, [...(keys.get(row) ?? []), key])
  return keys
}

const storedFiles = statement((db) => {
  const { stored_file: file } = db.tables
  return db.query
    .select({ key: file.key })
    .from(file)
    .where(and(isOneOf(db.dialect, file.key, later('keys')), eq(file.removing, false)))
})

/** Those of these files that are stored, and not being deleted. */
async function storedOf(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await storedFiles(db, { keys: JSON.stringify(keys) })
  return new Set(found.map(({ key }) => key))
}

/** Those of these files that a row can use; a deletion that broke off has left others, which the sweep completes. */
async function storedAmong(db: Db, keys: readonly string[]): Promise<readonly string[]> {
  const stored = await storedOf(db, keys)
  return keys.filter((key) => stored.has(key))
}

/** Records the files of earlier versions, if their rows exist. */
async function setVersionsOfRows(db: Db, since: Date | null): Promise<void> {
  const of = (state: unknown) => (state as { value?: unknown } | null)?.value
  for await (const notes of rowsOf(db, db.tables.audit_log as unknown as StoredTable, 'at', since))
    for (const { what, before, after } of notes) {
      const version = versionNamed({ what: what as string, before: of(before), after: of(after) })
      if (version === null) continue
      const known = (await usesOf(db, version.usedBy, [version.row])).get(version.row) ?? []
      if (version.keys.every((key) => known.includes(key))) continue
      await db.atomically(async (inside) => {
        const table = storedTableOf(inside.tables, version.record)
        const isIt = eq(columnOf(table, 'id'), version.row)
        const [row] = await sharing(inside, inside.query.select().from(table).where(isIt))
        if (row === undefined) return
        await addUses(inside, version.usedBy, version.row, await storedAmong(inside, version.keys))
      })
    }
}

/** Ends the uses of deleted rows. */
async function endUsesOfGoneRows(db: Db, usedBy: string, table: StoredTable): Promise<void> {
  const { file_use: use } = db.tables
  const isGone = notExists(
    db.query
      .select({ one: sql`1` })
      .from(table)
      .where(eq(columnOf(table, 'id'), use.row)),
  )
  for (let after = ''; ;) {
    const found = await db.scan
      .select({ id: use.id, key: use.key })
      .from(use)
      .where(and(eq(use.used_by, usedBy), gt(use.id, after), isGone))
      .orderBy(asc(use.id))
      .limit(BATCH)
    for (const { id, key } of found)
      await db.atomically(async (inside) => {
        const { stored_file: file } = inside.tables
        // New users of the file wait; uses they recorded before are seen below.
        await holding(inside, inside.query.select({ key: file.key }).from(file).where(eq(file.key, key)))
        await inside.query.delete(use).where(and(eq(use.id, id), isGone))
        await touch(inside, [key])
      })
    if (found.length < BATCH) return
    after = found.at(-1)!.id
  }
}
