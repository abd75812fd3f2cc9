import { openStorage } from '@kisscut/storage'
import { makePrivate } from './config/data-dir.ts'
import type { Config } from './config/config.ts'
import type { Storage } from '@kisscut/shop/ports/storage'

/** Opens the storage; throws one line with the setting if it can't be opened. */
export async function openShopStorage({ databaseUrl, filesUrl, dataDir, places }: Config): Promise<Storage> {
  try {
    await makePrivate(dataDir)
    return await openStorage({ databaseUrl, filesUrl, dataDir, migrationsDir: places.migrations })
  } catch (error) {
    const setting = databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'
    throw new Error(
      `${setting}: the database can't be opened: ${error instanceof Error ? error.message : error}`,
      {
        cause: error,
      },
    )
  }
}
