import {
  artwork,
  category,
  custom,
  font,
  settings,
  template,
  templateMaterial,
  userFile,
  type AnyRecord,
  type NewRowOf,
} from '@kisscut/records'
import { partRowsOf } from '@kisscut/shop/parts'
import { PRODUCT_RECORDS } from '@kisscut/shop/ports/catalog'
import { SETTINGS } from './data/settings.ts'
import { ACCOUNTS } from './data/accounts.ts'
import { ARTWORKS } from './data/marketplace.ts'
import { STOCK_ARTWORKS } from './data/stock-images.ts'
import { UPLOAD, uploadRow, UPLOADS } from './data/upload.ts'
import { RECORD_SETS } from './record-sets.ts'
import { storeOriginals } from './originals/store.ts'
import { storeFonts } from './store-fonts.ts'
import type { Storage, Store } from '@kisscut/shop/ports/storage'

const fill = async <R extends AnyRecord>(store: Store, record: R, rows: readonly NewRowOf<R>[]) => {
  for (const row of rows) await store.records.create(record, row)
}

/** Writes the elements and options of customs, as saving them would (REC-79). */
const fillParts = async ({ records }: Store) => {
  for (const row of await records.findMany(custom))
    for (const { record, id, values } of partRowsOf(row))
      await records.create(record, { ...values, id, owner: row.owner } as unknown as NewRowOf<AnyRecord>)
}

/** Records that are added to the search index when created, in record order. */
const LISTED = new Set<string>([category.name, ...Object.values(PRODUCT_RECORDS)])

/** Number of products indexed at a time. */
const BATCH = 200

/** Reindexes changed products, each once, however many of its parts changed. */
export const listChanged = async ({ catalog }: Store): Promise<void> => {
  while ((await catalog.indexWaiting(BATCH)) === BATCH);
}

/** Lock for instances that start together on one database: one fills it, the others wait. */
const FILL = 'demo-shop'

const isEmpty = async ({ records }: Store) =>
  !(await records.exists(category)) &&
  !(await records.exists(template)) &&
  !(await records.exists(templateMaterial))

/**
 * Fills an empty shop with the demo catalog and accounts in one transaction; leaves a shop with a catalog unchanged, as well as
 * existing settings and accounts. Returns whether it filled the shop.
 */
export async function loadDemoShop(storage: Storage): Promise<boolean> {
  if (!(await isEmpty(storage))) return false
  // Files are stored before the transaction, so that no writer waits for them; the sweep deletes those of an instance that fills nothing
  // (FILE-22).
  const file = await storage.files.put('uploads', UPLOAD, { extension: 'png', mime: 'image/png' })
  const artworks = await storeOriginals(storage.files, [...ARTWORKS, ...STOCK_ARTWORKS])
  const fonts = await storeFonts(storage.files)
  return storage.transaction(async (transaction) => {
    await transaction.lock(FILL)
    if (!(await isEmpty(transaction))) return false
    const store = transaction.listingLater()
    await fill(
      store,
      userFile,
      UPLOADS.map((named) => uploadRow(named, file)),
    )
    const stored = new Map<string, readonly NewRowOf<AnyRecord>[]>([
      [font.name, fonts],
      [artwork.name, artworks as never],
    ])
    for (const { record, rows } of RECORD_SETS)
      await fill(LISTED.has(record.name) ? transaction : store, record, stored.get(record.name) ?? rows)
    await fillParts(store)
    for (const person of ACCOUNTS) await store.accounts.createAccount(person, null)
    if (!(await store.records.exists(settings))) await store.records.create(settings, SETTINGS)
    await listChanged(transaction)
    return true
  })
}
