import type { AnyRecord } from '@kisscut/records'
import { or } from 'drizzle-orm'
import type { Db } from '../../database/index.ts'
import { listHas } from '../../dialect/index.ts'

/**
 * Products whose lists or words change with a row they share: all that are made of a material, come in a size or a shape, or
 * offer an option. Reads every template's own lists: for staff's changes, not for shoppers' pages.
 */
export async function dependentsOf(db: Db, record: AnyRecord, id: string): Promise<readonly string[]> {
  const { template, template_option_set: set } = db.tables
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
  const isOption = record.name === 'template_option'
  if (!isOption && !(record.name in has)) return []
  const mentioned = isOption ? await sets() : [id]
  if (mentioned.length === 0) return []
  const mentions = has[isOption ? 'template_option_set' : (record.name as keyof typeof has)]
  const rows = await db.query
    .select({ id: template.id })
    .from(template)
    .where(or(...mentioned.map(mentions)))
  return rows.map((row) => row.id)
}
