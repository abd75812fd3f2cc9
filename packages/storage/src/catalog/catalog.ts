import type { Catalog } from '@kisscut/shop'
import { asc } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import { catalogOfProduct } from './catalog-of-product.ts'
import { categoryTree } from './category-tree.ts'
import { everyRow } from './every-row.ts'
import { productionCalendar, setProductionCalendar } from './production-calendar.ts'
import { productsOnCategoryPage } from './products-on-category-page.ts'
import { decreaseStock } from './decrease-stock.ts'
import { catalogVersion } from './version.ts'

/** The questions asked of the catalog, each answered in a file of its name. */
export function catalogIn(db: Db): Catalog {
  const { color, font } = db.tables
  return {
    version: () => catalogVersion(db),
    tree: () => categoryTree(db),
    productsOnCategoryPage: (categoryId) => productsOnCategoryPage(db, categoryId),
    everyRow: () => everyRow(db),
    product: (by) => catalogOfProduct(db, by),
    fonts: async () => db.query.select().from(font).orderBy(asc(font.order), asc(font.id)),
    colors: async () => db.query.select().from(color).orderBy(asc(color.order), asc(color.id)),
    productionCalendar: () => productionCalendar(db),
    setProductionCalendar: (calendar) => setProductionCalendar(db, calendar),
    decreaseStock: (templateId, pieces) => decreaseStock(db, templateId, pieces),
  }
}
