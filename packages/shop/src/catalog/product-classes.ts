import { metaOf, RECORDS, template, type AnyRecord } from '@kisscut/records'
import type { ProductData } from '@kisscut/core/product'
import {
  LISTED_CLASSES,
  PRODUCT_RECORDS,
  type AnyProductRow,
  type ListedClass,
  type TemplateRow,
} from '../ports/catalog.ts'
import { columnsOfMarketplace, columnsOfStock, marketplaceFields, stockFields } from './artwork-product.ts'
import { clipartFields, clipartPartsOf, columnsOfClipart } from './clipart-product.ts'
import { ddbFields, ddbPartsOf } from './ddb-product.ts'
import type { ById, Row } from './rows.ts'
import type { z } from 'zod'

/** Converts the products of one class to the common form that lists, pages and rules read. */
interface ProductClassOf<N extends (typeof PRODUCT_RECORDS)[ListedClass]> {
  /** Template columns that its own record names differently or lacks. */
  columns(row: Row<N>, all: ById): Partial<TemplateRow>
  /** Fields for the rules besides those of every product. */
  fields(row: Row<N>, all: ById, product: ProductData): Partial<ProductData>
}

const CLASSES: { readonly [C in ListedClass]: ProductClassOf<(typeof PRODUCT_RECORDS)[C]> } = {
  custom: { columns: () => ({}), fields: () => ({}) },
  ddb: {
    columns: () => ({}),
    fields: ({ id }, all) => ddbFields(ddbPartsOf(id, all)!, all),
  },
  clipart: {
    columns: columnsOfClipart,
    fields: ({ id }, all, product) => clipartFields(clipartPartsOf(id, all)!, product),
  },
  marketplace: { columns: columnsOfMarketplace, fields: marketplaceFields },
  stock: { columns: columnsOfStock, fields: stockFields },
}

/** Whether a record is a class of products. */
export const isProductRecord = (name: string): boolean =>
  (Object.values(PRODUCT_RECORDS) as readonly string[]).includes(name)

const rowsOfClass = (productClass: ListedClass, all: ById) =>
  all[PRODUCT_RECORDS[productClass]] as ReadonlyMap<string, AnyProductRow>

/** The class of a loaded product; null if it isn't loaded. */
const classOfProduct = (id: string, all: ById): ListedClass | null =>
  LISTED_CLASSES.find((productClass) => rowsOfClass(productClass, all).has(id)) ?? null

const columnMeta = (record: AnyRecord, name: string) => {
  const schema = (record.schema.shape as Readonly<Record<string, z.ZodType | undefined>>)[name]
  return schema && metaOf(schema)
}

/** Columns of a record that mean the same as the template's columns of that name. */
const sharedColumns = (record: AnyRecord): readonly string[] =>
  Object.keys(template.schema.shape).filter((name) => {
    const [own, its] = [columnMeta(template, name), columnMeta(record, name)]
    return own?.kind === its?.kind && own?.to === its?.to
  })

const SHARED = new Map(
  Object.values(PRODUCT_RECORDS).map((name) => [name, sharedColumns(RECORDS[name] as AnyRecord)]),
)

/** A product in template columns, which lists and pages read for every class; missing columns get the template's defaults. */
function templateOf(productClass: ListedClass, row: AnyProductRow, all: ById): TemplateRow {
  if (productClass === 'custom') return row as TemplateRow
  const { id, created, updated, revision } = row
  const shared = SHARED.get(PRODUCT_RECORDS[productClass])!
  const own = Object.fromEntries(shared.map((name) => [name, row[name as keyof typeof row]]))
  const more = CLASSES[productClass].columns(row as never, all)
  const columns = template.schema.parse({ ...own, tool_type: 'advanced', ...more })
  return { ...columns, id, created, updated, revision }
}

/** The loaded products of every class, in template columns. */
export const templatesIn = (all: ById): readonly TemplateRow[] =>
  LISTED_CLASSES.flatMap((productClass) =>
    [...rowsOfClass(productClass, all).values()].map((row) => templateOf(productClass, row, all)),
  )

/** Fields for the rules that depend on a product's class. */
export function fieldsOfClass(product: ProductData, all: ById): Partial<ProductData> {
  const { id } = product
  const productClass = classOfProduct(id, all) ?? 'custom'
  const row = rowsOfClass(productClass, all).get(id)
  return row === undefined ? {} : CLASSES[productClass].fields(row as never, all, product)
}
