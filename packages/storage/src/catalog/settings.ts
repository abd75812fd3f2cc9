import { listedPrice, SETTINGS_ID, settings, type SettingsRow, unsavedSettings } from '@kisscut/records'
import { eq } from 'drizzle-orm'
import type { ListedPriceRow } from '@kisscut/shop/ports/catalog'
import type { Db } from '../database/index.ts'
import { get } from '../records/read.ts'
import { storedTableOf } from '../records/stored-table.ts'
import { tablesToRename } from '../owners/fates.ts'
import { forgetChanges } from './version.ts'

/** Settings of the whole shop; defaults until they are saved. SETTINGS-1. */
export const settingsIn = async (db: Db): Promise<SettingsRow> =>
  (await get(db, settings, SETTINGS_ID)) ?? unsavedSettings()

/** The shop's own prices in further currencies. CUR-5. */
export const listedPricesIn = async (db: Db): Promise<readonly ListedPriceRow[]> =>
  (await db.query.select().from(storedTableOf(db.tables, listedPrice))) as ListedPriceRow[]

/**
 * Renames a currency wherever a record or table declares one: prices of the catalog, lists, carts, configured products and
 * accounts. Amounts don't change. SETTINGS-6.
 */
export const renameCurrency = (db: Db, from: string, to: string): Promise<void> =>
  db.atomically(async (inside) => {
    for (const { table, currency } of tablesToRename(inside.tables))
      await inside.query.update(table).set({ currency: to }).where(eq(currency, from))
    await forgetChanges(inside)
  })
