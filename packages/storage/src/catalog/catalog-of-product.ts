import type { AnyRecord, RowOf } from '@kisscut/records'
import {
  color,
  templateMaterial,
  templateOption,
  templateOptionSet,
  templateOptionTag,
  templateSize,
} from '@kisscut/records'
import type { CatalogOfProduct } from '@kisscut/shop'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import { columnOf, storedTableOf } from '../records/stored-table.ts'

/** Everything the rules need of one product; null when there is none. */
export async function catalogOfProduct(
  db: Db,
  by: { readonly id: string } | { readonly slug: string },
): Promise<CatalogOfProduct | null> {
  const { template } = db.tables
  const wanted = 'id' in by ? eq(template.id, by.id) : eq(template.slug, by.slug)
  const [found] = await db.query.select().from(template).where(wanted).limit(1)
  if (!found) return null

  const [materials, sizes, optionSets] = await Promise.all([
    mentioned(db, templateMaterial, found.materials),
    mentioned(db, templateSize, found.sizes),
    mentioned(db, templateOptionSet, found.options),
  ])
  const [options, colors] = await Promise.all([
    mentioned(
      db,
      templateOption,
      optionSets.flatMap((set) => set.options),
    ),
    mentioned(
      db,
      color,
      materials.flatMap((material) => material.material_colors),
    ),
  ])
  const tagged = [...optionSets, ...options].flatMap((row) => row.tags)
  const optionTags = await mentioned(db, templateOptionTag, tagged)
  return { template: found, materials, sizes, optionSets, options, optionTags, colors }
}

/** The rows with these ids, each once, in the order they are first mentioned; what is gone is left out. */
async function mentioned<R extends AnyRecord>(
  db: Db,
  record: R,
  ids: readonly string[],
): Promise<RowOf<R>[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const shelf = storedTableOf(db.tables, record)
  const rows = (await db.query
    .select()
    .from(shelf)
    .where(inArray(columnOf(shelf, 'id'), wanted))) as RowOf<R>[]
  const byId = new Map(rows.map((row) => [row.id, row]))
  return wanted.flatMap((id) => byId.get(id) ?? [])
}
