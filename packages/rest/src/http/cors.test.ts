import fc from 'fast-check'
import { guest } from '@kisscut/shop'
import { describe, expect, it } from 'vitest'
import { createRouterHandler, type ApiSettings } from './api.ts'
import { OPEN, OWN_CHANGES } from './policy.ts'
import { createRateLimiter } from './rate-limit.ts'
import { json } from './responses.ts'
import { route } from './route.ts'

const APP = 'https://app.example'

const stated = { summary: '', success: {} }
const routes = [
  route({ ...stated, method: 'GET', path: '/a/api/v1/row/', policy: OPEN, handle: () => json({ a: 1 }) }),
  route({ ...stated, method: 'PATCH', path: '/a/api/v1/row/', policy: OWN_CHANGES, handle: () => json({}) }),
  route({
    ...{ ...stated, method: 'GET', path: '/a/api/v1/file/', policy: OPEN },
    handle: () => new Response('pixels', { headers: { 'content-type': 'image/png' } }),
  }),
  route({
    ...{ ...stated, method: 'GET', path: '/a/api/v1/broken/', policy: OPEN },
    handle: () => Promise.reject(new Error('a knife broke')),
  }),
]

const apiWith = (more: Partial<ApiSettings> = {}) =>
  createRouterHandler(routes, {
    callerOf: async ({ headers }) =>
      headers.get('authorization') === 'Bearer wrong' ? null : { viewer: guest('account:eva', 'en-US') },
    allowsOrigin: async (origin) => origin === APP,
    ...more,
  })

const send = (
  method: string,
  path: string,
  headers: Record<string, string>,
  { address = '192.0.2.1', ...more }: Partial<ApiSettings> & { readonly address?: string } = {},
) =>
  apiWith(more).request(new Request(`https://shop.example${path}`, { method, headers }), undefined, {
    address,
  })

const namesOf = ({ headers }: Response) => [...headers.keys()].filter((name) => name.startsWith('access-'))

/** Every kind of response: JSON, a file, an error of each step, and what no route takes. */
const CALLS = [
  ['GET', '/a/api/v1/row/', {}, 200],
  ['HEAD', '/a/api/v1/row/', {}, 200],
  ['GET', '/a/api/v1/file/', {}, 200],
  ['PATCH', '/a/api/v1/row/', { authorization: 'Bearer right' }, 200],
  ['PATCH', '/a/api/v1/row/', { authorization: 'Bearer wrong' }, 401],
  ['PATCH', '/a/api/v1/row/', { cookie: 'session=eva' }, 403],
  ['GET', '/a/api/v1/broken/', {}, 500],
  ['GET', '/a/api/v1/nothing/', {}, 404],
  ['PUT', '/a/api/v1/row/', { authorization: 'Bearer right' }, 405],
  ['OPTIONS', '/a/api/v1/row/', {}, 405],
] as const

describe('a response to a script of another origin (API-35)', () => {
  it.each(CALLS)('%s %s with %j is readable to a listed origin', async (method, path, headers, status) => {
    const response = await send(method, path, { ...headers, origin: APP })
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-origin')).toBe(APP)
    expect(response.headers.get('vary')).toMatch(/\borigin\b/)
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const exposed = response.headers.get('access-control-expose-headers')!.split(', ')
    for (const name of ['etag', 'location', 'x-request-id', 'ratelimit-remaining', 'retry-after'])
      expect(exposed).toContain(name)
    // A cookie opens nothing: the browser doesn’t hand over a response to a call that sent one.
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  })

  it.each(CALLS)(
    '%s %s with %j is the same to any other origin as to none',
    async (method, path, headers) => {
      const own = await send(method, path, {
        ...headers,
        'x-request-id': 'a',
        'sec-fetch-site': 'cross-site',
      })
      const others = [
        ...[
          'null',
          '',
          'https://app.example.evil.example',
          'https://evil-app.example',
          'https://APP.example',
        ],
        ...[
          'http://app.example',
          'https://app.example:8443',
          'https://app.example/',
          'https://x.app.example',
        ],
        ...['https://app.example, https://evil.example', 'https://app.exampl', '*', 'https://app.example.'],
      ]
      for (const origin of others) {
        const sent = { ...headers, origin, 'x-request-id': 'a', 'sec-fetch-site': 'cross-site' }
        const response = await send(method, path, sent)
        expect(namesOf(response), origin).toEqual([])
        expect([response.status, [...response.headers]], origin).toEqual([own.status, [...own.headers]])
        expect(response.headers.get('vary'), origin).toMatch(/\borigin\b/)
      }
    },
  )

  it('says when to try again, too', async () => {
    const limit = createRateLimiter({ normal: 1 })
    const [, second] = [
      await send('GET', '/a/api/v1/row/', { origin: APP }, { limit }),
      await send('GET', '/a/api/v1/row/', { origin: APP }, { limit }),
    ]
    expect([second.status, second.headers.get('access-control-allow-origin')]).toEqual([429, APP])
  })

  it('is an ordinary one where the list can’t be read', async () => {
    const allowsOrigin = () => Promise.reject(new Error('the database is gone'))
    const response = await send('GET', '/a/api/v1/row/', { origin: APP }, { allowsOrigin })
    expect([response.status, namesOf(response)]).toEqual([200, []])
  })

  it('never names an origin that isn’t listed to the letter', () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc
            .tuple(
              fc.constantFrom('', 'https://', 'http://', 'x.', 'null'),
              fc.constantFrom('app.example', APP),
              fc.string(),
            )
            .map((parts) => parts.join('')),
          fc.string(),
        ),
        async (origin) => {
          let response: Response
          try {
            response = await send('GET', '/a/api/v1/row/', { origin })
          } catch {
            return // No header can hold it.
          }
          const isListed = new Headers({ origin }).get('origin') === APP
          expect(response.headers.get('access-control-allow-origin')).toBe(isListed ? APP : null)
        },
      ),
    ))
})

describe('a preflight (API-35)', () => {
  const preflight = (path: string, origin: string | null, more: Record<string, string> = {}) =>
    send('OPTIONS', path, {
      ...(origin === null ? {} : { origin }),
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,content-type,if-match',
      ...more,
    })

  it('tells a listed origin the methods of the path and the headers of the API', async () => {
    const { status, headers } = await preflight('/a/api/v1/row/', APP)
    expect([status, headers.get('access-control-allow-methods')]).toEqual([204, 'GET, PATCH'])
    expect(headers.get('access-control-allow-origin')).toBe(APP)
    for (const name of [
      'authorization',
      'content-type',
      'if-match',
      'if-none-match',
      'idempotency-key',
      'x-request-id',
    ])
      expect(headers.get('access-control-allow-headers')!.split(', ')).toContain(name)
    expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0)
    expect(headers.get('vary')).toBe('origin, access-control-request-method, access-control-request-headers')
    expect(headers.get('x-request-id')).not.toBeNull()
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('lets a listed origin read that there is no such call', async () => {
    expect((await preflight('/a/api/v1/nothing/', APP)).status).toBe(204)
  })

  it.each([
    ['another origin', 'https://evil.example'],
    ['null', 'null'],
    ['none', null],
  ])('is an ordinary OPTIONS for %s', async (_, origin) => {
    const response = await preflight('/a/api/v1/row/', origin)
    expect([response.status, response.headers.get('allow'), namesOf(response)]).toEqual([
      ...[405, 'GET, PATCH', []],
    ])
  })

  it('asks for a method; without one it is an ordinary OPTIONS', async () => {
    expect((await send('OPTIONS', '/a/api/v1/row/', { origin: APP })).status).toBe(405)
  })
})
