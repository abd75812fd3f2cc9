import { NOBODY_OWNER, type Role, type Viewer } from '@kisscut/shop'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { jsonBody } from '../body/json.ts'
import { FILE_BODY } from '../body/upload.ts'
import * as messages from '../messages/requests.ts'
import { createRouterHandler, type ApiSettings } from './api.ts'
import { OPEN, OWN, OWN_CHANGES, staffMay } from './policy.ts'
import { createRateLimiter } from './rate-limit.ts'
import { json } from './responses.ts'
import { RETRY_AFTER, unexpected } from './unexpected.ts'
import { route, type Method } from './route.ts'

const viewer = (more: Partial<Viewer> = {}): Viewer => ({
  owner: 'session:ana',
  roles: ['shopper'],
  trade: false,
  unit: 'in',
  locale: 'en-US',
  ...more,
})

const stated = { summary: '', success: {} }
const routes = [
  route({
    ...stated,
    method: 'GET',
    path: '/open/',
    policy: OPEN,
    handle: ({ viewer }) => json({ viewer }),
  }),
  route({
    ...stated,
    method: 'GET',
    path: '/mine/',
    policy: OWN,
    handle: ({ viewer, query }) => json({ owner: viewer.owner, q: query.get('q') }),
  }),
  route({
    ...stated,
    method: 'POST',
    path: '/mine/',
    policy: OWN_CHANGES,
    success: { status: 201 },
    handle: ({ viewer }) => ({ ok: true, value: { owner: viewer.owner } }),
  }),
  route({
    ...stated,
    method: 'GET',
    path: '/mine/:id/',
    policy: OPEN,
    handle: ({ param }) => json(param('id')),
  }),
  route({
    ...stated,
    method: 'POST',
    path: '/staff/',
    policy: staffMay('create', 'template'),
    handle: () => json({}),
  }),
  route({
    ...stated,
    method: 'GET',
    path: '/broken/',
    policy: OPEN,
    handle: () => Promise.reject(new Error('a secret of the database')),
  }),
  route({
    ...stated,
    method: 'GET',
    path: '/full/',
    policy: OPEN,
    handle: () =>
      Promise.reject(
        new Error('insert', { cause: Object.assign(new Error('full'), { code: 'SQLITE_FULL' }) }),
      ),
  }),
]

const created: boolean[] = []
const apiWith = (more: Partial<ApiSettings> = {}) =>
  createRouterHandler(routes, {
    callerOf: async (_request, { create }) => {
      created.push(create)
      return { viewer: viewer(), ...(create ? { setCookie: 'session=new' } : {}) }
    },
    ...more,
  })

const call = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Request(`https://shop.example${path}`, { method, headers })

const send = (request: Request, more: Partial<ApiSettings> = {}, address = '192.0.2.1') =>
  apiWith(more).request(request, undefined, { address })

describe('the router', () => {
  it('responds to a path with and without its last slash, and to HEAD as to GET', async () => {
    for (const path of ['/open/', '/open']) expect((await send(call('GET', path))).status).toBe(200)
    expect((await send(call('HEAD', '/open/'))).status).toBe(200)
  })

  it('leaves other paths to the server that mounts it', async () => {
    for (const path of ['/', '/cart/', '/mine/7/8/', '/openly/'])
      expect(await (await send(call('GET', path))).text()).toBe('404 Not Found')
  })

  it('answers JSON under every path of the API', async () => {
    const paths = [
      ...[
        '/custom/api/v1/no-such/',
        '/cart/api/',
        '/mine/api/v1/a/b/c',
        '/nothing/api/v1/a/',
        '/custom/api/v2/custom/',
      ],
      ...[
        '/api',
        '/api/',
        '/api/v1/custom/',
        '/API/v1/custom',
        '/a/b/c/api/v1/custom/',
        '//custom/api/v1/custom/',
      ],
    ]
    for (const path of paths)
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
        const response = await send(call(method, path))
        expect(response.status, path).toBe(404)
        expect(await response.json(), path).toMatchObject({ problems: [{ code: 'request.no-such-call' }] })
      }
    for (const page of ['/products/api-stickers/', '/custom/products/api/', '/apis/', '/capi/v1/'])
      expect(await (await send(call('GET', page))).text(), page).toBe('404 Not Found')
  })

  it('leaves pages of a category named api to the shop', async () => {
    const isPage = (url: string) => new URL(url).pathname === '/clipart/api/p/deer/'
    const read = async (path: string) => (await send(call('GET', path), { isPage })).text()
    expect(await read('/clipart/api/p/deer/')).toBe('404 Not Found')
    expect(await read('/clipart/api/p/')).toContain(messages.noSuchCall)
  })

  it('decodes an id once, whatever it holds', async () => {
    const read = async (id: string) => (await send(call('GET', `/mine/${id}/`))).json()
    expect(await read('stickers%2Fdie-cut')).toBe('stickers/die-cut')
    expect(await read('a%252Fb')).toBe('a%2Fb')
    expect(await read('%E2%9C%82')).toBe('✂')
    expect(await read('%E0%A4%A')).toBe('%E0%A4%A')
  })

  it('reports the methods of a path', async () => {
    for (const method of ['DELETE', 'OPTIONS', 'PROPFIND']) {
      const response = await send(call(method, '/mine/'))
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST'])
    }
  })

  it('throws for two routes of the same call', () => {
    const line = (method: Method) =>
      route({ ...stated, method, path: '/a/', policy: OPEN, handle: () => json(1) })
    const settings = { callerOf: async () => null }
    expect(() => createRouterHandler([line('GET'), line('GET')], settings)).toThrow('Two routes for GET /a/')
  })
})

describe('the policy of a route', () => {
  it('is required: a route without one does not compile', () => {
    const unprotected = { ...stated, method: 'GET', path: '/a/', handle: () => json(1) } as const
    // @ts-expect-error the policy is missing
    expect(() => createRouterHandler([route(unprotected)], { callerOf: async () => null })).toThrow()
  })

  it('does not identify the caller if everyone may call', async () => {
    created.length = 0
    expect(await (await send(call('GET', '/open'))).json()).toEqual({ viewer: null })
    expect(created).toEqual([])
  })

  it('opens a session with the first change only, and sends its cookie', async () => {
    created.length = 0
    const read = await send(call('GET', '/mine/?q=cats'))
    expect(await read.json()).toEqual({ owner: 'session:ana', q: 'cats' })
    expect(read.headers.get('set-cookie')).toBeNull()
    const changed = await send(call('POST', '/mine/'))
    expect(changed.status).toBe(201)
    expect(changed.headers.get('set-cookie')).toBe('session=new')
    expect(created).toEqual([false, true])
  })

  it('rejects invalid keys, shoppers at staff’s calls, and staff without the role', async () => {
    expect((await send(call('GET', '/mine/'), { callerOf: async () => null })).status).toBe(401)
    const as = async (owner: string, role: Role) => {
      const callerOf = async () => ({ viewer: viewer({ owner, roles: [role] }) })
      const response = await send(call('POST', '/staff/'), { callerOf })
      return [response.status, ((await response.json()) as { readonly error?: string }).error]
    }
    const STAFF_ONLY = 'Only the shop’s staff may do this.'
    expect(await as('account:ana', 'shopper')).toEqual([403, STAFF_ONLY])
    expect(await as('account:bo', 'support')).toEqual([403, 'Your role does not allow this.'])
    expect(await as('account:eva', 'owner')).toEqual([200, undefined])
  })

  it('lets a key that may only read do that, and change nothing (ACC-16)', async () => {
    const callerOf = async () => ({ viewer: viewer({ mayOnlyRead: true }) })
    expect((await send(call('GET', '/mine/'), { callerOf })).status).toBe(200)
    const changed = await send(call('POST', '/mine/'), { callerOf })
    expect([changed.status, await changed.json()]).toMatchObject([403, { error: messages.keyMayOnlyRead }])
  })

  it('turns away changes from other sites, unless a key is sent in place of a cookie (API-19)', async () => {
    const status = async (headers: Record<string, string>) =>
      (await send(call('POST', '/mine/', headers))).status
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403)
    expect(await status({ origin: 'https://evil.example' })).toBe(403)
    expect(await status({ origin: 'null' })).toBe(403)
    expect(await status({ origin: 'https://shop.example' })).toBe(201)
    expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(201)
    expect(await status({})).toBe(201)
    expect(await status({ authorization: 'Bearer k', origin: 'https://evil.example' })).toBe(201)
    expect(await status({ authorization: '', origin: 'https://evil.example' })).toBe(403)
  })
})

describe('a guest who signs in during a call (ACC-5)', () => {
  const JSON_TYPE = 'application/json'
  const FORM_TYPE = 'multipart/form-data; boundary=b'
  const FORM = [
    ...['--b', 'Content-Disposition: form-data; name="file"; filename="a.txt"', '', 'cut', '--b--', ''],
  ].join('\r\n')

  it.each([
    ['JSON', JSON_TYPE, '{}', jsonBody(z.strictObject({}))],
    ['an upload', FORM_TYPE, FORM, FILE_BODY],
  ])(
    'sees nothing of the account after %s: 503, and the call may be repeated',
    async (_, type, sent, body) => {
      let handled = 0
      const taking = [
        route({
          ...stated,
          method: 'POST',
          path: '/taking/',
          policy: OWN_CHANGES,
          body: body as never,
          handle: () => {
            handled += 1
            return json({})
          },
        } as never),
      ]
      let isOutdated = false
      let signsIn = false
      const callerOf = async () => ({
        viewer: viewer(),
        ...(isOutdated ? { isOutdated: true as const } : {}),
      })
      const api = createRouterHandler(taking, { callerOf })
      const post = async () => {
        const stream = new ReadableStream({
          pull(controller) {
            isOutdated = signsIn
            controller.enqueue(new TextEncoder().encode(sent))
            controller.close()
          },
        })
        const init = { method: 'POST', headers: { 'content-type': type }, body: stream, duplex: 'half' }
        const request = new Request('https://shop.example/taking/', init as never)
        const { status, headers } = await api.request(request, undefined, { address: '192.0.2.1' })
        return [status, headers.has('retry-after'), handled]
      }
      expect(await post()).toEqual([200, false, 1])
      signsIn = true
      expect(await post()).toEqual([503, true, 1])
    },
  )
})

describe('errors', () => {
  it('have a request id, with or without a route (API-31)', async () => {
    for (const [method, path] of [
      ['GET', '/custom/api/v1/nothing/'],
      ['DELETE', '/mine/'],
      ['GET', '/broken/'],
    ] as const)
      expect((await send(call(method, path, { 'x-request-id': 'mine-7' }))).headers.get('x-request-id')).toBe(
        'mine-7',
      )
  })

  it('are reported with the request id of their response (API-31)', async () => {
    const reported: unknown[] = []
    const onError: ApiSettings['onError'] = (_error, _request, requestId) => reported.push(requestId)
    for (const headers of [{}, { 'x-request-id': 'mine-7' }, { 'x-request-id': 'no id: \u00e9' }] as const) {
      const response = await send(call('GET', '/broken/', headers as Record<string, string>), { onError })
      expect(reported.pop()).toBe(response.headers.get('x-request-id'))
    }
  })

  it('keep the shop’s secrets, and are reported', async () => {
    const reported: unknown[] = []
    const response = await send(call('GET', '/broken/'), { onError: (error) => reported.push(error) })
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret')
    expect(String(reported[0])).toContain('a secret of the database')
  })

  it('report a full disk as the shop’s error', async () => {
    const response = await send(call('GET', '/full/'))
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('no room') })
  })
})

describe.each([
  ['a database that refuses connections', { code: 'ECONNREFUSED' }],
  ['one that is shutting down', { code: '57P01' }],
  ['one that was removed', { code: 'DATABASE_MOVED' }],
  ['one whose log could not be flushed', { code: 'LOG_LOST' }],
  ['one whose transactions keep deadlocking', { code: '40P01' }],
  ['one whose transactions keep conflicting', { code: '40001' }],
  ['one whose connection broke', { message: 'Connection terminated unexpectedly' }],
])('%s', (_, fault) => {
  it('is temporary: 503 with Retry-After (API-22)', async () => {
    const cause = Object.assign(new Error('fault'), fault)
    for (const error of [cause, new Error('query', { cause }), new AggregateError([cause])]) {
      const { status, headers, message } = unexpected(error)
      expect([status, headers]).toEqual([503, { 'retry-after': RETRY_AFTER }])
      expect(message).not.toContain('fault')
    }
  })
})

describe('the headers of a response (API-31)', () => {
  it('repeat the caller’s request id, and state the rest of the rate limit', async () => {
    const api = apiWith({ limit: createRateLimiter({ normal: 5 }) })
    const get = (headers: Record<string, string> = {}) =>
      api.request(call('GET', '/open/', headers), undefined, { address: '192.0.2.7' })
    const named = await get({ 'x-request-id': 'order-7' })
    expect(named.headers.get('x-request-id')).toBe('order-7')
    const { headers } = await get({ 'x-request-id': 'no id: \u00e9' })
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect([headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]).toEqual(['5', '3'])
    expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThan(0)
  })
})

describe('the rate limit', () => {
  it('says with 429, too, what it is and when to try again (API-31)', async () => {
    const asOne = { callerOf: async () => ({ viewer: viewer() }), limit: createRateLimiter({ costly: 2 }) }
    const [byAddress, byAccount] = [apiWith({ limit: createRateLimiter({ normal: 2 }) }), apiWith(asOne)]
    for (let turn = 0; turn < 2; turn += 1) {
      await byAddress.request(call('GET', '/open/'), undefined, { address: '192.0.2.1' })
      await byAccount.request(call('POST', '/mine/'), undefined, { address: `192.0.2.${turn}` })
    }
    for (const response of [
      await byAddress.request(call('GET', '/open/'), undefined, { address: '192.0.2.1' }),
      // Its address has calls left; its account has none.
      await byAccount.request(call('POST', '/mine/'), undefined, { address: '192.0.2.9' }),
    ]) {
      const { headers } = response
      expect([response.status, headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]).toEqual([
        ...[429, '2', '0'],
      ])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(headers.get('ratelimit-reset')).toBe(headers.get('retry-after'))
    }
  })

  const post = (api: ReturnType<typeof apiWith>, address: string) =>
    api.request(call('POST', '/mine/'), undefined, { address })

  it('slows down one address only', async () => {
    const api = apiWith({
      limit: createRateLimiter({ costly: 5 }),
      callerOf: async ({ headers }) => ({ viewer: viewer({ owner: headers.get('x') ?? 'a' }) }),
    })
    const statuses = []
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await post(api, '192.0.2.1')).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    const other = call('POST', '/mine/', { x: 'b' })
    expect((await api.request(other, undefined, { address: '192.0.2.2' })).status).toBe(201)
  })

  it('never lets a caller use up the calls of others without a session', async () => {
    const api = apiWith({
      limit: createRateLimiter({ normal: 5 }),
      callerOf: async () => ({ viewer: viewer({ owner: NOBODY_OWNER }) }),
    })
    const read = async (address: string) =>
      (await api.request(call('GET', '/mine/'), undefined, { address })).status
    for (let turn = 0; turn < 6; turn += 1) await read('192.0.2.1')
    expect([await read('192.0.2.1'), await read('192.0.2.2')]).toEqual([429, 200])
  })

  it('slows down an account, from any address', async () => {
    const api = apiWith({ limit: createRateLimiter({ costly: 5 }) })
    const statuses = []
    for (let turn = 0; turn < 6; turn += 1) statuses.push(await post(api, `192.0.2.${turn}`))
    expect(statuses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
    expect(Number(statuses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
