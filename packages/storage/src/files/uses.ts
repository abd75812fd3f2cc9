import {
  type AnyRecord,
  fieldsOf,
  fileFieldsOf,
  oncePerRecord,
  RECORDS,
  settings,
  wholeOf,
} from '@kisscut/records'
import type { AuditNote } from '@kisscut/shop/ports/audit'
import { StorageConflict } from '@kisscut/shop/ports/records'
import { and, asc, eq, lt, type SQL } from 'drizzle-orm'
import {
  type Db,
  encodedRow,
  holding,
  later,
  laterRow,
  namesIn,
  sharing,
  statement,
} from '../database/index.ts'
import { isOneOf } from '../dialect/index.ts'
import { keyOf } from '../ids/ids.ts'
import { columnOf, storedTableOf } from '../records/stored-table.ts'
import { isKey, keysInText } from './keys.ts'

type Row = Readonly<Record<string, unknown>>

/** Fields of owners' records that the shop sets and that are not declared to refer to files; a key in one is a bug. */
const undeclared = oncePerRecord((record): readonly string[] =>
  fieldsOf(record).flatMap(({ name, meta }) =>
    meta.byShop && meta.kind === 'text' && !fileFieldsOf(record).includes(name) ? [name] : [],
  ),
)

/**
 * The keys of the stored files that a row refers to. Throws for a key in a field that isn't declared to refer to files, which is
 * a bug.
 */
export function keysNamed(record: AnyRecord, row: Row): readonly string[] {
  for (const name of undeclared(record))
    if (typeof row[name] === 'string' && isKey(row[name]))
      throw new Error(`Declare ${record.name}.${name} with fileKey(): it names a stored file`)
  return keysInValues(fileFieldsOf(record).map((name) => row[name]))
}

/** The keys in any values. */
export const keysInValues = (values: readonly unknown[]): readonly string[] => [
  ...new Set(
    values.flatMap((value) =>
      value === null || value === undefined
        ? []
        : keysInText(typeof value === 'string' ? value : JSON.stringify(value)),
    ),
  ),
]

/** Whether a change of these fields may change which files a row of the record uses. */
export const mayNameFiles = (record: AnyRecord, fields: object): boolean =>
  fileFieldsOf(record).some((name) => name in fields)

/** The `usedBy` of earlier versions of a record's rows. */
export const versionsOf = ({ name }: AnyRecord): string => `${name} history`

/** The version of a catalog row in a note of the audit log, which can be restored (ADMIN-13); null if it uses no files. */
export function versionNamed({ what, before, after }: Pick<AuditNote, 'what' | 'before' | 'after'>) {
  const [name = '', row = ''] = what.split(' ', 2)
  const record = name === settings.name ? settings : (RECORDS as Record<string, AnyRecord>)[name]
  // A removed row can't be restored.
  if (record?.isCatalog !== true || after === undefined) return null
  const keys = keysInValues([before, after])
  return keys.length === 0 ? null : { record, usedBy: versionsOf(record), row, keys }
}

const filesOfRow = statement((db) => {
  const { file_use: use } = db.tables
  return db.query.select({ key: use.key }).from(use).where(isOfRow(db))
})

/** Makes these the files a row uses, in the open transaction. Keys that nothing is stored under are left out. */
export async function setUses(db: Db, usedBy: string, row: string, keys: readonly string[]): Promise<void> {
  const present = (await filesOfRow(db, { used_by: usedBy, row })).map(({ key }) => key)
  await addUses(
    db,
    usedBy,
    row,
    keys.filter((key) => !present.includes(key)),
  )
  await endThose(
    db,
    { used_by: usedBy, row },
    present.filter((key) => !keys.includes(key)),
  )
}

const insertUse = statement((db, names: string) => {
  const { file_use: use } = db.tables
  return db.query
    .insert(use)
    .values(laterRow(names) as never)
    .onConflictDoNothing()
})

/** Adds files to those a row uses. */
export async function addUses(db: Db, usedBy: string, row: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const { file_use: use } = db.tables
  const since = db.now()
  for (const key of await held(db, keys)) {
    const added = { id: `${usedBy} ${row} ${key}`, key, used_by: usedBy, row, since }
    await insertUse(db, encodedRow(use, added), namesIn(added))
  }
}

const endUsesOfRows = statement((db) => {
  const { file_use: use } = db.tables
  return db.query
    .delete(use)
    .where(and(eq(use.used_by, later('used_by')), isOneOf(db.dialect, use.row, later('rows'))))
    .returning({ key: use.key })
})

/** The rows use no files any more. */
export async function endUses(db: Db, usedBy: string, rows: readonly string[]): Promise<void> {
  const ended = await endUsesOfRows(db, { used_by: usedBy, rows: JSON.stringify(rows) })
  if (ended.length > 0) await touch(db, [...new Set(ended.map(({ key }) => key))])
}

const isOfRow = ({ tables: { file_use: use } }: Db): SQL | undefined =>
  and(eq(use.used_by, later('used_by')), eq(use.row, later('row')))

const endUsesOfFiles = statement((db) => {
  const { file_use: use } = db.tables
  return db.query.delete(use).where(and(isOfRow(db), isOneOf(db.dialect, use.key, later('keys'))))
})

async function endThose(db: Db, values: Row, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await endUsesOfFiles(db, { ...values, keys: JSON.stringify(keys) })
  await touch(db, keys)
}

const holdFiles = statement((db) => {
  const { stored_file: file } = db.tables
  return sharing(
    db,
    db.query
      .select({ key: file.key, removing: file.removing })
      .from(file)
      .where(isOneOf(db.dialect, file.key, later('keys')))
      .orderBy(asc(file.key)),
  )
})

/**
 * Locks files against deletion until this transaction ends, and returns the stored ones. Others may use them at the same time,
 * because nothing is written. Throws if one is being deleted.
 */
async function held(db: Db, keys: readonly string[]): Promise<readonly string[]> {
  const found = await holdFiles(db, { keys: JSON.stringify(keys) })
  const gone = found.find(({ removing }) => removing)
  if (gone) throw new StorageConflict('broken_reference', `The file ${gone.key} is being deleted`)
  return found.map(({ key }) => key)
}

/** Milliseconds after which a file is touched again, so that many rows that stop using it write its row once. */
export const TOUCHED_FOR_MS = 60 * 60 * 1000

const isToTouch = ({ dialect, tables: { stored_file: file } }: Db): SQL | undefined =>
  and(isOneOf(dialect, file.key, later('keys')), lt(file.touched, later('before')))

const lockToTouch = statement((db) => {
  const { stored_file: file } = db.tables
  return holding(
    db,
    db.query.select({ key: file.key }).from(file).where(isToTouch(db)).orderBy(asc(file.key)),
  )
})

const touchFiles = statement((db) => {
  const { stored_file: file } = db.tables
  return db.query.update(file).set(laterRow('touched')).where(isToTouch(db))
})

/** Notes the time for files that a row no longer names, unless it was noted a moment ago. */
export async function touch(db: Db, keys: readonly string[]): Promise<void> {
  const { stored_file: file } = db.tables
  const now = db.now()
  const before = new Date(now.getTime() - TOUCHED_FOR_MS)
  const values = {
    ...encodedRow(file, { touched: now }),
    before: encodedRow(file, { touched: before })['touched'],
    keys: JSON.stringify(keys),
  }
  // In the order of their keys, as their users lock them: an UPDATE has no order, and the two could deadlock.
  if (db.dialect === 'postgres') await lockToTouch(db, values)
  await touchFiles(db, values)
}

const rowToHold = statement((db, record: AnyRecord) => {
  const table = storedTableOf(db.tables, record)
  const column = columnOf(table, 'id')
  return holding(
    db,
    db.query
      .select({ id: column })
      .from(table)
      .where(eq(column, later('id'))),
  )
})

/** Locks a row, so that none is added that refers to it. */
const holdRow = (db: Db, record: AnyRecord, id: string) => rowToHold(db, { id: keyOf(id) }, record)

interface PartOf {
  readonly part: AnyRecord
  readonly by: string
}

/** The records whose rows the database removes together with a row of this one. */
const partsOfRecord = oncePerRecord((record): readonly PartOf[] =>
  Object.values<AnyRecord>(RECORDS).flatMap((part) => {
    const whole = wholeOf(part)
    return whole?.to === record.name ? [{ part, by: whole.name }] : []
  }),
)

/** Whether removing a row of the record may end uses of files, its own or its parts'. */
export const removalEndsUses: (record: AnyRecord) => boolean = oncePerRecord(
  (record): boolean =>
    fileFieldsOf(record).length > 0 || partsOfRecord(record).some(({ part }) => removalEndsUses(part)),
)

/** A row that uses files. */
interface User {
  readonly usedBy: string
  readonly row: string
}

const idsOfParts = statement((db, part: AnyRecord, by: string) => {
  const table = storedTableOf(db.tables, part)
  return db.query
    .select({ id: columnOf(table, 'id') })
    .from(table)
    .where(eq(columnOf(table, by), later('whole')))
})

/** Whose uses end when a row is removed: its own, its parts' and its earlier versions'. Asked while its parts are there. */
export async function usersRemovedWith(db: Db, record: AnyRecord, id: string): Promise<readonly User[]> {
  const users: User[] = []
  const parts = partsOfRecord(record).filter(({ part }) => removalEndsUses(part))
  if (parts.length > 0) await holdRow(db, record, id)
  for (const { part, by } of parts) {
    const rows = await idsOfParts(db, { whole: keyOf(id) }, part, by)
    for (const row of rows) users.push(...(await usersRemovedWith(db, part, row.id as string)))
  }
  if (fileFieldsOf(record).length > 0) users.push({ usedBy: record.name, row: id })
  if (record.isCatalog) users.push({ usedBy: versionsOf(record), row: id })
  return users
}
