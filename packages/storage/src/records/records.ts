import { type AnyRecord, type ChangesOf, isStorable, type NewRowOf, type RowOf } from '@kisscut/records'
import type { ListQuery, Page, Records } from '@kisscut/shop'
import { and, asc, count, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { type Db, orStorageConflict } from '../database/index.ts'
import { keyOf, newId } from '../ids/ids.ts'
import { raiseVersion } from '../catalog/version.ts'
import { columnOf, type StoredTable, storedTableOf } from './stored-table.ts'

/** Every record by the same five verbs. What is created or changed is first read by the record's own schema. */
export function recordsIn(db: Db): Records {
  return {
    list: (record, ask = {}) => list(db, record, ask),
    get: (record, id) => get(db, record, id),
    create: (record, row) => create(db, record, row),
    update: (record, id, changes, owner) => update(db, record, id, changes, owner),
    remove: (record, id, owner) => remove(db, record, id, owner),
  }
}

/** Pages nobody turns to; and ids asked for at once, at most. */
const LAST_PAGE = 1_000_000
const IDS = 1000

async function list<R extends AnyRecord>(db: Db, record: R, ask: ListQuery<R>): Promise<Page<RowOf<R>>> {
  const table = storedTableOf(db.tables, record)
  const pageSize = Math.min(Math.max(ask.pageSize ?? record.pageSize, 1), record.maxPageSize)
  const page = Math.min(Math.max(ask.page ?? 1, 1), LAST_PAGE)
  if (!isStorable({ ...ask.where, owner: ask.owner, ids: ask.idIn }))
    return { count: 0, page, pageSize, rows: [] }
  const conditions = conditionsOf(record, table, ask)
  const [counted] = await db.query.select({ count: count() }).from(table).where(conditions)
  const rows = await db.query
    .select()
    .from(table)
    .where(conditions)
    .orderBy(...[...record.order, 'created', 'id'].map((name) => asc(columnOf(table, name))))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { count: counted?.count ?? 0, page, pageSize, rows: rows as RowOf<R>[] }
}

function conditionsOf<R extends AnyRecord>(
  record: R,
  table: StoredTable,
  ask: ListQuery<R>,
): SQL | undefined {
  const conditions = [
    ...Object.entries(ask.publishedOnly ? record.published : {}),
    ...Object.entries(ask.where ?? {}),
    ...(ask.owner === undefined ? [] : [['owner', ask.owner] as const]),
  ].map(([name, value]) =>
    value === null ? isNull(columnOf(table, name)) : eq(columnOf(table, name), value),
  )
  if (ask.idIn) conditions.push(inArray(columnOf(table, 'id'), ask.idIn.slice(0, IDS)))
  return and(...conditions)
}

const withId = (table: StoredTable, id: string, owner: string | undefined) =>
  and(
    eq(columnOf(table, 'id'), keyOf(id)),
    owner === undefined ? undefined : eq(columnOf(table, 'owner'), owner),
  )

async function get<R extends AnyRecord>(db: Db, record: R, id: string): Promise<RowOf<R> | null> {
  const table = storedTableOf(db.tables, record)
  const [row] = await db.query
    .select()
    .from(table)
    .where(withId(table, id, undefined))
    .limit(1)
  return (row as RowOf<R> | undefined) ?? null
}

async function create<R extends AnyRecord>(db: Db, record: R, row: NewRowOf<R>): Promise<RowOf<R>> {
  const { id = newId(), owner, ...fields } = row as { id?: string; owner?: string }
  if ((record.save === 'owner') !== (owner !== undefined))
    throw new Error(`A ${record.name} ${record.save === 'owner' ? 'needs an' : 'has no'} owner`)
  const now = new Date()
  const values = { id, created: now, updated: now, ...(owner === undefined ? {} : { owner }) }
  return writing(db, record, async (inside) => {
    const table = storedTableOf(inside.tables, record)
    const rows = await inside.query
      .insert(table)
      .values({ ...values, ...record.schema.parse(fields) })
      .returning()
    return rows[0] as RowOf<R>
  })
}

async function update<R extends AnyRecord>(
  db: Db,
  record: R,
  id: string,
  changes: ChangesOf<R>,
  owner: string | undefined,
): Promise<RowOf<R> | null> {
  return writing(db, record, async (inside) => {
    const table = storedTableOf(inside.tables, record)
    const set = { ...checked(record, changes), updated: new Date() }
    const rows = await inside.query
      .update(table)
      .set(set)
      .where(withId(table, id, owner))
      .returning()
    return (rows[0] as RowOf<R> | undefined) ?? null
  })
}

/** Each changed field read by its own schema; fields that are missing stay as they are. */
function checked(record: AnyRecord, changes: object): Record<string, unknown> {
  const shape = record.schema.shape as Record<string, { parse(value: unknown): unknown }>
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, value]) => {
      if (value === undefined) return []
      const schema = shape[name]
      if (!schema) throw new Error(`A ${record.name} has no field ${name}`)
      return [[name, schema.parse(value)]]
    }),
  )
}

async function remove(db: Db, record: AnyRecord, id: string, owner: string | undefined): Promise<boolean> {
  const removing = async (inside: Db) => {
    const table = storedTableOf(inside.tables, record)
    const rows = await inside.query
      .delete(table)
      .where(withId(table, id, owner))
      .returning()
    return rows.length > 0
  }
  return orStorageConflict(record.name, () => versioned(db, record, removing), 'in_use')
}

const writing = <T>(db: Db, record: AnyRecord, work: (db: Db) => Promise<T>): Promise<T> =>
  orStorageConflict(record.name, () => versioned(db, record, work))

/** A change of the catalog and the version that tells of it happen together. */
function versioned<T>(db: Db, record: AnyRecord, work: (db: Db) => Promise<T>): Promise<T> {
  if (!record.isCatalog) return work(db)
  return db.atomically(async (inside) => {
    const answer = await work(inside)
    await raiseVersion(inside)
    return answer
  })
}
