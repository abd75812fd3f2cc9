import { asc, eq, gt, lte, sql } from 'drizzle-orm'
import { type Db, later, statement } from '../database/index.ts'
import type { CatalogChange } from '@kisscut/shop/ports/catalog'

const CATALOG = 'catalog'

/** Changes stored; caches further behind drop everything. */
const CHANGES = 10_000
/** Most changes read at once; dropping everything is cheaper beyond that. */
const READ_AT_MOST = 1000

const currentVersion = statement((db) => {
  const { version } = db.tables
  return db.query
    .select()
    .from(version)
    .where(eq(version.id, later('id')))
})

/** The number that goes up with every change of the catalog. */
export async function catalogVersion(db: Db): Promise<number> {
  const [row] = await currentVersion(db, { id: CATALOG })
  return row?.number ?? 0
}

const nextVersion = statement((db) => {
  const { version } = db.tables
  return db.query
    .insert(version)
    .values({ id: CATALOG, number: 1 })
    .onConflictDoUpdate({ target: version.id, set: { number: sql`${version.number} + 1` } })
    .returning()
})

const noteChange = statement((db) => {
  const { catalog_change: change } = db.tables
  return db.query
    .insert(change)
    .values({ version: later('version'), record: later('record'), row: later('row') })
})

/**
 * Raises the version and records the changed row. Call it before writing derived data: on PostgreSQL, the version's row makes
 * changes of the catalog take turns.
 */
export async function raiseVersion(db: Db, { record, id }: CatalogChange): Promise<void> {
  const { catalog_change: change } = db.tables
  const [raised] = await nextVersion(db)
  const { number } = raised!
  await noteChange(db, { version: number, record, row: id })
  if (number % 100 === 0) await db.query.delete(change).where(lte(change.version, number - CHANGES))
}

/** Raises the version and removes all recorded changes, so that every cache of the catalog drops everything. */
export async function forgetChanges(db: Db): Promise<void> {
  await raiseVersion(db, { record: 'everything', id: '' })
  await db.query.delete(db.tables.catalog_change)
}

/** The rows changed after a version, without duplicates; null if some are no longer stored, or if there are too many. */
export async function changesSince(db: Db, since: number): Promise<readonly CatalogChange[] | null> {
  const { catalog_change: change } = db.tables
  const rows = await db.query
    .select()
    .from(change)
    .where(gt(change.version, since))
    .orderBy(asc(change.version))
    .limit(READ_AT_MOST + 1)
  if (rows.length > READ_AT_MOST) return null
  if (rows[0]?.version !== since + 1) return null
  return [...new Map(rows.map(({ record, row }) => [`${record} ${row}`, { record, id: row }])).values()]
}
