import { category, type AnyRecord, type NewRowOf } from '@kisscut/records'
import { CALENDAR } from './data/calendar.ts'
import { ACCOUNTS } from './data/accounts.ts'
import { RECORD_SETS } from './record-sets.ts'
import type { Storage, Store } from '@kisscut/shop/ports/storage'

const fill = async <R extends AnyRecord>(store: Store, record: R, rows: readonly NewRowOf<R>[]) => {
  for (const row of rows) await store.records.create(record, row)
}

/** Instances that start together on one database fill it once: the others wait for the first. */
const FILL = { owner: 'system', key: 'demo-shop', request: 'fill' }

const isEmpty = async ({ records }: Store) => !(await records.exists(category))

/**
 * Fills an empty shop with the demo catalog and accounts, all or nothing; a shop that has a catalog stays as it is.
 * Returns whether it filled the shop.
 */
export async function loadDemoShop(storage: Storage): Promise<boolean> {
  if (!(await isEmpty(storage))) return false
  const filled = await storage.idempotency.perKey(FILL, async (store) => {
    if (!(await isEmpty(store))) return false
    for (const { record, rows } of RECORD_SETS) await fill(store, record, rows)
    for (const person of ACCOUNTS) await store.accounts.createAccount(person, null)
    await store.catalog.setProductionCalendar(CALENDAR)
    return true
  })
  return !filled.conflict && filled.first && filled.result
}
