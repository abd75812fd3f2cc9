import { describe, expect, it } from 'vitest'
import { openStorage } from '../open-storage.ts'
import { databasesBefore } from '../testing/migrated.ts'
import { MIGRATIONS } from '../testing/open-for-test.ts'

const template = (id: string, toolType: string) =>
  `insert into template (created, updated, id, name, slug, sku, category, tool_type)
   values ({now}, {now}, '${id}', '${id}', '${id}', '${id}', 'signs', '${toolType}')`

const ROWS = [
  `insert into category (created, updated, id, name, slug, path) values ({now}, {now}, 'signs', 'Signs', 'signs', 'signs')`,
  ...[template('hours', 'lettering'), template('van', 'lettering'), template('banner', 'upload')],
]

describe.each(databasesBefore('0055_lettering_prices', ROWS))('earlier lists on $name', ({ open }) => {
  it('have lettering priced anew, and nothing else (PRICE-18)', async () => {
    const { databaseUrl, dataDir, end } = await open()
    const { catalog, close } = await openStorage({ databaseUrl, dataDir, migrationsDir: MIGRATIONS })
    try {
      expect(await catalog.indexWaiting(100)).toBe(2)
      expect(await catalog.indexWaiting(100)).toBe(0)
    } finally {
      await close()
      await end()
    }
  })
})
