import { settings, template, unsavedSettings } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import { addProduct, fillCategories } from '../testing/shop-on.ts'
import { aLine } from '../testing/rows.ts'

describe.each(ENGINES)('settings on $name', ({ open }) => {
  let opened: TestStorage
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.end())

  it('are the defaults until they are saved, which changes the catalog’s version (SETTINGS-1)', async () => {
    const { catalog, records } = opened.storage
    expect(await catalog.settings()).toEqual(unsavedSettings())
    const before = await catalog.version()
    await records.create(settings, { id: 'shop', name: 'Peel' })
    expect(await catalog.settings()).toMatchObject({ id: 'shop', name: 'Peel', revision: 0 })
    expect(await catalog.changesSince(before)).toEqual([{ record: 'settings', id: 'shop' }])
  })

  it('rename one currency wherever it is stored, leave others, and drop all remembered catalog changes (SETTINGS-6)', async () => {
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
