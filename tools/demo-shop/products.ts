import { RECORDS } from '@kisscut/records'
import type { Product } from '@kisscut/core/product'
import type { Design } from '@kisscut/artwork/design'
import { categoryTreeOf, compileProduct, startingDesign, type ById } from '@kisscut/shop'
import { FONTS } from './data/fonts.ts'
import { RECORD_SETS } from './record-sets.ts'

const THEN = new Date(0)

/** The demo catalog's rows as a database would give them, without one. */
const demoRows = (): ById => {
  const catalog = RECORD_SETS.filter(({ record }) => record.isCatalog)
  const rows = catalog.map(({ record, rows }) => [
    record.name,
    new Map(
      rows.map(({ id, ...fields }) => [
        id,
        { id, created: THEN, updated: THEN, revision: 0, ...record.schema.parse(fields) },
      ]),
    ),
  ])
  const none = Object.keys(RECORDS).map((name) => [name, new Map()])
  return Object.fromEntries([...none, ...rows]) as ById
}

/** The demo shop's products as the rules know them, price tables included: real figures for tests and benches. */
export const demoProducts = (): readonly Product[] => {
  const all = demoRows()
  const categories = categoryTreeOf([...all.category.values()])
  return [...all.template.values()].map((row) => compileProduct(row, all, categories, []).product)
}

/** The design that products of a template start with, as the shop makes it. */
export const demoStart = (slug: string): Design => {
  const all = demoRows()
  const row = all.template.get(slug)!
  const ofTemplate = <R extends { readonly template: string }>(rows: ReadonlyMap<string, R>) =>
    [...rows.values()].filter(({ template }) => template === row.id)
  return startingDesign(row, {
    sides: ofTemplate(all.template_side),
    shapes: row.template_shapes.map((id) => all.template_shape.get(id)!),
    texts: ofTemplate(all.template_text),
    cliparts: ofTemplate(all.template_clipart),
    regions: [...all.template_clipart_region.values()],
    artworks: ofTemplate(all.template_marketplace),
    fonts: FONTS.map(({ id }) => id),
  })
}
