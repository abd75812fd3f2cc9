import type { Product } from '@kisscut/core/product'
import type { EveryCatalogRow } from '@kisscut/shop'
import { compileCatalog } from '@kisscut/shop'
import { CALENDAR } from './data/calendar.ts'
import { RECORD_SETS } from './record-sets.ts'

const THEN = new Date(0)

/** The demo catalog's rows as a database would give them, without one. */
const demoRows = () =>
  Object.fromEntries(
    RECORD_SETS.map(({ record, rows }) => [
      record.name,
      rows.map(({ id, ...fields }) => ({ id, created: THEN, updated: THEN, ...record.schema.parse(fields) })),
    ]),
  ) as unknown as EveryCatalogRow

/** The demo shop's products as the rules know them, price tables included: real figures for tests and benches. */
export const demoProducts = (): readonly Product[] =>
  [...compileCatalog(demoRows(), CALENDAR, 1).products.values()].map(({ product }) => product)
