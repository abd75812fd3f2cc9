import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { FAMILY } from './resource-rows.ts'
import { ENGINES, OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const PATH = '/custom/api/v1/configured-ddb-product/'
const CLIPART = '/custom/api/v1/configured-ddb-product-clipart/'
const REGION = '/custom/api/v1/configured-ddb-product-clipart-region/'
const CART = '/custom/api/v1/add-to-cart/'

describe.each(ENGINES)('a strip over REST, on %s', (engine) => {
  let api: ServedApi
  let ana: Client
  let ben: Client
  let dog: string
  beforeAll(async () => {
    api = await serveApi(engine)
    ana = createClient(api.origin)
    ben = createClient(api.origin)
    const offered = await ana.get('/custom/api/v1/ddb-product-clipart/?ddb_product=family-car-stickers')
    ;[{ clipart: dog }] = offered.body['results'] as [{ clipart: string }]
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const made = async (more: object = {}) => {
    const { status, body } = await ana.post(PATH, {
      ...FAMILY,
      clipart_elements: [{ clipart: dog }],
      ...more,
    })
    expect(status, JSON.stringify(body)).toBe(201)
    return body as unknown as { id: string; revision: number; clipart_elements: string[] }
  }

  it('is created in one call, with its design and the ids of its cliparts (DDB-4)', async () => {
    const one = await made({ clipart_elements: [{ clipart: dog }, { clipart: dog }] })
    expect(one).toMatchObject({ revision: 0, design: { version: 1, width: 20, height: 6 } })
    expect(one.clipart_elements).toHaveLength(2)
    const read = await ana.get(`${PATH}${one.id}/`)
    expect(read.body).toEqual(one)
    const same = await ana.put(`${PATH}${one.id}/`, read.body, { 'if-match': '"0"' })
    expect(same).toMatchObject({ status: 200, body: { revision: 0 } })
    const [first, second] = one.clipart_elements
    const turned = await ana.patch(`${PATH}${one.id}/`, {
      clipart_elements: [second, first, { clipart: dog }],
    })
    expect(turned.body['clipart_elements']).toMatchObject([second, first, expect.any(String)])
    const fewer = await ana.patch(`${PATH}${one.id}/`, { clipart_elements: [second] })
    expect(fewer.body).toMatchObject({ revision: 2, clipart_elements: [second] })
    const old = await ana.patch(`${PATH}${one.id}/`, { text: 'Us' }, { 'if-match': '"0"' })
    expect(old).toMatchObject({ status: 412, body: { current: fewer.body, sent: { text: 'Us' } } })
  })

  it('is created once per key, and returned in its current state (API-25)', async () => {
    const key = { 'idempotency-key': 'strip-1' }
    const make = (more: object = {}) =>
      ana.post(PATH, { ...FAMILY, clipart_elements: [{ clipart: dog }], ...more }, key)
    const first = await make()
    expect(first.status).toBe(201)
    const { body } = await ana.patch(`${PATH}${first.body.id}/`, { text: 'Us' })
    expect((await make()).body).toEqual(body)
    expect((await make({ text: 'We' })).status).toBe(409)
  })

  it('reports an error at every field: too many, wrong types, prices, missing rows (DDB-3, DDB-4)', async () => {
    const many = Array.from({ length: 13 }, () => ({ clipart: dog }))
    for (const [sent, field] of [
      [{ clipart_elements: many }, 'clipart_elements'],
      [{ clipart_elements: 'dog' }, 'clipart_elements'],
      [{ clipart_elements: [{ clipart: 'no-such' }] }, 'clipart_elements'],
      [{ clipart_elements: ['no-such'] }, 'clipart_elements.0'],
      [{ clipart_elements: [{ clipart: dog, price: '0' }] }, null],
      [{ text_size: 7 }, 'text_size'],
      [{ text_location: 'bottom' }, 'text_location'],
      [{ text: 'x'.repeat(201) }, 'text'],
      [{ size: 'no-such' }, 'size'],
      [{ width: '3.5' }, null],
      [{ quantity: 'ten' }, 'quantity'],
      [{ ddb_product: 'no-such' }, 'ddb_product'],
      [{ total: '0.01' }, 'total'],
    ] as const) {
      const { status, body } = await ana.post(PATH, { ...FAMILY, ...sent })
      expect(status, JSON.stringify(sent)).toBe(400)
      const fields = Object.keys(body['errors'] as object)
      if (field === null) expect(fields).not.toEqual([])
      else expect(fields, JSON.stringify(sent)).toContain(field)
    }
  })

  it('is found by its owner only (DDB-7, ROLE-5)', async () => {
    const { id, clipart_elements } = await made()
    await ben.post('/custom/api/v1/custom-autosave/', { data: {} })
    expect((await ben.get(`${PATH}${id}/`)).status).toBe(404)
    expect((await ben.patch(`${PATH}${id}/`, { text: 'Mine' })).status).toBe(404)
    expect((await ben.remove(`${PATH}${id}/`)).status).toBe(404)
    expect((await ben.remove(`${CLIPART}${clipart_elements[0]}/`)).status).toBe(404)
    expect((await ben.post(CLIPART, { configured_ddb_product: id, clipart: dog })).status).toBe(400)
    expect((await ben.post(CART, { product_class: 'ddb', product_id: id })).status).toBe(404)
    const staff = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    expect((await staff.get(`${PATH}${id}/`)).status).toBe(200)
  })

  it('can be changed through its cliparts and regions (DDB-4, REC-28)', async () => {
    const { id } = await made()
    const added = await ana.post(CLIPART, { configured_ddb_product: id, clipart: dog })
    expect(added.status, JSON.stringify(added.body)).toBe(201)
    const regions = await ana.get(`/custom/api/v1/clipart-region/?clipart=${dog}`)
    const [{ id: region }] = regions.body['results'] as [{ id: string }]
    const painted = await ana.post(REGION, {
      ...{ configured_ddb_product_clipart: added.body['id'], region, custom_color: '#aa0011' },
    })
    expect(painted).toMatchObject({ status: 201, body: { region, custom_color: '#aa0011' } })
    const whole = await ana.get(`${PATH}${id}/`)
    expect(whole.body).toMatchObject({
      revision: 2,
      design: {
        elements: [{ clipart: dog }, { clipart: dog, regions: { [region]: { customColor: '#aa0011' } } }, {}],
      },
    })
    expect((await ana.remove(`${CLIPART}${added.body['id']}/`)).status).toBe(200)
    expect((await ana.get(`${PATH}${id}/`)).body['clipart_elements']).toHaveLength(1)
  })

  it('costs in the cart what its size and figures cost, whatever a client states (DDB-2, DDB-5)', async () => {
    const { id: empty } = await made({ clipart_elements: [] })
    expect(await ana.post(CART, { product_class: 'ddb', product_id: empty })).toMatchObject({
      status: 400,
      body: { errors: { clipart_elements: ['Put at least one figure on it.'] } },
    })
    const totalOf = async (count: number) => {
      const clipart_elements = Array.from({ length: count }, () => ({ clipart: dog }))
      const { id } = await made({ clipart_elements, quantity: 10 })
      const put = await ana.post(CART, { product_class: 'ddb', product_id: id })
      expect(put.status, JSON.stringify(put.body)).toBe(200)
      const cart = await ana.get('/cart/api/v1/cart/')
      const items = cart.body['items'] as unknown as { product_id: string; total: string }[]
      return Number(items.find((item) => item.product_id === id)?.total)
    }
    const [one, three] = [await totalOf(1), await totalOf(3)]
    // 1.50 each, on ten pieces.
    expect(three - one).toBeCloseTo(30, 2)
  })
})
