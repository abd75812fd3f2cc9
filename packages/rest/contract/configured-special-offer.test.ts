import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { ENGINES, OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const CART = '/custom/api/v1/add-to-cart/'
const PATH = '/custom/api/v1/configured-special-offer/'
const OFFERS = '/custom/api/v1/special-offers/'

describe.each(ENGINES)('special offers, over REST, on %s', (engine) => {
  let api: ServedApi
  let staff: Client
  let ana: Client
  let ben: Client
  beforeAll(async () => {
    api = await serveApi(engine)
    staff = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    ana = createClient(api.origin)
    ben = createClient(api.origin)
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  it('are read by everyone while they are enabled, and saved by staff alone (OFFER-6, ROLE-5)', async () => {
    const { results } = (await ana.get(OFFERS)).body
    const ids = (results as readonly { readonly id: string }[]).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['starter-pack', 'holographic-hundred', 'tool-tags']))
    expect(ids).not.toContain('spring-labels')
    expect((await ana.get(`${OFFERS}spring-labels/`)).status).toBe(404)
    expect((await ana.patch(`${OFFERS}starter-pack/`, { unit_price: '0.01' })).status).toBe(403)
    expect(await staff.patch(`${OFFERS}starter-pack/`, { material: 'magnet' })).toMatchObject({
      status: 400,
      body: { errors: { material: ['The product is not made of this material.'] } },
    })
  })

  it('are accepted, read, changed by their revision and put in the cart (OFFER-5)', async () => {
    const made = await ana.post(PATH, { special_offer: 'starter-pack' }, { 'idempotency-key': 'accept' })
    const id = String(made.body['id'])
    expect(made, JSON.stringify(made.body)).toMatchObject({
      status: 201,
      body: { special_offer: 'starter-pack', custom: id, quantity: 50, width: '3', revision: 0 },
    })
    const again = await ana.post(PATH, { special_offer: 'starter-pack' }, { 'idempotency-key': 'accept' })
    expect(again.body['id']).toBe(id)
    expect((await ana.get(`${PATH}${id}/`)).body).toEqual(made.body)
    expect((await ana.get(`/custom/api/v1/custom/${id}/`)).body).toMatchObject({
      special_offer: 'starter-pack',
    })
    expect(await ana.put(`${PATH}${id}/`, made.body, { 'if-match': '"0"' })).toMatchObject({ status: 200 })
    const matte = await ana.patch(`${PATH}${id}/`, { option_laminate: 'matte' })
    expect(matte.body).toMatchObject({ option_laminate: 'matte', revision: 1 })
    const stale = await ana.patch(`${PATH}${id}/`, { option_laminate: 'gloss' }, { 'if-match': '"0"' })
    expect(stale.status).toBe(412)
    for (const other of [
      await ben.get(`${PATH}${id}/`),
      await ben.patch(`${PATH}${id}/`, { option_laminate: 'gloss' }),
      await ben.remove(`${PATH}${id}/`),
      await ben.post(CART, { product_class: 'special-offer', product_id: id }),
    ])
      expect(other.status).toBe(404)
    expect(await ana.post(CART, { product_class: 'special-offer', product_id: id })).toMatchObject({
      status: 200,
      body: { ok: true },
    })
    expect((await ana.remove(`${PATH}${id}/`)).status).toBe(200)
    expect((await ana.get(`${PATH}${id}/`)).status).toBe(404)
    expect((await ana.get(`/custom/api/v1/custom/${id}/`)).body).toMatchObject({ special_offer: null })
  })

  it('say at its field what is not theirs to choose, and take no price (OFFER-1, PRICE-12)', async () => {
    const stated = { special_offer: 'starter-pack' }
    const errorsOf = async (more: object) => (await ana.post(PATH, { ...stated, ...more })).body['errors']
    expect(await errorsOf({ quantity: 51 })).toHaveProperty('quantity')
    expect(await errorsOf({ width: '4', height: '4' })).toHaveProperty('width')
    expect(await errorsOf({ unit_price: '0.01' })).toHaveProperty('unit_price')
    expect(await errorsOf({ special_offer: 'nothing' })).toHaveProperty('special_offer')
    const over = await ana.post(PATH, { special_offer: 'spring-labels' })
    expect(over.status).toBeGreaterThanOrEqual(400)
    const sides = { width: '3', height: '3' }
    const other = { template: 'roll-labels', special_offer: 'starter-pack', ...sides, quantity: 100 }
    expect((await ana.post('/custom/api/v1/custom/', other)).body['errors']).toHaveProperty('special_offer')
    const asTemplate = { template: 'starter-pack', ...sides, quantity: 50 }
    expect((await ana.post('/custom/api/v1/custom/', asTemplate)).body['errors']).toHaveProperty('template')
  })
})
