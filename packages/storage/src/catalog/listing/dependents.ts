import type { AnyRecord } from '@kisscut/records'
import { or } from 'drizzle-orm'
import type { Db } from '../../database/index.ts'
import { listHas } from '../../dialect/index.ts'

/**
 * Products whose lists or words change with a row they share: all that are made of a material, come in a size or a shape, or
 * offer an option. Reads every product's own lists: for staff's changes, not for shoppers' pages.
 */
export async function dependentsOf(db: Db, record: AnyRecord, id: string): Promise<readonly string[]> {
  const { template, ddb_product: ddb, template_option_set: set } = db.tables
  const found: string[] = []
  const has = {
    template_material: (of: string) => listHas(db.dialect, template.materials, of),
    template_shape: (of: string) => listHas(db.dialect, template.template_shapes, of),
    template_size: (of: string) => listHas(db.dialect, template.sizes, of),
    template_option_set: (of: string) => listHas(db.dialect, template.options, of),
  }
  const sets = async () =>
    (
      await db.query
        .select({ id: set.id })
        .from(set)
        .where(listHas(db.dialect, set.options, id))
    ).map((row) => row.id)
  const ofDdb = { template_material: ddb.materials, configured_ddb_product_size: ddb.sizes }
  if (record.name in ofDdb) {
    const list = ofDdb[record.name as keyof typeof ofDdb]
    const products = await db.query
      .select({ id: ddb.id })
      .from(ddb)
      .where(listHas(db.dialect, list, id))
    found.push(...products.map((row) => row.id))
  }
  const isOption = record.name === 'template_option'
  if (!isOption && !(record.name in has)) return found
  const mentioned = isOption ? await sets() : [id]
  if (mentioned.length === 0) return found
  const mentions = has[isOption ? 'template_option_set' : (record.name as keyof typeof has)]
  const rows = await db.query
    .select({ id: template.id })
    .from(template)
    .where(or(...mentioned.map(mentions)))
  return [...found, ...rows.map((row) => row.id)]
}
