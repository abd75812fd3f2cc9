import type { Product } from '@kisscut/core/product'
import type { EveryCatalogueRow } from '@kisscut/shop'
import { compileCatalogue } from '@kisscut/shop'
import { CALENDAR } from './data/calendar.ts'
import { SHELVES } from './shelves.ts'

const THEN = new Date(0)

/** The demo catalogue's rows as a database would give them, without one. */
const demoRows = () =>
  Object.fromEntries(
    SHELVES.map(({ record, rows }) => [
      record.name,
      rows.map(({ id, ...fields }) => ({ id, created: THEN, updated: THEN, ...record.schema.parse(fields) })),
    ]),
  ) as unknown as EveryCatalogueRow

/** The demo shop's products as the rules know them, price tables included: real figures for tests and benches. */
export const demoProducts = (): readonly Product[] =>
  [...compileCatalogue(demoRows(), CALENDAR, 1).products.values()].map(({ product }) => product)
