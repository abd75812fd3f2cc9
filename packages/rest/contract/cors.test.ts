import { RECORDS, settings } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { ENGINES, OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const APP = 'http://localhost:4173'
const TEMPLATE = `${RECORDS.template.path}die-cut-stickers/`

describe.each(ENGINES)('origins in the settings, on %s', (engine) => {
  let api: ServedApi
  let owner: Client
  beforeAll(async () => {
    api = await serveApi(engine)
    owner = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const list = async (cors_origins: string) =>
    expect((await owner.patch(settings.path, { cors_origins })).status).toBe(200)
  const allowed = async (method: string, path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${api.origin}${path}`, { method, headers: { origin: APP, ...headers } })
    return [response.status, response.headers.get('access-control-allow-origin')]
  }

  it('may call the API at once, and no longer after they are removed (API-35)', async () => {
    expect(await allowed('GET', TEMPLATE)).toEqual([200, null])
    await list(`https://shop.example\n${APP}`)
    expect(await allowed('GET', TEMPLATE)).toEqual([200, APP])
    const requested = { 'access-control-request-method': 'PATCH' }
    expect(await allowed('OPTIONS', TEMPLATE, requested)).toEqual([204, APP])
    await list('https://shop.example')
    expect(await allowed('GET', TEMPLATE)).toEqual([200, null])
    expect(await allowed('OPTIONS', TEMPLATE, requested)).toEqual([405, null])
  })

  it('may change rows only with a key (API-19, API-35)', async () => {
    await list(APP)
    const guest = createClient(api.origin)
    const body = { template: 'die-cut-stickers', width: '3', height: '3', quantity: '50' }
    expect((await guest.post(RECORDS.custom.path, body)).status).toBe(201)
    // The same cookie worked without an origin.
    expect((await guest.post(RECORDS.custom.path, body, { origin: APP })).status).toBe(403)
    expect((await owner.post(RECORDS.custom.path, body, { origin: APP })).status).toBe(201)
  })

  it.each(['*', 'null', 'https://app.example/', 'http://app.example', 'app.example'])(
    'can’t be %s, and the error is at the field (API-35)',
    async (cors_origins) => {
      const { status, body } = await owner.patch(settings.path, { cors_origins })
      expect([status, Object.keys(body.errors)]).toEqual([400, ['cors_origins']])
      expect(body.errors['cors_origins']![0]).toMatch(/^Line 1: [A-Z].*\.$/)
    },
  )
})
