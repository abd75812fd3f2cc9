import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { STICKER } from './resource-rows.ts'
import { ENGINES, OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const PATH = '/shop/api/v1/quote-request/'
const REQUEST = { name: 'Ida', email: 'ida@example.com', wanted_product: 'A flag', quantity: 2 }
const OFFER = {
  ...{ state: 'answered', template: STICKER.template, material: STICKER.material, unit_price: '8.5' },
  ...{ offered_quantity: 2, offered_width: '60', offered_height: '130', valid_until: '2039-12-31' },
}
const AGREED = {
  ...{ unitPrice: '0.01', currency: 'USD', mainUnitPrice: '0.01', quantity: 100, width: '2', height: '2' },
}

describe.each(ENGINES)('quote requests, on %s', (engine) => {
  let api: ServedApi
  let staff: Client
  let ana: Client
  beforeAll(async () => {
    api = await serveApi(engine, { limit: async () => undefined })
    staff = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    ana = createClient(api.origin)
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  it('are answered by staff, once, and by nobody else (QUOTE-8, QUOTE-9)', async () => {
    const made = await staff.post(PATH, REQUEST)
    expect(made).toMatchObject({ status: 201, body: { state: 'requested', custom: null } })
    const path = `${PATH}${made.body.id}/`
    expect((await ana.post(PATH, REQUEST)).status).toBe(403)
    expect((await ana.patch(path, OFFER)).status).toBe(403)
    expect((await ana.get(path)).status).toBe(404)
    const without = await staff.patch(path, { ...OFFER, unit_price: null, valid_until: 'soon' })
    expect(without).toMatchObject({
      status: 400,
      body: { errors: { unit_price: [expect.any(String)], valid_until: [expect.any(String)] } },
    })
    expect((await staff.patch(path, OFFER)).body).toMatchObject({ state: 'answered', unit_price: '8.5' })
    for (const change of [
      { unit_price: '1' },
      { state: 'requested' },
      { state: 'accepted' },
      { quantity: 3 },
    ])
      expect((await staff.patch(path, change)).status, JSON.stringify(change)).toBe(400)
    expect((await staff.patch(path, { custom: 'x' })).body).toMatchObject({ custom: null })
    expect((await staff.patch(path, { state: 'withdrawn' })).body).toMatchObject({ state: 'withdrawn' })
    expect((await staff.patch(path, { state: 'answered' })).status).toBe(400)
  })

  it('alone agree on terms: no client states any (QUOTE-5)', async () => {
    const made = await ana.post('/custom/api/v1/custom/', { ...STICKER, agreed: AGREED })
    expect(made.body).toMatchObject({ agreed: null })
    const path = `/custom/api/v1/custom/${made.body.id}/`
    await ana.patch(path, { agreed: AGREED })
    expect((await ana.get(path)).body).toMatchObject({ agreed: null })
    const added = await ana.post('/custom/api/v1/add-to-cart/', {
      ...{ product_class: 'custom', product_id: made.body.id },
    })
    expect(added.status).toBeLessThan(300)
    expect((await ana.get('/cart/api/v1/cart/')).body).toMatchObject({ total: '52.00' })
  })
})
