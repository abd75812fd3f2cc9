import type { EveryCatalogRow } from '@kisscut/shop'
import { asc } from 'drizzle-orm'
import type { Db } from '../database/index.ts'

/**
 * Every row of the catalog, each list by its order, read one after the other: a change in between raises the version, and
 * whoever compiles them reads again.
 */
export const everyRow = async ({ query, tables: t }: Db): Promise<EveryCatalogRow> => ({
  category: await query.select().from(t.category).orderBy(asc(t.category.order), asc(t.category.id)),
  category_product: await query
    .select()
    .from(t.category_product)
    .orderBy(asc(t.category_product.order), asc(t.category_product.id)),
  uses_link: await query.select().from(t.uses_link).orderBy(asc(t.uses_link.order), asc(t.uses_link.id)),
  template: await query.select().from(t.template).orderBy(asc(t.template.order), asc(t.template.id)),
  template_material: await query
    .select()
    .from(t.template_material)
    .orderBy(asc(t.template_material.order), asc(t.template_material.id)),
  template_shape: await query
    .select()
    .from(t.template_shape)
    .orderBy(asc(t.template_shape.order), asc(t.template_shape.id)),
  template_size: await query
    .select()
    .from(t.template_size)
    .orderBy(asc(t.template_size.order), asc(t.template_size.id)),
  template_option_set: await query
    .select()
    .from(t.template_option_set)
    .orderBy(asc(t.template_option_set.order), asc(t.template_option_set.id)),
  template_option: await query
    .select()
    .from(t.template_option)
    .orderBy(asc(t.template_option.order), asc(t.template_option.id)),
  template_option_tag: await query
    .select()
    .from(t.template_option_tag)
    .orderBy(asc(t.template_option_tag.id)),
  color: await query.select().from(t.color).orderBy(asc(t.color.order), asc(t.color.id)),
  font: await query.select().from(t.font).orderBy(asc(t.font.order), asc(t.font.id)),
})
