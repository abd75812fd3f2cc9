import { createRateLimiter } from '@kisscut/rest'
import { guest, NOBODY_OWNER } from '@kisscut/shop'
import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import fc from 'fast-check'
import { once } from 'node:events'
import { createServer, request as requestOf } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { listenerOf } from '../http/listener.ts'
import { createBrowserOf } from '../session/browser-of.ts'
import { createCallerOf } from '../session/caller-of.ts'
import { sessionCookie } from '../session/cookie.ts'
import { createVisitorOf } from '../session/visitor-of.ts'
import { createPages } from './pages.ts'
import type { FilledPage } from './page-response.ts'
import { readyFirst } from './ready-first.ts'
import { readsByVersion } from './testing/reads-by-version.ts'

const SECRET = 'a secret of at least thirty-two characters'
const cookieOf = (id: string) => sessionCookie(id, SECRET, false).split(';')[0]!

/** The version of the pages' data, raised by every change as in storage. */
let version = 1

/** A page that states its viewer and version. */
const say = ({ url }: { readonly url: string }, { viewer }: AppLoadContext) =>
  `<html>${viewer.owner} ${viewer.locale} ${version} ${new URL(url).pathname}${new URL(url).search}</html>`

const loader = ({ request, context }: { readonly request: Request; readonly context: AppLoadContext }) =>
  new Response(request.method === 'HEAD' ? null : say(request, context), {
    headers: { 'content-type': 'text/html' },
  })

const build = {
  entry: { module: { default: () => new Response('the error page') } },
  routes: {
    home: { id: 'home', path: '', index: true, module: { loader } },
    search: { id: 'search', path: 'search/', module: { loader } },
    cart: { id: 'cart', path: 'cart/', module: { loader } },
  },
  assets: { version: 'b1', routes: {}, entry: { module: '', imports: [] }, url: '' },
  assetsBuildDirectory: '',
  publicPath: '/',
  future: {},
  isSpaMode: false,
} as unknown as ServerBuild

const NOTHING = { accountName: null, cartCount: 0 }
const accounts = {
  viewerOfKey: async (key: string) => (key === 'valid' ? guest('account:service', 'en-US') : null),
  viewerOfSession: async (id: string | null, locale: string) =>
    guest(id === null ? NOBODY_OWNER : `session:${id}`, locale),
  /** One visitor needs a query, as if storage can't tell whether anything was written. */
  visitorOfSession: (id: string | null, locale: string) => {
    const visitor = { viewer: guest(id === null ? NOBODY_OWNER : `session:${id}`, locale), ...NOTHING }
    return id === 'ben' ? Promise.resolve(visitor) : visitor
  },
}

const pages = createPages({
  build,
  published: {} as never,
  shop: {
    reads: readsByVersion(() => version),
    browse: { version: () => version },
  } as never,
  callerOf: createCallerOf({ accounts: accounts as never, secret: SECRET, secure: false }),
  visitorOf: createVisitorOf({ accounts: accounts as never, secret: SECRET }),
  browserOf: createBrowserOf(SECRET, false),
  publicUrl: 'http://localhost',
  reportError: () => undefined,
  secure: false,
})
const addressOf = () => '192.0.2.1'
const app = listenerOf(pages.fetch, {
  addressOf,
  secure: false,
  hostname: 'localhost',
  reportError: () => undefined,
})
let fromMemory = 0
const serve = (limit = createRateLimiter(), rest: Parameters<typeof readyFirst>[0] = app) =>
  readyFirst(rest, {
    pages: {
      responses: pages.responses,
      ready: (incoming) => {
        const page = pages.ready(incoming)
        const counted = (each: FilledPage | null) => {
          if (each !== null) fromMemory += 1
          return each
        }
        return page instanceof Promise ? page.then(counted) : counted(page)
      },
    },
    limit,
    addressOf,
    secure: false,
  })

const server = createServer(serve()).listen(0)
await once(server, 'listening')
afterAll(() => server.close())
const { port } = server.address() as AddressInfo

const UNPACK: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

async function send(path: string, headers: Record<string, string>, method = 'GET', to = port) {
  const request = requestOf({ port: to, path, method, headers }).end()
  const [response] = (await once(request, 'response')) as [import('node:http').IncomingMessage]
  const bytes = await buffer(response)
  const unpack = method === 'HEAD' ? undefined : UNPACK[response.headers['content-encoding'] ?? '']
  return {
    status: response.statusCode,
    headers: response.headers,
    body: (unpack ? unpack(bytes) : bytes).toString(),
  }
}

const OF_OTHERS: readonly Record<string, string>[] = [
  { cookie: cookieOf('ana') },
  { cookie: cookieOf('ben') },
  { authorization: 'Bearer valid' },
]
const OWNERS = ['session:ana', 'session:ben', 'account:service']

const visit = fc.record({
  path: fc.constantFrom('/', '/search/?q=a', '/search/?q=b', '/cart/', '/search/?q=a&page=2'),
  caller: fc.option(fc.nat(2), { freq: 1 }),
  language: fc.constantFrom('en-US', 'en-GB', 'de-DE'),
  accepted: fc.constantFrom('', 'gzip', 'br, gzip'),
  /** The catalog is changed before the visit. */
  changed: fc.boolean(),
})

describe('invariants of pages from memory', () => {
  it('never give a visitor the page of another person, language, address or version', async () => {
    const before = fromMemory
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { minLength: 1, maxLength: 30 }), async (visits) => {
        for (const { path, caller, language, accepted, changed } of visits) {
          if (changed) version += 1
          const { body, headers } = await send(path, {
            'accept-language': language,
            'accept-encoding': accepted,
            ...(caller === null ? {} : OF_OTHERS[caller]),
          })
          const visitor = caller === null ? NOBODY_OWNER : OWNERS[caller]!
          const locale = language === 'en-US' || visitor === 'account:service' ? 'en-US' : 'en-GB'
          // Catalog pages are made for no visitor in particular, except for API keys.
          const owner = path === '/cart/' || caller === 2 ? visitor : NOBODY_OWNER
          expect(body).toBe(`<html>${owner} ${locale} ${version} ${path}</html>`)
          expect(headers['x-content-type-options']).toBe('nosniff')
        }
      }),
      { numRuns: 30 },
    )
    expect(fromMemory).toBeGreaterThan(before)
  })

  const cases = ['GET', 'HEAD'].flatMap((method) =>
    ['', 'gzip', 'br'].flatMap((accepted) =>
      [{}, ...OF_OTHERS.slice(0, 2)].map((by) => [method, accepted, by] as const),
    ),
  )
  it('equal rendered ones in every header', async () => {
    for (const [method, accepted, by] of cases) {
      version += 1
      const fetchPage = async () => {
        const { headers, ...rest } = await send('/', { 'accept-encoding': accepted, ...by }, method)
        return { ...rest, headers: { ...headers, date: null } }
      }
      const rendered = await fetchPage()
      const before = fromMemory
      expect(await fetchPage()).toEqual(rendered)
      expect(fromMemory).toBe(before + 1)
      expect(await fetchPage()).toEqual(rendered)
    }
  })
})

describe('a page from memory', () => {
  it('is a 304 for a browser that has it', async () => {
    const { headers } = await send('/', {})
    const before = fromMemory
    const again = await send('/', { 'if-none-match': headers.etag! })
    expect([again.status, again.body]).toEqual([304, ''])
    for (const name of ['etag', 'vary', 'cache-control', 'cdn-cache-control'])
      expect(again.headers[name], name).toBe(headers[name])
    const late = await pages.fetch(
      new Request('http://localhost/', { headers: { 'if-none-match': headers.etag! } }),
    )
    expect(late.status).toBe(304)
    for (const name of ['etag', 'vary', 'cache-control', 'cdn-cache-control'])
      expect(late.headers.get(name), name).toBe(headers[name])
    expect(fromMemory).toBe(before + 1)
  })

  it('is not used for an address with a currency, which the app stores (CUR-10)', () => {
    const found = (url: string) =>
      pages.ready({ method: 'GET', url, headers: { host: 'localhost' } } as never) !== null
    expect([found('/'), found('/?utm_source=a'), found('/?utm_source=a&prices_in=EUR')]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('is not used for a host that hides a path', async () => {
    await send('/search/?q=a', { host: 'localhost' })
    expect((await send('/?q=a', { host: 'localhost/search' })).status).toBe(400)
  })

  it('counts against the rate limit', async () => {
    await send('/', { host: 'localhost' })
    const limit = createRateLimiter({ page: 2 })
    const limited = createServer(serve(limit, (_, outgoing) => outgoing.writeHead(429).end())).listen(0)
    await once(limited, 'listening')
    const { port: to } = limited.address() as AddressInfo
    const statuses = []
    for (let turn = 0; turn < 3; turn++)
      statuses.push((await send('/', { host: 'localhost' }, 'GET', to)).status)
    limited.close()
    // The third is left to the app, which counts it itself.
    expect(statuses).toEqual([200, 200, 429])
  })
})
