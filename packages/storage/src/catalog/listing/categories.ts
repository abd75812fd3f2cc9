import { asc } from 'drizzle-orm'
import type { Db } from '../../database/index.ts'
import type { CategoryRow } from '@kisscut/shop/ports/catalog'

/** Every category by order, including hidden ones. */
export async function categories(db: Db): Promise<CategoryRow[]> {
  const { category } = db.tables
  return db.query.select().from(category).orderBy(asc(category.order), asc(category.id))
}
