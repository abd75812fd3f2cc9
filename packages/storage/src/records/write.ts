import { type AnyRecord, type ChangesOf, linksOf, type NewRowOf, review, type RowOf } from '@kisscut/records'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { hasAddress, rememberAddress } from '../catalog/former-addresses.ts'
import { configuredProductOf, countActivity, isConfiguredProduct } from '../catalog/listing/activity.ts'
import { catalogChanged } from '../catalog/listing/catalog-changed.ts'
import { reviewChanged } from '../catalog/listing/ratings.ts'
import { type Db, namesIn, orStorageConflict, statement } from '../database/index.ts'
import { encodedRow, later, laterRow } from '../database/prepared.ts'
import { keyOf, newRowId } from '../ids/ids.ts'
import {
  addUses,
  endUses,
  keysNamed,
  mayNameFiles,
  removalEndsUses,
  setUses,
  usersRemovedWith,
} from '../files/uses.ts'
import { isOwnedBy, type OwnerKind, ownerKind, ownerNow } from '../owners/owner-now.ts'
import { conditionsOf, whereOf } from './conditions.ts'
import { get } from './read.ts'
import { writeLinks } from './write-links.ts'
import { columnOf, columnsOf, type StoredTable, storedTableOf } from './stored-table.ts'
import { PARTS_OF_PRODUCTS } from '@kisscut/shop/ports/catalog'
import type { Conditions } from '@kisscut/shop/ports/records'

export async function create<R extends AnyRecord>(
  db: Db,
  record: R,
  row: NewRowOf<R>,
  along?: (row: RowOf<R>) => Promise<void>,
): Promise<RowOf<R>> {
  if ('owner' in row)
    return db.atomically(async (inside) => {
      const owner = await ownerNow(inside, row.owner as string)
      return createAs(inside, record, { ...row, owner }, along)
    })
  return createAs(db, record, row, along)
}

const insertRow = statement((db, record: AnyRecord, names: string) =>
  db.query.insert(storedTableOf(db.tables, record)).values(laterRow(names)),
)

async function createAs<R extends AnyRecord>(
  db: Db,
  record: R,
  row: NewRowOf<R>,
  along?: (row: RowOf<R>) => Promise<void>,
): Promise<RowOf<R>> {
  const made = madeOf(db, record, row)
  const { id } = made
  const product = configuredProductOf(record, made)
  const keys = keysNamed(record, made)
  const insert = async (inside: Db) => {
    const table = storedTableOf(inside.tables, record)
    await insertRow(inside, encodedRow(columnsOf(table), made), record, namesIn(made))
    await writeLinks(inside, record, id, made, true)
    await addUses(inside, record.name, id, keys)
    return made as RowOf<R>
  }
  if (product === null && along === undefined) return writing(db, record, id, insert, keys.length > 0)
  return db.atomically(async (inside) => {
    // Started together, in one round trip to the database.
    const created = writing(inside, record, id, insert)
    const others = [along?.(made as RowOf<R>), product && countActivity(inside, product, 'configured')]
    await Promise.allSettled([created, ...others])
    const row = await created
    await Promise.all(others)
    return row
  })
}

/** The row to store: parsed with the record's schema, with an id. */
function madeOf<R extends AnyRecord>(db: Db, record: R, row: NewRowOf<R>) {
  const { id = newRowId(record.name), owner, ...fields } = row as { id?: string; owner?: string }
  if ((record.save === 'owner') !== (owner !== undefined))
    throw new Error(`A ${record.name} ${record.save === 'owner' ? 'needs an' : 'has no'} owner`)
  const now = db.now()
  const values = { id, created: now, updated: now, revision: 0, ...(owner === undefined ? {} : { owner }) }
  return { ...values, ...record.schema.parse(fields) }
}

/** Most rows per statement; each number of rows needs its own statement. */
const ROWS_AT_ONCE = 10

/** Creates rows with as few statements as possible; one by one if other data depends on each. */
export async function createMany<R extends AnyRecord>(
  db: Db,
  record: R,
  rows: readonly NewRowOf<R>[],
): Promise<void> {
  if (record.isCatalog || isReview(record) || linksOf(record).length > 0 || isConfiguredProduct(record)) {
    for (const row of rows) await create(db, record, row)
    return
  }
  if (record.save === 'owner')
    return db.atomically(async (inside) => {
      const owned = rows.map(async (row) => {
        const { owner } = row as unknown as { readonly owner: string }
        return { ...row, owner: await ownerNow(inside, owner) }
      })
      return createTogether(inside, record, await Promise.all(owned))
    })
  return createTogether(db, record, rows)
}

async function createTogether<R extends AnyRecord>(
  db: Db,
  record: R,
  rows: readonly NewRowOf<R>[],
): Promise<void> {
  const made = rows.map((row) => madeOf(db, record, row))
  const keys = made.map((row) => keysNamed(record, row))
  const inserting = (inside: Db) => insertAll(inside, record, made)
  await orStorageConflict(record.name, () =>
    keys.every(({ length }) => length === 0)
      ? inserting(db)
      : db.atomically(async (inside) => {
          await inserting(inside)
          for (const [at, row] of made.entries()) await addUses(inside, record.name, row.id, keys[at]!)
        }),
  )
}

async function insertAll(db: Db, record: AnyRecord, made: readonly Row[]): Promise<void> {
  for (let at = 0; at < made.length;) {
    const names = namesIn(made[at]!)
    const those = made.slice(at, at + ROWS_AT_ONCE)
    const other = those.findIndex((row) => namesIn(row) !== names)
    const group = other === -1 ? those : those.slice(0, other)
    await insertTogether(db, record, group, names)
    at += group.length
  }
}

const prefixOf = (at: number) => `row${at}_`

const insertRows = statement((db, record: AnyRecord, names: string, count: number) =>
  db.query
    .insert(storedTableOf(db.tables, record))
    .values(Array.from({ length: count }, (_, at) => laterRow(names, prefixOf(at)))),
)

async function insertTogether(
  db: Db,
  record: AnyRecord,
  group: readonly Row[],
  names: string,
): Promise<void> {
  const table = storedTableOf(db.tables, record)
  const values = group.map((row, at) => encodedRow(columnsOf(table), row, prefixOf(at)))
  await insertRows(db, Object.assign({}, ...values) as Row, record, names, group.length)
}

const updateRow = statement(
  (db, record: AnyRecord, names: string, before: string, owner: OwnerKind | undefined) => {
    const table = storedTableOf(db.tables, record)
    const conditions = before === '' ? [] : before.split(',').map((field) => asBefore(table, field))
    return db.query
      .update(table)
      .set({ ...laterRow(names, 'set_'), ...nextRevision(record, table) })
      .where(and(withId(db, table, owner), ...conditions))
      .returning()
  },
)

export async function update<R extends AnyRecord>(
  db: Db,
  record: R,
  id: string,
  changes: ChangesOf<R>,
  owner: string | undefined,
  where: Partial<RowOf<R>> = {},
): Promise<RowOf<R> | null> {
  holdFirst(db, owner)
  const set = { ...checked(record, changes), updated: db.now() }
  const updating = async (inside: Db) => {
    const table = storedTableOf(inside.tables, record)
    const values = {
      ...encodedRow(columnsOf(table), set, 'set_'),
      ...encodedRow(columnsOf(table), where as Row, 'was_'),
      ...key(id, owner),
    }
    const [row] = await updateRow(inside, values, record, namesIn(set), namesIn(where), kindOf(owner))
    if (row !== undefined) {
      await writeLinks(inside, record, id, set, false)
      if (mayNameFiles(record, set)) await setUses(inside, record.name, id, keysNamed(record, row))
    }
    return (row as RowOf<R> | undefined) ?? null
  }
  return writing(db, record, id, updating, mayNameFiles(record, set))
}

const updateRows = statement((db, record: AnyRecord, names: string, where: string) => {
  const table = storedTableOf(db.tables, record)
  return db.query
    .update(table)
    .set({ ...laterRow(names, 'set_'), ...nextRevision(record, table) })
    .where(conditionsOf(db, record, where))
    .returning({ id: columnOf(table, 'id') })
})

/** Changes every row that fits, by one statement; how many those are. */
export async function updateMany<R extends AnyRecord>(
  db: Db,
  record: R,
  conditions: Conditions<R>,
  changes: ChangesOf<R>,
): Promise<number> {
  if (record.isCatalog || isReview(record)) throw new Error('Rows of the catalog are changed one by one')
  if (mayNameFiles(record, changes)) throw new Error('Fields that name files are changed row by row')
  return orStorageConflict(record.name, async () => {
    const table = storedTableOf(db.tables, record)
    const where = whereOf(record, table, conditions)
    const set = { ...checked(record, changes), updated: db.now() }
    const values = { ...where.values, ...encodedRow(columnsOf(table), set, 'set_') }
    const rows = await updateRows(db, values, record, namesIn(set), where.text)
    return rows.length
  })
}

const removeRow = statement((db, record: AnyRecord, owner: OwnerKind | undefined) => {
  const table = storedTableOf(db.tables, record)
  return db.query
    .delete(table)
    .where(withId(db, table, owner))
    .returning()
})

export async function remove(
  db: Db,
  record: AnyRecord,
  id: string,
  owner: string | undefined,
): Promise<boolean> {
  holdFirst(db, owner)
  const removing = async (inside: Db) => {
    const users = removalEndsUses(record) ? await usersRemovedWith(inside, record, id) : []
    const [row] = await removeRow(inside, key(id, owner), record, kindOf(owner))
    if (row === undefined) return null
    for (const { usedBy, row: user } of users) await endUses(inside, usedBy, [user])
    return row as Row
  }
  const work = () =>
    versioned(db, record, id, removing, { isRemoval: true, isAtomic: removalEndsUses(record) })
  return (await orStorageConflict(record.name, work, 'in_use')) !== null
}

/** Increases the revision; customs do so themselves. */
const nextRevision = (record: AnyRecord, table: StoredTable): { readonly revision?: SQL } =>
  'revision' in record.schema.shape ? {} : { revision: sql`${columnOf(table, 'revision')} + 1` }

const kindOf = (owner: string | undefined): OwnerKind | undefined =>
  owner === undefined ? undefined : ownerKind(owner)

const withId = ({ tables }: Db, table: StoredTable, owner: OwnerKind | undefined): SQL | undefined =>
  and(
    eq(columnOf(table, 'id'), later('id')),
    owner === undefined ? undefined : isOwnedBy(tables, columnOf(table, 'owner'), owner),
  )

/** Locks the owner before the row, if a transaction changes an owner's row. */
function holdFirst(db: Db, owner: string | undefined): void {
  // Not awaited: statements run in the order they are sent, and if this one fails, so do the others.
  if (owner !== undefined && db.owners !== undefined) ownerNow(db, owner).catch(() => undefined)
}

/** Condition that the field has the value its writer has read; can't be used for null. */
const asBefore = (table: StoredTable, field: string): SQL => eq(columnOf(table, field), later(`was_${field}`))

const key = (id: string, owner: string | undefined) => ({ id: keyOf(id), owner })

/** Each changed field parsed with its own schema; missing fields stay unchanged. */
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

type Row = Readonly<Record<string, unknown>>

const writing = <T extends Row | null>(
  db: Db,
  record: AnyRecord,
  id: string,
  work: (db: Db) => Promise<T>,
  isAtomic = false,
): Promise<T> => orStorageConflict(record.name, () => versioned(db, record, id, work, { isAtomic }))

/** Records whose listings also depend on their state before a change. */
const REMEMBERED: readonly string[] = ['category', 'category_product', 'uses_link', ...PARTS_OF_PRODUCTS]

const isReview = ({ name }: AnyRecord): boolean => name === review.name

/** Changes a review together with its product's rating. REVIEW-4. */
function rated<T extends Row | null>(
  db: Db,
  id: string,
  work: (db: Db) => Promise<T>,
  isRemoval: boolean,
): Promise<T> {
  return db.atomically(async (inside) => {
    const before = isRemoval ? null : await get(inside, review, id)
    const row = await work(inside)
    if (row !== null) await reviewChanged(inside, isRemoval ? row : before, isRemoval ? null : row)
    return row
  })
}

/**
 * Runs a change of the catalog together with the update of its version, lists and search. The work returns the row it saved or
 * removed, or null for none.
 */
function versioned<T extends Row | null>(
  db: Db,
  record: AnyRecord,
  id: string,
  work: (db: Db) => Promise<T>,
  { isRemoval = false, isAtomic = false },
): Promise<T> {
  if (isReview(record)) return rated(db, id, work, isRemoval)
  if (!record.isCatalog) return linksOf(record).length > 0 || isAtomic ? db.atomically(work) : work(db)
  return db.atomically(async (inside) => {
    const isRemembered = REMEMBERED.includes(record.name) || hasAddress(record)
    const before = !isRemoval && isRemembered ? await get(inside, record, id) : null
    const row = await work(inside)
    if (row === null) return row
    const change = { record, id, before: isRemoval ? row : before, after: isRemoval ? null : row }
    if (hasAddress(record)) await rememberAddress(inside, change)
    await catalogChanged(inside, change)
    return row
  })
}
