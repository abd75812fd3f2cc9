import type { CategoryProductRow } from '@kisscut/shop'
import { and, asc, eq, or } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import { listHas } from '../dialect/index.ts'

/** Tiles of a page, at most: every list is bounded. */
const TILES = 1000

/** Published products shown in the category: its own and those that name it as a further one, by order. */
export async function productsOnCategoryPage(db: Db, categoryId: string): Promise<CategoryProductRow[]> {
  const { category_product: tile } = db.tables
  return db.query
    .select()
    .from(tile)
    .where(
      and(
        eq(tile.hidden_product, false),
        or(eq(tile.category, categoryId), listHas(db.dialect, tile.categories, categoryId)),
      ),
    )
    .orderBy(asc(tile.order), asc(tile.id))
    .limit(TILES)
}
