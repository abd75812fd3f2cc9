import type { Viewer } from '@kisscut/shop'
import { describe, expect, it } from 'vitest'
import { json } from './responses.ts'
import { createRouterHandler, type ApiSettings } from './api.ts'
import { OPEN, OWN, OWN_CHANGES, STAFF_CHANGES } from './policy.ts'
import { route } from './route.ts'

const viewer = (more: Partial<Viewer> = {}): Viewer => ({
  owner: 'session:ana',
  roles: ['shopper'],
  trade: false,
  unit: 'in',
  locale: 'en-US',
  ...more,
})

const routes = [
  route({
    method: 'GET',
    path: '/open/',
    policy: OPEN,
    summary: '',
    answer: ({ viewer }) => json({ viewer }),
  }),
  route({
    method: 'GET',
    path: '/mine/',
    policy: OWN,
    summary: '',
    answer: ({ viewer, query }) => json({ owner: viewer.owner, q: query.get('q') }),
  }),
  route({
    method: 'POST',
    path: '/mine/',
    policy: OWN_CHANGES,
    summary: '',
    answer: ({ viewer }) => json({ owner: viewer.owner }, 201),
  }),
  route({ method: 'POST', path: '/staff/', policy: STAFF_CHANGES, summary: '', answer: () => json({}) }),
  route({
    method: 'GET',
    path: '/broken/',
    policy: OPEN,
    summary: '',
    answer: () => Promise.reject(new Error('a secret of the database')),
  }),
]

const asked: boolean[] = []
const api = (more: Partial<ApiSettings> = {}) =>
  createRouterHandler(routes, {
    viewerOf: async (_request, { create }) => {
      asked.push(create)
      return { viewer: viewer(), ...(create ? { setCookie: 'session=new' } : {}) }
    },
    ...more,
  })

const call = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Request(`https://shop.example${path}`, { method, headers })

describe('the door', () => {
  it('leaves what is not its own to the pages', async () =>
    expect(await api()(call('GET', '/cart/'))).toBeNull())

  it('asks nobody who it is where everyone may', async () => {
    asked.length = 0
    const response = await api()(call('GET', '/open'))
    expect(await response?.json()).toEqual({ viewer: null })
    expect(asked).toEqual([])
  })

  it('opens a session with the first change only, and tells it by a cookie', async () => {
    asked.length = 0
    const read = await api()(call('GET', '/mine/?q=cats'))
    expect(await read?.json()).toEqual({ owner: 'session:ana', q: 'cats' })
    expect(read?.headers.get('set-cookie')).toBeNull()
    const changed = await api()(call('POST', '/mine/'))
    expect(changed?.status).toBe(201)
    expect(changed?.headers.get('set-cookie')).toBe('session=new')
    expect(asked).toEqual([false, true])
  })

  it('says which methods are allowed', async () => {
    const response = await api()(call('DELETE', '/mine/'))
    expect([response?.status, response?.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })

  it('turns away a key that opens nothing, and shoppers from what is for staff', async () => {
    const noKey = api({ viewerOf: async () => null })
    expect((await noKey(call('GET', '/mine/')))?.status).toBe(401)
    expect((await api()(call('POST', '/staff/')))?.status).toBe(403)
    const eva = api({ viewerOf: async () => ({ viewer: viewer({ roles: ['owner'] }) }) })
    expect((await eva(call('POST', '/staff/')))?.status).toBe(200)
  })

  it('turns away changes from other sites, unless a key is sent in place of a cookie', async () => {
    const status = async (headers: Record<string, string>) =>
      (await api()(call('POST', '/mine/', headers)))?.status
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403)
    expect(await status({ origin: 'https://evil.example' })).toBe(403)
    expect(await status({ origin: 'null' })).toBe(403)
    expect(await status({ origin: 'https://shop.example' })).toBe(201)
    expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(201)
    expect(await status({})).toBe(201)
    expect(await status({ authorization: 'Bearer k', origin: 'https://evil.example' })).toBe(201)
  })

  it('keeps its secrets when something breaks', async () => {
    const told: unknown[] = []
    const response = await api({ onError: (error) => told.push(error) })(call('GET', '/broken/'))
    expect(response?.status).toBe(500)
    expect(await response?.text()).not.toContain('secret')
    expect(String(told[0])).toContain('a secret of the database')
  })

  it('slows down a caller who asks too much, and no other', async () => {
    const slow = api({ rateLimits: { costly: 5 } })
    const statuses = new Set<number | undefined>()
    for (let turn = 0; turn < 7; turn += 1)
      statuses.add((await slow(call('POST', '/mine/'), { ip: '192.0.2.1' }))?.status)
    expect([...statuses]).toEqual([201, 429])
    expect((await slow(call('POST', '/mine/'), { ip: '192.0.2.2' }))?.status).toBe(201)
  })
})
