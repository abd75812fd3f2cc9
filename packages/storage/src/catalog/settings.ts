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

/** Prices in further currencies that the shop has set itself. CUR-5. */
export const listedPricesIn = async (db: Db): Promise<readonly ListedPriceRow[]> =>
  (await db.query.select().from(storedTableOf(db.tables, listedPrice))) as ListedPriceRow[]

/**
 * Renames a currency wherever a record or a table declares it: prices of the catalog, what lists know of them, carts, configured
 * products and accounts. No amount changes. SETTINGS-6.
 */
export const renameCurrency = (db: Db, from: string, to: string): Promise<void> =>
  db.atomically(async (inside) => {
    for (const { table, currency } of tablesToRename(inside.tables))
      await inside.query.update(table).set({ currency: to }).where(eq(currency, from))
    await forgetChanges(inside)
  })
