import {
  category,
  color,
  colorMap,
  packageSize,
  retailPackage,
  template,
  templateMaterial,
  templateTab,
} from '@kisscut/records'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import { aCategory, aMaterial, aTemplate } from '../testing/rows.ts'
import type { Storage } from '@kisscut/shop/ports/storage'

const size = (id: string) => ({ id, name: id, package_width: '4', package_height: '6' })

describe.each(ENGINES)('lists of links on $name (REC-80)', ({ open }) => {
  let test: TestStorage
  let storage: Storage
  beforeAll(async () => {
    test = await open()
    storage = test.storage
    await storage.records.create(category, aCategory())
    await storage.records.create(templateMaterial, aMaterial())
    await storage.records.create(templateMaterial, aMaterial({ id: 'clear-vinyl' }))
    await storage.records.create(template, aTemplate({ materials: ['white-vinyl'] }))
  })
  afterAll(() => test.end())

  const madeOf = (materials: string) => storage.records.page(template, { where: { materials } as object })

  it('find the row by each of them', async () => {
    expect((await madeOf('white-vinyl')).rows.map(({ id }) => id)).toEqual(['die-cut-stickers'])
    expect((await madeOf('clear-vinyl')).rows).toEqual([])
    const changes = { materials: ['clear-vinyl', 'white-vinyl'] }
    await storage.records.update(template, 'die-cut-stickers', changes)
    expect((await madeOf('clear-vinyl')).rows).toMatchObject([changes])
    expect(await storage.records.count(template, { where: { materials: 'clear-vinyl' } as object })).toBe(1)
    expect((await madeOf('nothing')).rows).toEqual([])
  })

  it('protect the rows they refer to, and reject missing ones', async () => {
    await expect(storage.records.remove(templateMaterial, 'white-vinyl')).rejects.toMatchObject({
      reason: 'in_use',
    })
    const gone = { materials: ['white-vinyl', 'gone'] }
    await expect(storage.records.update(template, 'die-cut-stickers', gone)).rejects.toMatchObject({
      reason: 'broken_reference',
    })
    expect((await storage.records.get(template, 'die-cut-stickers'))?.materials).not.toContain('gone')
    await storage.records.update(template, 'die-cut-stickers', { materials: [] })
    expect(await storage.records.remove(templateMaterial, 'white-vinyl')).toBe(true)
  })

  it('are removed with their row, and so are its parts (REC-81)', async () => {
    await storage.records.create(color, { id: 'gold', name: 'Gold', code: '#d4af37' })
    await storage.records.create(colorMap, { id: 'map', design_color: 'gold', material_color: 'gold' })
    await storage.records.update(templateMaterial, 'clear-vinyl', { color_maps: ['map'] })
    await expect(storage.records.remove(colorMap, 'map')).rejects.toMatchObject({ reason: 'in_use' })
    expect(await storage.records.remove(templateMaterial, 'clear-vinyl')).toBe(true)
    expect(await storage.records.remove(colorMap, 'map')).toBe(true)
    await storage.records.create(templateTab, {
      id: 'tab',
      template: 'die-cut-stickers',
      name: 'Care',
      order: 1,
    })
    await storage.records.create(templateTab, {
      id: 'first',
      template: 'die-cut-stickers',
      name: 'Use',
    })
    const parts = await storage.records.parts(template, ['die-cut-stickers', 'nothing'])
    expect(parts.get('die-cut-stickers')).toMatchObject({ tabs: ['first', 'tab'], text_elements: [] })
    expect(parts.get('nothing')).toMatchObject({ tabs: [] })
    expect(await storage.records.remove(templateTab, 'first')).toBe(true)
    expect(await storage.records.page(templateTab, { publishedOnly: true })).toMatchObject({
      rows: [{ id: 'tab' }],
    })
    await storage.records.update(template, 'die-cut-stickers', { public: false })
    expect((await storage.records.page(templateTab, { publishedOnly: true })).rows).toEqual([])
    expect(await storage.records.remove(template, 'die-cut-stickers')).toBe(true)
    expect(await storage.records.get(templateTab, 'tab')).toBeNull()
  })

  it('always are the same as rows and in the row, in order, whatever was written', async () => {
    const ids = ['a', 'b', 'c', 'd']
    for (const id of ids) await storage.records.create(packageSize, size(id))
    await storage.records.create(retailPackage, { id: 'card', name: 'Card' })
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(ids), async (available_sizes) => {
        await storage.records.update(retailPackage, 'card', { available_sizes })
        expect((await storage.records.get(retailPackage, 'card'))?.available_sizes).toEqual(available_sizes)
        for (const id of ids) {
          const removing = storage.transaction(async ({ records }) => {
            await records.remove(packageSize, id)
            throw new Error('free')
          })
          const expected = available_sizes.includes(id) ? { reason: 'in_use' } : { message: 'free' }
          await expect(removing).rejects.toMatchObject(expected)
        }
      }),
      { numRuns: 12 },
    )
  })

  it('count a row’s changes, and change only the stated revision (API-23)', async () => {
    const made = await storage.records.create(color, { name: 'Ink', code: '#000000' })
    const renamed = await storage.records.update(color, made.id, { name: 'Black' }, undefined, {
      revision: 0,
    })
    expect([made.revision, renamed?.revision]).toEqual([0, 1])
    const late = await storage.records.update(color, made.id, { name: 'Night' }, undefined, { revision: 0 })
    expect(late).toBeNull()
    expect(await storage.records.get(color, made.id)).toMatchObject({ name: 'Black', revision: 1 })
  })
})
