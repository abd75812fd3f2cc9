import { createRateLimiter, unlimited, type Api } from '@kisscut/rest'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createApp } from './app.ts'

const at = (path: string, init?: RequestInit) => new Request(`http://localhost:3000${path}`, init)

const api: Api = new Hono()
api.post('/custom/api/v1/price-quote/', ({ env }) => new Response(`quote for ${env?.address}`))

const pagesSeen: string[] = []
const appWith = (more: Partial<Parameters<typeof createApp>[0]> = {}) =>
  createApp({
    build: async ({ req }, next) => (req.path.endsWith('/favicon.svg') ? new Response('<svg/>') : next()),
    demo: async (_c, next) => next(),
    admin: {
      files: async (_c, next) => next(),
      page: () => new Response('admin'),
      gate: async (_c, next) => next(),
    },
    health: () => new Response('healthy'),
    api,
    storedFiles: () => new Response('artwork'),
    pages: async ({ url }) => {
      pagesSeen.push(url)
      return new Response(`page ${new URL(url).pathname}`)
    },
    limit: unlimited,
    allowsOrigin: async () => false,
    publicUrl: null,
    reportError: () => undefined,
    ...more,
  })

const send = async (request: Request, app = appWith(), address = '10.0.0.7') => {
  const response = await app.fetch(request, { address })
  return { status: response.status, body: await response.text(), headers: response.headers }
}

describe('an address with a currency (CUR-10)', () => {
  const openedWith = async (path: string, init: RequestInit = {}) => {
    let cookie: string | null = null
    const pages = async ({ headers }: Request) => {
      cookie = headers.get('cookie')
      return new Response('page')
    }
    const { headers } = await send(at(path, init), appWith({ pages }))
    return { cookie, kept: headers.get('set-cookie')?.split(';', 1)[0] ?? null }
  }

  it('opens the page in it and stores it, whatever was chosen before', async () => {
    expect(await openedWith('/cart/?prices_in=EUR')).toEqual({
      ...{ cookie: 'kisscut_preferences=.EUR', kept: 'kisscut_preferences=.EUR' },
    })
    const headers = { cookie: 'a=b; kisscut_preferences=mm.USD; c=d' }
    expect(await openedWith('/cart/?prices_in=EUR', { headers })).toEqual({
      ...{ cookie: 'a=b; c=d; kisscut_preferences=mm.EUR', kept: 'kisscut_preferences=mm.EUR' },
    })
  })

  it('changes nothing if the currency is already chosen or invalid, or if a form is sent', async () => {
    const headers = { cookie: 'kisscut_preferences=mm.EUR' }
    const asBefore = { cookie: headers.cookie, kept: null }
    expect(await openedWith('/cart/?prices_in=EUR', { headers })).toEqual(asBefore)
    for (const odd of ['eur', '', 'EURO', 'E%3BR', '%00'])
      expect(await openedWith(`/cart/?prices_in=${odd}`, { headers })).toEqual(asBefore)
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '0' }
    const sent = { method: 'POST', headers: { ...headers, ...form, origin: 'http://localhost:3000' } }
    expect(await openedWith('/cart/?prices_in=USD', sent)).toEqual(asBefore)
  })
})

describe('the router', () => {
  it.each([
    ['GET', '/favicon.svg', '<svg/>'],
    ['GET', '/healthz', 'healthy'],
    ['POST', '/custom/api/v1/price-quote/', 'quote for 10.0.0.7'],
    ['GET', '/files/uploads/4f2c.png', 'artwork'],
    ['GET', '/cart/', 'page /cart/'],
    ['GET', '/some/api/nobody/knows/', 'page /some/api/nobody/knows/'],
    ['GET', '/assets/page-of-yesterday.js', 'There is no such file.'],
    ['GET', '/admin/', 'admin'],
    ['GET', '/admin/template_material/white-vinyl', 'admin'],
    ['GET', '/admin/assets/of-yesterday.js', 'There is no such file.'],
    [
      'GET',
      '/custom/products/a/b/c/d/p/slug/4f2c/setup/',
      'page /custom/products/a/b/c/d/p/slug/4f2c/setup/',
    ],
  ])('answers %s %s with: %s', async (method, path, body) =>
    expect((await send(at(path, { method }))).body).toBe(body),
  )

  it('answers 404 to impossible pages itself', async () => {
    pagesSeen.length = 0
    const odd = ['/%5C', '/%5c%5Cevil', '//evil.example', '/a%1B%0A', '/cart%00/']
    const deep = [`/${'a/'.repeat(13)}`, `/${'a/'.repeat(7000)}`, `/custom/api/v1/${'a/'.repeat(20)}`]
    const long = `/${'a'.repeat(5000)}/`
    for (const path of [...odd, ...deep, long])
      expect((await send(at(path))).status, path.slice(0, 80)).toBe(404)
    expect(pagesSeen).toEqual([])
    expect((await send(at(`/${'a/'.repeat(12)}`))).body).toMatch(/^page/)
    expect((await send(at(`/?q=${'a'.repeat(5000)}`))).body).toMatch(/^page/)
  })
})

describe('a file whose URL the API returns (API-35)', () => {
  const allowsOrigin = async (origin: string) => origin === 'https://app.example'
  const get = (path: string, origin: string) =>
    send(
      at(path, { headers: { origin } }),
      appWith({ allowsOrigin, demo: async () => new Response('picture') }),
    )

  it.each(['/files/uploads/4f2c.png', '/demo/cat.webp'])(
    '%s is readable only by listed origins',
    async (path) => {
      const { headers } = await get(path, 'https://app.example')
      expect(headers.get('access-control-allow-origin')).toBe('https://app.example')
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(headers.get('vary')).toMatch(/\borigin\b/)
      const other = await get(path, 'https://evil.example')
      expect(other.headers.get('access-control-allow-origin')).toBeNull()
      expect(other.headers.get('cross-origin-resource-policy')).toBeNull()
      expect(other.headers.get('vary')).toMatch(/\borigin\b/)
    },
  )

  it.each(['/files/uploads/4f2c.png', '/demo/cat.webp'])(
    '%s may be requested with a script’s own headers, from a listed origin',
    async (path) => {
      const preflight = (origin: string) => {
        const requested = {
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'x-request-id',
        }
        const request = at(path, { method: 'OPTIONS', headers: { origin, ...requested } })
        return send(request, appWith({ allowsOrigin }))
      }
      const { status, headers } = await preflight('https://app.example')
      expect([status, headers.get('access-control-allow-origin')]).toEqual([204, 'https://app.example'])
      expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD')
      expect(headers.get('access-control-allow-headers')).toContain('x-request-id')
      const other = await preflight('https://evil.example')
      expect(other.headers.get('access-control-allow-methods')).toBeNull()
    },
  )

  it('excludes pages, which only their own origin may read', async () => {
    const { headers } = await get('/cart/', 'https://app.example')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('a form sent to a page', () => {
  const FORM = 'application/x-www-form-urlencoded'
  const post = (headers: Record<string, string>) =>
    send(
      at('/cart/', { method: 'POST', headers: { 'content-type': FORM, 'content-length': '0', ...headers } }),
    )

  it.each([
    ['our own page', { origin: 'http://localhost:3000' }],
    ['a browser that says so', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['a client that is no browser', {}],
  ])('is accepted from %s', async (_, headers) => expect((await post(headers)).status).toBe(200))

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin to speak of', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbor', { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' }],
  ])('is rejected from %s before any page sees it', async (_, headers) => {
    pagesSeen.length = 0
    expect((await post(headers)).status).toBe(403)
    expect(pagesSeen).toEqual([])
  })
})

describe('the rate limit', () => {
  it('counts pages by client address', async () => {
    const app = appWith({ limit: createRateLimiter({ page: 2 }) })
    const statuses = []
    for (let turn = 0; turn < 3; turn += 1) statuses.push(await send(at('/'), app, '192.0.2.1'))
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(Number(statuses[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send(at('/'), app, '192.0.2.2')).status).toBe(200)
  })

  it('counts sitemaps and feeds separately from pages, in any spelling (SEO-11)', async () => {
    const app = appWith({ limit: createRateLimiter({ page: 1, walk: 3 }) })
    const walks = ['/sitemap.xml', '/SITEMAP/1/', '/%66eeds/products.xml', '/sitemap/2/']
    const statuses = []
    for (const path of walks) statuses.push((await send(at(path), app)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect([(await send(at('/'), app)).status, (await send(at('/'), app)).status]).toEqual([200, 429])
  })

  it('counts stored files, too', async () => {
    const app = appWith({ limit: createRateLimiter({ light: 1 }) })
    expect((await send(at('/files/a/b.png'), app)).status).toBe(200)
    expect((await send(at('/files/a/b.png'), app)).status).toBe(429)
  })
})

describe('a failure', () => {
  it('is reported, and answered with a plain 500', async () => {
    const reported: unknown[] = []
    const pages = () => Promise.reject(new Error('a knife broke'))
    const app = appWith({ pages, reportError: (error) => reported.push(error) })
    expect(await send(at('/'), app)).toMatchObject({
      status: 500,
      body: expect.not.stringContaining('knife'),
    })
    expect(reported).toEqual([new Error('a knife broke')])
  })

  it('is answered with 503 and Retry-After if the database is unreachable (API-22)', async () => {
    const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
    const { status, headers } = await send(at('/cart/'), appWith({ pages: () => Promise.reject(gone) }))
    expect([status, headers.get('retry-after')]).toEqual([503, '10'])
  })
})
