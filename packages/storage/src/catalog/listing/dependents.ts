import { recordNamed, relationsOf, type AnyRecord, type RecordName } from '@kisscut/records'
import { eq, or } from 'drizzle-orm'
import type { Db } from '../../database/index.ts'
import { listHas } from '../../dialect/index.ts'
import { columnOf, storedTableOf } from '../../records/stored-table.ts'
import { LISTED_WITH, PRODUCT_RECORDS } from '@kisscut/shop/ports/catalog'

/** Records through which products refer to others: an option by its set, a set by the group of a clipart product. */
const BY_WAY_OF: Readonly<Record<string, readonly string[]>> = {
  template_option: ['template_option_set'],
  template_option_set: [
    'clipart_product_customization_group',
    'marketplace_product_option',
    'shutterstock_product_option',
  ],
  marketplace_product_option: ['marketplace_base_product'],
  template_material: ['marketplace_base_product'],
  stock_product_size: ['marketplace_base_product'],
  company: ['artist'],
  artist: ['artwork'],
}

/** Ids of a record's rows that refer to these rows, in a field or in a list. */
async function rowsNaming(
  db: Db,
  record: AnyRecord,
  to: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const fields = relationsOf(record).filter((relation) => relation.to === to)
  if (fields.length === 0 || ids.length === 0) return []
  const table = storedTableOf(db.tables, record)
  const names = ({ name, meta }: (typeof fields)[number], id: string) =>
    meta.kind === 'links' || meta.kind === 'mentions'
      ? listHas(db.dialect, columnOf(table, name), id)
      : eq(columnOf(table, name), id)
  const rows = await db.query
    .select({ id: columnOf(table, 'id') })
    .from(table)
    .where(or(...ids.flatMap((id) => fields.map((field) => names(field, id)))))
  return rows.map(({ id }) => id as string)
}

/**
 * Products whose listing or search words depend on this row: those made of a material, coming in a size or shape, offering an
 * option or showing a clipart. Scans all products, so it is for staff's changes only.
 */
export async function dependentsOf(db: Db, { name }: AnyRecord, id: string): Promise<readonly string[]> {
  return [...new Set(await productsNaming(db, name, [id]))]
}

async function productsNaming(db: Db, name: string, ids: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  if (LISTED_WITH.includes(name as RecordName))
    for (const product of Object.values(PRODUCT_RECORDS))
      found.push(...(await rowsNaming(db, recordNamed(product), name, ids)))
  for (const between of BY_WAY_OF[name] ?? []) {
    const named = await rowsNaming(db, recordNamed(between), name, ids)
    found.push(...(await productsNaming(db, between, named)))
  }
  return found
}
