import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { DUSK, GHOST } from './resource-rows.ts'
import { ENGINES, serveApi, type ServedApi } from './serve-api.ts'

const CART = '/custom/api/v1/add-to-cart/'

describe.each(ENGINES)('products with artwork, over REST, on %s', (engine) => {
  let api: ServedApi
  let ana: Client
  let ben: Client
  beforeAll(async () => {
    api = await serveApi(engine)
    ana = createClient(api.origin)
    ben = createClient(api.origin)
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  it.each([
    ['marketplace', '/marketplace/api/v1/configured-product/', GHOST],
    ['stock', '/shutterstock/api/v1/configured-shutterstock-product/', DUSK],
  ])(
    '%s are saved, read, changed by their revision and put in the cart (MKT-5, IMG-3)',
    async (product_class, path, row) => {
      const made = await ana.post(path, row)
      expect(made, JSON.stringify(made.body)).toMatchObject({
        status: 201,
        body: { revision: 0, design: { version: 1 } },
      })
      const id = String(made.body['id'])
      expect((await ana.get(`${path}${id}/`)).body).toEqual(made.body)
      expect(await ana.put(`${path}${id}/`, made.body, { 'if-match': '"0"' })).toMatchObject({
        status: 200,
        body: { revision: 0 },
      })
      expect((await ana.patch(`${path}${id}/`, { quantity: 25 })).body).toMatchObject({
        revision: 1,
        quantity: 25,
      })
      expect(await ana.patch(`${path}${id}/`, { quantity: 50 }, { 'if-match': '"0"' })).toMatchObject({
        status: 412,
      })
      for (const other of [await ben.get(`${path}${id}/`), await ben.patch(`${path}${id}/`, { quantity: 1 })])
        expect(other.status).toBe(404)
      expect(await ben.post(CART, { product_class, product_id: id })).toMatchObject({ status: 404 })
      expect(await ana.post(CART, { product_class, product_id: id })).toMatchObject({
        status: 200,
        body: { ok: true },
      })
    },
  )

  it('say what is wrong under configured-product, and take neither prices nor designs (ERR-7, MKT-5)', async () => {
    const path = '/marketplace/api/v1/configured-product/'
    const small = await ana.post(path, { ...GHOST, width: '1', height: '1' })
    const texts = ['The size is smaller than the minimum allowed square inches of 4 for this product']
    expect(small).toMatchObject({ status: 400, body: { 'configured-product': { width: texts } } })
    const priced = await ana.post(path, { ...GHOST, price: '0.01' })
    expect(priced).toMatchObject({ status: 400, body: { errors: { price: [expect.any(String)] } } })
    const drawn = await ana.post(path, { ...GHOST, design: '{}' })
    expect(drawn).toMatchObject({ status: 201, body: { design: { width: 3 } } })
    expect((await ana.post(path, { ...GHOST, marketplace_product: 'nobody' })).body).toMatchObject({
      'configured-product': { marketplace_product: [expect.any(String)] },
    })
  })

  it('never show the file of an artwork to shoppers (MKT-7)', async () => {
    const row = await ana.get('/marketplace/api/v1/artwork/heron/')
    expect(row.status).toBe(200)
    expect(row.body).not.toHaveProperty('image')
    expect(row.body).not.toHaveProperty('account')
  })
})
