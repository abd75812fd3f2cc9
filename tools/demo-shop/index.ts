import {
  category,
  categoryProduct,
  color,
  font,
  template,
  templateMaterial,
  templateOption,
  templateOptionSet,
  templateOptionTag,
  templateSize,
  type AnyRecord,
  type NewRowOf,
} from '@kisscut/records'
import type { Storage, Store } from '@kisscut/shop'
import { CALENDAR } from './data/calendar.ts'
import { CATEGORIES } from './data/categories.ts'
import { COLORS } from './data/colors.ts'
import { FONTS } from './data/fonts.ts'
import { MATERIALS } from './data/materials.ts'
import { OPTION_SETS, OPTION_TAGS, OPTIONS } from './data/options.ts'
import { PEOPLE } from './data/people.ts'
import { TEMPLATES, TILES } from './data/products.ts'
import { SIZES } from './data/sizes.ts'

/** A record with its rows; the type checker sees to it that they belong together. */
const shelf = <R extends AnyRecord>(record: R, rows: readonly NewRowOf<R>[]) => ({
  fill: async (store: Store) => {
    for (const row of rows) await store.records.create(record, row)
  },
})

/** Every row of the demo catalogue, what is mentioned before what mentions it. */
const SHELVES = [
  shelf(color, COLORS),
  shelf(font, FONTS),
  shelf(category, CATEGORIES),
  shelf(templateMaterial, MATERIALS),
  shelf(templateSize, SIZES),
  shelf(templateOptionTag, OPTION_TAGS),
  shelf(templateOption, OPTIONS),
  shelf(templateOptionSet, OPTION_SETS),
  shelf(template, TEMPLATES),
  shelf(categoryProduct, TILES),
]

/**
 * Fills an empty shop with the demo catalogue and its people, all or nothing. A shop that has a catalogue stays as it is.
 * Answers whether it filled anything.
 */
export async function loadDemoShop(storage: Storage): Promise<boolean> {
  const { count } = await storage.records.list(category, { pageSize: 1 })
  if (count > 0) return false
  await storage.transaction(async (store) => {
    for (const { fill } of SHELVES) await fill(store)
    for (const person of PEOPLE) await store.people.createAccount(person, null)
    await store.catalogue.setProductionCalendar(CALENDAR)
  })
  return true
}
