import { eq, sql } from 'drizzle-orm'
import { type Db, later, run } from '../database/index.ts'

const CATALOG = 'catalog'

/** The number that goes up with every change of the catalog. */
export async function catalogVersion(db: Db): Promise<number> {
  const { version } = db.tables
  const query = () =>
    db.query
      .select()
      .from(version)
      .where(eq(version.id, later('id')))
  const [row] = await run(db, 'version', query, { id: CATALOG })
  return row?.number ?? 0
}

/** Makes every cache of the catalog stale. */
export async function raiseVersion(db: Db): Promise<void> {
  const { version } = db.tables
  await db.query
    .insert(version)
    .values({ id: CATALOG, number: 1 })
    .onConflictDoUpdate({ target: version.id, set: { number: sql`${version.number} + 1` } })
}
