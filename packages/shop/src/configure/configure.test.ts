import { defaultConfiguration, type Configuration } from '@kisscut/core/product'
import { color, template, templateMaterial } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { ANA, BEN, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'

const open = async () => {
  const opened = await openTestShop()
  const page = await opened.shop.browse.product(
    ANA,
    'stickers/die-cut',
    'die-cut-stickers',
    new URLSearchParams(),
  )
  if (!page.ok) throw new Error('no page')
  const configuration = defaultConfiguration(page.value.product)
  const save = (more: Partial<Configuration> = {}, configuredId?: string) =>
    opened.shop.configure.save(ANA, {
      id: configuredId ?? null,
      productId: 'die-cut-stickers',
      change: { ...configuration, ...more },
    })
  return { ...opened, save, configuration }
}

describe('saving a configured product', () => {
  it('stores the configuration and returns it for editing', async () => {
    const { shop, save } = await open()
    const saved = await save({
      width: '3',
      height: '2.5',
      quantity: '250',
      options: [{ optionSetId: 'corners', optionId: 'corners-round' }],
      lamination: 'matte',
    })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    const again = await shop.configure.forEditing(ANA, saved.value.id)
    expect(again).toMatchObject({
      value: {
        configuration: {
          width: '3',
          height: '2.5',
          quantity: '250',
          lamination: 'matte',
          materialId: 'white-vinyl',
        },
      },
    })
  })

  it('creates one per key, and another if that was removed (API-25)', async () => {
    const { shop, configuration } = await open()
    const make = async () => {
      const stated = { id: null, productId: 'die-cut-stickers', change: configuration, idempotencyKey: 'one' }
      const made = await shop.configure.save(ANA, stated)
      if (!made.ok) throw new Error(JSON.stringify(made))
      return made.value.id
    }
    const first = await make()
    expect(await make()).toBe(first)
    await shop.designs.remove(ANA, first)
    expect(await make()).not.toBe(first)
  })

  it('accepts only existing colors of the palette (REC-82)', async () => {
    const { shop, storage } = await open()
    await storage.records.create(color, { id: 'ink', name: 'Ink', code: '#1b1917' })
    const fill = (offset_path_fill_color: string) => {
      const sides = { width: '3', height: '3', quantity: '100' }
      const others = { offset_path_fill_color }
      return shop.configure.save(ANA, { id: null, productId: 'die-cut-stickers', change: sides, others })
    }
    const errors = { offset_path_fill_color: ['This record was not found.'] }
    expect(await fill('no-such-color')).toMatchObject({ reason: 'invalid', errors })
    expect(await fill('ink')).toMatchObject({ ok: true, value: { offset_path_fill_color: 'ink' } })
  })

  it.each([
    [{ quantity: '0' }, 'quantity'],
    [{ quantity: '1.5' }, 'quantity'],
    [{ quantity: 'abc' }, 'quantity'],
    [{ quantity: '1e309' }, 'quantity'],
    [{ width: '0' }, 'width'],
    [{ width: '-2' }, 'width'],
    [{ height: 'wide' }, 'height'],
    [{ width: '51', height: '121' }, 'width'],
    [{ materialId: 'secret-vinyl' }, 'material'],
  ] as const)('rejects %o at its field and stores nothing', async (change, field) => {
    const { save, shop } = await open()
    expect(await save(change)).toMatchObject({
      ok: false,
      reason: 'invalid',
      errors: { [field]: [expect.any(String)] },
    })
    const { custom } = await import('@kisscut/records')
    expect((await shop.records.list(ANA, custom, {})).count).toBe(0)
  })

  it('accepts a finish only if the product offers it (OPT-11)', async () => {
    const { save, storage } = await open()
    const finish = { border: true, flexCut: true, reverseCut: true }
    expect(await save(finish)).toMatchObject({
      errors: {
        option_border: ['A border is not available for this product.'],
        option_reverse_cut: ['The material White vinyl can not be reverse cut.'],
      },
    })
    await storage.records.update(template, 'die-cut-stickers', { option_border: true })
    await storage.records.update(templateMaterial, 'white-vinyl', { reversible: true })
    const columns = { option_border: true, option_flex_cut: true, option_reverse_cut: true }
    expect(await save(finish)).toMatchObject({ value: columns })
    expect(await save()).toMatchObject({
      value: { option_border: false, option_flex_cut: false, option_reverse_cut: false },
    })
  })

  it('keeps the quantity set by the shop', async () => {
    const { save, storage } = await open()
    await storage.records.update(template, 'die-cut-stickers', { defined_quantity: 50 })
    expect(await save({ quantity: '100' })).toMatchObject({
      errors: { quantity: ['The quantity of this product is set to 50.'] },
    })
    expect(await save({ quantity: '' })).toMatchObject({ value: { quantity: 50 } })
  })

  it('writes nothing if nothing changed', async () => {
    const { save, shop } = await open()
    const saved = await save()
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    const change = { width: '2.00', border: false }
    expect(await shop.configure.save(ANA, { id: saved.value.id, change })).toEqual(saved)
  })

  it('never takes a price (PRICE-12)', async () => {
    const { save, shop } = await open()
    const saved = await save({ vectorizePrice: '0', vectorize: true })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    await shop.cart.add(ANA, { productClass: 'custom', productId: saved.value.id })
    expect((await shop.cart.show(ANA)).total).toBe('72.00')
  })

  it('finds hidden products only for staff', async () => {
    const { shop, configuration } = await open()
    const change = { ...configuration, materialId: 'secret-vinyl' }
    const input = { id: null, productId: 'secret-stickers', change }
    expect(await shop.configure.save(ANA, input)).toMatchObject({
      errors: { template: ['This product is not available.'] },
    })
    expect(await shop.configure.save(STAFF_EVA, input)).toMatchObject({ ok: true })
  })

  it('doesn’t find another shopper’s product, to read or to change', async () => {
    const { shop, save, configuration } = await open()
    const saved = await save()
    if (!saved.ok) throw new Error('not saved')
    const { id } = saved.value
    expect(await shop.configure.forEditing(BEN, id)).toMatchObject({ reason: 'not_found' })
    const input = { id, productId: 'die-cut-stickers', change: configuration }
    expect(await shop.configure.save(BEN, input)).toMatchObject({ reason: 'not_found' })
    expect(await shop.configure.forEditing(STAFF_EVA, id)).toMatchObject({ ok: true })
  })
})

describe('a price quote', () => {
  const question = { uuid: 'u', width: '2', height: '2', materialId: 'white-vinyl' }

  it('returns the row in effect, with its uuid (API-2, PRICE-1)', async () => {
    const { shop } = await open()
    const response = await shop.quote.price(question)
    expect(response).toMatchObject({ ok: true, value: { uuid: 'u', quantities: expect.any(Array) } })
    if (!response.ok) return
    expect(response.value.prices[0]).toBe('4')
    expect(response.value.prices).toHaveLength(response.value.quantities.length + 2)
  })

  it('states the material’s limits instead of a price', async () => {
    const { shop } = await open()
    expect(await shop.quote.price({ ...question, width: '0.25' })).toMatchObject({
      errors: { width: ['The size is smaller than the minimum of 0.5x0.5 allowed for this material.'] },
    })
  })

  it('is not given for a hidden product’s material', async () => {
    const { shop } = await open()
    for (const materialId of ['secret-vinyl', 'no-such-vinyl', '__proto__'])
      expect(await shop.quote.price({ ...question, materialId })).toMatchObject({
        errors: { material_id: ['This material is not available.'] },
      })
  })
})
