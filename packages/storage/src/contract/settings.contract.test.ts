import { settings, template, unsavedSettings } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../open-storage.ts'
import { databasesBefore } from '../testing/migrated.ts'
import { ENGINES, MIGRATIONS, type TestStorage } from '../testing/open-for-test.ts'
import { addProduct, fillCategories } from '../testing/shop-on.ts'
import { aLine } from '../testing/rows.ts'

const CALENDAR = `'{"cutOff":"11:30","timezone":"Europe/Berlin","holidays":["2027-12-25","2027-01-01"],"proofDays":3}'`
const euros = [
  `insert into category (id, created, updated, name, slug, path) values ('c', {now}, {now}, 'C', 'c', 'c')`,
  ...['frogs', 'newts'].map(
    (id) =>
      `insert into template (id, created, updated, name, slug, sku, category, tool_type, currency)
       values ('${id}', {now}, {now}, '${id}', '${id}', '${id}', 'c', 'upload', 'EUR')`,
  ),
]
const { created: _created, updated: _updated, ...standard } = unsavedSettings()
const calendar = {
  ...{ cut_off: '11:30', timezone: 'Europe/Berlin', proof_days: 3 },
  holidays: '2027-12-25\n2027-01-01',
}
const earlier = [
  {
    shop: 'its calendar, days in their order',
    rows: [`insert into setting (id, value) values ('production_calendar', ${CALENDAR})`],
    has: { ...standard, ...calendar },
  },
  { shop: 'the currency of its prices', rows: euros, has: { ...standard, currency: 'EUR' } },
].flatMap(({ shop, rows, has }) =>
  databasesBefore('0025_settings', rows).map((database) => ({ ...database, shop, has })),
)

describe.each(earlier)('the settings of an earlier shop on $name', ({ open, shop, has }) => {
  it(`have ${shop} (SETTINGS-5, SETTINGS-6)`, async () => {
    const { databaseUrl, dataDir, end } = await open()
    const storage = await openStorage({ databaseUrl, dataDir, migrationsDir: MIGRATIONS })
    try {
      expect(await storage.catalog.settings()).toMatchObject(has)
    } finally {
      await storage.close()
      await end()
    }
  })
})

describe.each(ENGINES)('settings on $name', ({ open }) => {
  let opened: TestStorage
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.end())

  it('are the standard ones until some are saved, which changes the catalog’s version (SETTINGS-1)', async () => {
    const { catalog, records } = opened.storage
    expect(await catalog.settings()).toEqual(unsavedSettings())
    const before = await catalog.version()
    await records.create(settings, { id: 'shop', name: 'Peel' })
    expect(await catalog.settings()).toMatchObject({ id: 'shop', name: 'Peel', revision: 0 })
    expect(await catalog.changesSince(before)).toEqual([{ record: 'settings', id: 'shop' }])
  })

  it('rename one currency wherever it is stored, leave others, and forget what was known of the catalog (SETTINGS-6)', async () => {
    const { storage } = opened
    const { catalog, records, carts } = storage
    await fillCategories(storage)
    const product = {
      ...{ name: 'Frogs', materials: ['white'], uses: [], shapes: [], quantity: 100 },
      ...{ isPublic: true, isTileHidden: false, category: 'open' },
    }
    await addProduct(storage, 'dollars', product)
    await addProduct(storage, 'pounds', product)
    await records.update(template, 'pounds', { currency: 'GBP' })
    await carts.putLine('session:ana', 'USD', aLine({ configuredId: 'c' }), Infinity)
    const before = await catalog.version()
    await catalog.renameCurrency('USD', 'EUR')
    expect((await records.get(template, 'dollars'))?.currency).toBe('EUR')
    expect((await records.get(template, 'pounds'))?.currency).toBe('GBP')
    expect((await carts.ofOwner('session:ana'))?.currency).toBe('EUR')
    expect(await catalog.version()).toBeGreaterThan(before)
    expect(await catalog.changesSince(before)).toBeNull()
  })
})
