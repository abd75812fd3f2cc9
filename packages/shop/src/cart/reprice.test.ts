import { templateOption } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { ANA, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'

const must = <T>(outcome: { ok: true; value: T } | { ok: false }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

describe('a cart in another currency', () => {
  it('keeps the wholesale prices of those entitled to them, and reports no change of price (CUR-6, ROLE-1)', async () => {
    const { shop, storage } = await openTestShop()
    must(await shop.settings.save(STAFF_EVA, { currencies: 'EUR 0.92' }))
    await storage.records.update(templateOption, 'corners-round', { wholesale_amount: '0.01' })
    const options = [{ optionSetId: 'corners', optionId: 'corners-round' }]
    const totals = async (trade: boolean) => {
      const viewer = { ...ANA, owner: `session:${trade}`, trade }
      const change = { materialId: 'white-vinyl', width: '2', height: '2', quantity: '100', options }
      const saved = await shop.configure.save(viewer, { id: null, productId: 'die-cut-stickers', change })
      must(await shop.cart.add(viewer, { productClass: 'custom', productId: must(saved).id }))
      const inUsd = await shop.cart.show(viewer)
      const inEur = await shop.cart.show({ ...viewer, currency: 'EUR' })
      return [
        inUsd.total,
        inEur.total,
        inEur.items.flatMap(({ problems }) => problems.map(({ code }) => code)),
      ]
    }
    expect([await totals(false), await totals(true)]).toEqual([
      ['55.00', '50.60', expect.not.arrayContaining(['cart.price-changed'])],
      ['53.00', '48.76', expect.not.arrayContaining(['cart.price-changed'])],
    ])
  })
})
