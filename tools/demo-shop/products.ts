import { RECORDS } from '@kisscut/records'
import type { Product } from '@kisscut/core/product'
import type { Design } from '@kisscut/artwork/design'
import { parseSides } from '@kisscut/core/size'
import {
  categoryTreeOf,
  compileProduct,
  emptyStart,
  onSize,
  readSample,
  sampleOn,
  startingDesign,
  type ById,
} from '@kisscut/shop'
import { FONTS } from './data/fonts.ts'
import { RECORD_SETS } from './record-sets.ts'

const THEN = new Date(0)

/** The demo catalog's rows as from a database, without one. */
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

/** The demo shop's products for the rules, with price tables: realistic data for tests and benches. */
export const demoProducts = (): readonly Product[] => {
  const all = demoRows()
  const categories = categoryTreeOf([...all.category.values()])
  return [...all.template.values()].map((row) => compileProduct(row, all, categories, []).product)
}

/** The parts of a template's initial design. */
function demoParts(slug: string) {
  const all = demoRows()
  const row = all.template.get(slug)!
  const ofTemplate = <R extends { readonly template: string }>(rows: ReadonlyMap<string, R>) =>
    [...rows.values()].filter(({ template }) => template === row.id)
  const parts = {
    sides: ofTemplate(all.template_side),
    shapes: row.template_shapes.map((id) => all.template_shape.get(id)!),
    texts: ofTemplate(all.template_text),
    cliparts: ofTemplate(all.template_clipart),
    regions: [...all.template_clipart_region.values()],
    artworks: ofTemplate(all.template_marketplace),
    fonts: FONTS.map(({ id }) => id),
  }
  return { all, row, parts }
}

/** The initial design of a template's products, as the shop makes it. */
export const demoStart = (slug: string): Design => {
  const { row, parts } = demoParts(slug)
  return startingDesign(row, parts)
}

/** A sample design opened on its product in a size. Throws where it can't be read. */
export function demoSample(
  { template, data }: { readonly template: string; readonly data: unknown },
  { width, height }: { readonly width: string; readonly height: string },
): Design {
  const reading = readSample(data)
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors))
  const { all, row, parts } = demoParts(template)
  const ids = (rows: ReadonlyMap<string, unknown>) => new Set(rows.keys())
  const isLettering = row.tool_type === 'lettering'
  const design = sampleOn(reading.design, {
    ...{
      empty: emptyStart(row, parts),
      clipTypes: parts.shapes.map(({ clip_type }) => clip_type),
      isLettering,
    },
    ...{ disableQr: row.disable_qr, showVariableData: row.show_variable_data },
    ...{ backgrounds: row.background_images, defaultFont: null },
    there: {
      ...{ fonts: ids(all.font), colors: ids(all.color), cliparts: ids(all.clipart) },
      ...{ regions: ids(all.clipart_region), artworks: ids(all.artwork) },
    },
  })
  return isLettering ? design : onSize(design, parseSides(width, height).size!)
}
