import { custom, RECORDS } from '@kisscut/records'
import { guest } from '@kisscut/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { ENGINES, OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const PATH = '/admin/api/v1/setup/'
const MATERIALS = RECORDS.template_material.path

describe.each(ENGINES)('setting up the shop, on %s', (engine) => {
  let api: ServedApi
  let owner: Client
  beforeAll(async () => {
    api = await serveApi(engine, { limit: async () => undefined })
    owner = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const state = async () => (await owner.get(PATH)).body
  const products = async () => (await owner.get(RECORDS.template.path)).body['results'] as readonly unknown[]

  it('is for the owner alone, and done once they chose what to start from (SETTINGS-11)', async () => {
    const { accounts } = api.storage
    await accounts.addApiKey('hana', 'support', 'a-key-of-support-for-tests')
    const support = createClient(api.origin, { authorization: 'Bearer a-key-of-support-for-tests' })
    for (const other of [support, createClient(api.origin)]) {
      expect((await other.get(PATH)).status).toBe(403)
      expect((await other.post(PATH, { start: 'empty' })).status).toBe(403)
    }
    expect(await state()).toEqual({ is_done: false, stock: 'demo', has_demo: true })
    expect((await owner.post(PATH, { start: 'keep' })).body).toEqual({
      ...{ is_done: true, stock: 'demo', has_demo: true },
    })
    const { body } = await owner.get('/admin/api/v1/history/?record=settings&id=shop')
    expect(body['results']).toMatchObject([{ reason: 'Set up the shop', changes: [] }])
  })

  it('leaves the demo shop alone where a shopper has made something of it (SETTINGS-10)', async () => {
    const { records } = api.storage
    const [bens] = await records.findMany(custom, { owner: 'account:ben' })
    const { id: _id, created: _created, updated: _updated, ...values } = bens!
    await records.create(custom, { ...values, id: 'anas', owner: 'account:ana' })
    const rejected = await owner.post(PATH, { start: 'empty' })
    expect(rejected).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('The demo shop stays') },
    })
    expect(await state()).toMatchObject({ stock: 'demo' })
    await records.remove(custom, 'anas')
  })

  // An empty shop on SQLite is filled again in the test of what fills it (tools/demo-shop/load.test.ts).
  const isFilledAgain = engine === 'PostgreSQL'

  it('clears the demo shop at once, and fills an empty shop with it, but none that sells something (SETTINGS-10, SETTINGS-11)', async () => {
    expect((await products()).length).toBeGreaterThan(0)
    const cleared = await owner.post(PATH, { start: 'empty' })
    expect(cleared.status, JSON.stringify(cleared.body)).toBe(200)
    expect(cleared.body).toMatchObject({ stock: 'empty' })
    expect(await products()).toEqual([])
    expect((await api.shop.browse.home(guest('session:ana', 'en-US'))).featured).toEqual([])
    const material = await owner.post(MATERIALS, { name: 'Vinyl', material_name: 'Vinyl' })
    expect(material.status, JSON.stringify(material.body)).toBe(201)
    expect(await state()).toMatchObject({ stock: 'own' })
    for (const start of ['demo', 'empty']) expect((await owner.post(PATH, { start })).status, start).toBe(409)
    await owner.remove(`${MATERIALS}${String(material.body['id'])}/`)
    if (!isFilledAgain) return
    expect((await owner.post(PATH, { start: 'demo' })).body).toMatchObject({ stock: 'demo' })
    expect((await products()).length).toBeGreaterThan(0)
  })
})
