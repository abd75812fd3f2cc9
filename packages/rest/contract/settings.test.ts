import { RECORDS, settings } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { ENGINES, OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const PATH = settings.path
const OF_EVERY_ROW = ['id', 'revision', 'created', 'updated']

describe.each(ENGINES)('the settings, on %s', (engine) => {
  let api: ServedApi
  let owner: Client
  let guest: Client
  beforeAll(async () => {
    api = await serveApi(engine, { limit: async () => undefined })
    owner = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    guest = createClient(api.origin)
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const saved = async (changes: object) => {
    const { status, body } = await owner.patch(PATH, changes)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }

  it('are read by everyone and changed by the owner alone, over the revision they state (SETTINGS-1)', async () => {
    const { status, body } = await guest.get(PATH)
    expect([status, body]).toMatchObject([200, { id: 'shop', name: 'Kisscut', timezone: 'America/New_York' }])
    const forStaff = ['require_two_factor', 'cors_origins']
    const fields = Object.keys(settings.schema.shape)
    const shared = fields.filter((name) => !forStaff.includes(name))
    expect(Object.keys(body).toSorted()).toEqual([...shared, ...OF_EVERY_ROW].toSorted())
    expect(Object.keys((await owner.get(PATH)).body)).toEqual(expect.arrayContaining(fields))
    expect((await guest.patch(PATH, { name: 'Mine' })).status).toBe(403)
    expect((await guest.post(PATH, {})).status).toBe(405)
    const stated = { 'if-match': `"${Number(body['revision'])}"` }
    const first = await owner.patch(PATH, { name: 'Peel & Stick' }, stated)
    expect(first).toMatchObject({ status: 200, body: { name: 'Peel & Stick' } })
    const second = await owner.patch(PATH, { name: 'Too late' }, stated)
    expect(second).toMatchObject({ status: 412, body: { current: first.body, sent: { name: 'Too late' } } })
    expect((await guest.get(PATH)).body).toMatchObject({ name: 'Peel & Stick' })
  })

  it.each([
    ['name', ' '],
    ['accent_color', 'red'],
    ['accent_color', '#ffd400'],
    ['background_color', '#333333'],
    ['logo', 'https://elsewhere.example/logo.svg'],
    ['email', 'nobody'],
    ['currency', 'XYZ'],
    ['unit', 'ft'],
    ['locale', 'de-DE'],
    ['cut_off', '25:00'],
    ['timezone', 'Mars/Olympus'],
    ['holidays', '2027-02-30'],
    ['proof_days', 31],
    ['good_resolution', 1201],
    ['good_resolution', 149],
    ['low_resolution', 301],
    ['coarse_resolution', 151],
    ['coarse_resolution', -1],
    ['low_resolution', 99.5],
    ['bleed', '0.0299'],
    ['bleed', 0.26],
    ['bleed', '0.06255'],
    ['bleed', 'wide'],
    ['safe_area', -0.01],
    ['safe_area', '0.5001'],
    ['nothing', 1],
  ])(
    'take no %s of %j, and say so at the field (SETTINGS-2, SETTINGS-4, SETTINGS-12)',
    async (field, value) => {
      const { status, body } = await owner.patch(PATH, { [field]: value })
      expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
    },
  )

  it('rename the currency of every price, of every cart and of what is saved later; no amount changes (SETTINGS-6)', async () => {
    const path = `${RECORDS.template.path}die-cut-stickers/`
    const before = (await guest.get(path)).body
    await guest.post('/custom/api/v1/custom/', {
      ...{ template: 'die-cut-stickers', material: 'white-vinyl', width: '2', height: '2', quantity: 100 },
    })
    // The demo shop sells in euros beside its dollars.
    await saved({ currencies: '', currency: 'EUR' })
    const after = (await guest.get(path)).body
    expect([before['currency'], after['currency']]).toEqual(['USD', 'EUR'])
    const { currency: _was, ...unchanged } = before
    expect(after).toMatchObject(unchanged)
    expect((await guest.get('/cart/api/v1/cart/')).body).toMatchObject({ currency: 'EUR' })
    const size = { name: 'Large', width: '9', height: '9', currency: 'USD' }
    const made = await owner.post(RECORDS.template_size.path, size)
    expect(made).toMatchObject({ status: 201, body: { currency: 'EUR' } })
    await saved({ currency: 'USD' })
    expect((await guest.get(path)).body).toMatchObject({ ...unchanged, currency: 'USD' })
  })
})
