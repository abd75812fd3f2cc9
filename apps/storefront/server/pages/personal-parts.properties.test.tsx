import { guest, NOBODY_OWNER, type Role, type Viewer } from '@kisscut/shop'
import type { AppLoadContext, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server.js'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { PersonalParts } from '../../app/context.ts'
import { DeliveryProvider } from '../../app/parts/page/delivery.tsx'
import { SiteHeader } from '../../app/parts/page/site-header.tsx'
import { createBrowserOf } from '../session/browser-of.ts'
import { preferencesOf } from '../session/preferences.ts'
import { createPages } from './pages.ts'
import { isFillable, kindOf, piecesOf, placeholdersFor, textIn } from './personal-parts.ts'
import { readsByVersion } from './testing/reads-by-version.ts'

const parts = fc.record({
  accountName: fc.option(fc.oneof(fc.string(), fc.constantFrom('<b>Ann</b>', `O'Neil & "Co" $& $1`))),
  cartCount: fc.oneof(fc.constantFrom(0, 1, 2), fc.nat(10_000)),
})

const header = async ({ accountName, cartCount }: PersonalParts): Promise<string> => {
  const shown = { accountName, cartCount, name: 'Kisscut', logo: null, categories: [], currencies: ['USD'] }
  const handler = createStaticHandler([{ path: '*', element: <SiteHeader {...shown} /> }])
  const context = await handler.query(new Request('http://localhost/'))
  if (context instanceof Response) throw new Error('There is a page.')
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(
    <DeliveryProvider delivery={{ nonce: '', entries: [], hasNoRouter: true }}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </DeliveryProvider>,
  )
}

describe("a visitor's data in a shared document (SEO-15)", () => {
  it('give the same page as one rendered for the visitor', () =>
    fc.assert(
      fc.asyncProperty(parts, parts, async (first, visitor) => {
        fc.pre(kindOf(first) === kindOf(visitor))
        const { placeholders, parts: made } = placeholdersFor(first)
        const html = await header(made)
        expect(isFillable(html, placeholders)).toBe(true)
        const text = textIn(visitor)
        const pieces = piecesOf(html, placeholders).map(
          ({ html: piece, then }) => `${piece}${then ? text(then) : ''}`,
        )
        expect(pieces.join('')).toBe(await header(visitor))
      }),
    ))

  it('are filled only into text: documents with a placeholder elsewhere are not shared', () => {
    const placeholders = { accountName: 'placeholder', cartCount: null }
    for (const html of [
      '<p>nothing</p>',
      '<p title="placeholder">placeholder</p>',
      '<p>placeholder</p><script>"placeholder"</script>',
      '<p>placeholder</p><style>.placeholder</style>',
    ])
      expect(isFillable(html, placeholders), html).toBe(false)
    expect(isFillable('<p>placeholder</p>', placeholders)).toBe(true)
  })
})

/** Returns the loader's input and the header's data. */
const loader = ({ request, params, context }: LoaderFunctionArgs) => {
  renders += 1
  const { viewer, personal, session } = context as unknown as AppLoadContext
  const given = JSON.stringify({ url: request.url, headers: [...request.headers], params, viewer, session })
  const text = `${given.replaceAll('<', '&lt;')}[${personal?.accountName ?? ''}|${personal?.cartCount ?? 0}]`
  return new Response(`<html>${text}</html>`, { headers: { 'content-type': 'text/html' } })
}
let renders = 0
const route = (id: string, path: string) => [id, { id, path, index: path === '', module: { loader } }]
const build = {
  entry: { module: { default: () => new Response('the error page', { status: 500 }) } },
  routes: Object.fromEntries([
    route('home', ''),
    route('search', 'search/'),
    route('categoryById', 'custom/products/category/id/:slug/'),
    route('category', 'custom/products/category/*'),
    route('product', 'custom/products/*'),
    ...['clipart', 'ddb', 'marketplace', 'stock-images'].map((page) => route(page, `${page}/*`)),
    route('materials', 'help/materials/'),
  ]),
  assets: { version: 'b1', routes: {}, entry: { module: '', imports: [] }, url: '' },
  assetsBuildDirectory: '',
  publicPath: '/',
  future: {},
  isSpaMode: false,
} as unknown as ServerBuild

interface Visitor {
  readonly secret: string
  readonly viewer: Viewer
  readonly parts: PersonalParts
}

const isSignedIn = (roles: readonly Role[], at: number): Visitor => ({
  secret: `secret${at}`,
  viewer: { ...guest(`account:secret${at}`, 'en-US'), roles, trade: roles.includes('trade') },
  parts: { accountName: `Ann secret${at} <b>`, cartCount: 700_000 + at },
})
const VISITORS: readonly Visitor[] = [
  { secret: 'nobody0', viewer: guest(NOBODY_OWNER, 'en-US'), parts: { accountName: null, cartCount: 0 } },
  {
    secret: 'secret1',
    viewer: guest('session:secret1', 'en-US'),
    parts: { accountName: null, cartCount: 0 },
  },
  {
    secret: 'secret2',
    viewer: guest('session:secret2', 'en-US'),
    parts: { accountName: null, cartCount: 700_002 },
  },
  {
    secret: 'secret3',
    viewer: guest('session:secret3', 'de-DE'),
    parts: { accountName: null, cartCount: 700_003 },
  },
  isSignedIn(['shopper'], 4),
  isSignedIn(['shopper'], 5),
  isSignedIn(['shopper', 'trade'], 6),
  isSignedIn(['shopper', 'artist'], 7),
  isSignedIn(['owner'], 8),
]
const PRODUCT = '/custom/products/labels/p/round-labels'
const PATHS = [
  ...['/', '/search/', '/custom/products/category/labels/', '/custom/products/category/id/labels/'],
  ...['setup', 'new-lettering', 'preview', 'personalize'].map((page) => `${PRODUCT}/${page}/`),
  ...['clipart', 'ddb', 'marketplace', 'stock-images'].map((page) => `/${page}/labels/p/round-labels/`),
  '/help/materials/',
]

const visit = fc.record({
  path: fc.constantFrom(...PATHS),
  by: fc.nat(VISITORS.length - 1),
  packed: fc.boolean(),
  /** Values that an earlier visitor may send to poison the cache. */
  host: fc.constantFrom('localhost', 'secretHOST.example', 'localhost:81'),
  header: fc.constantFrom(
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-original-url',
    'user-agent',
    'referer',
    'forwarded',
  ),
  parameter: fc.constantFrom('utm_source', 'next', 'callback', 'lang', '__proto__'),
  cookie: fc.constantFrom('kisscut_preferences', 'other', 'kisscut_session_'),
})

const pagesOf = (of: { by: number }) =>
  createPages({
    build,
    published: {} as never,
    shop: { reads: readsByVersion(() => 1), browse: { version: () => 1 } } as never,
    callerOf: async () => ({ viewer: VISITORS[of.by]!.viewer }),
    visitorOf: () => ({ viewer: VISITORS[of.by]!.viewer, ...VISITORS[of.by]!.parts }),
    browserOf: createBrowserOf('a secret of at least thirty-two characters', false),
    publicUrl: 'http://localhost',
    reportError: (error) => expect.unreachable(String(error)),
    secure: false,
  })

describe('invariants of shared documents (SEO-15)', () => {
  it('never pass on a byte of another visitor or request, and show each visitor their own data', async () => {
    let visits = 0
    const before = renders
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { minLength: 2, maxLength: 25 }), async (all) => {
        const of = { by: 0 }
        const pages = pagesOf(of)
        for (const [at, { path, by, packed, host, header, parameter, cookie }] of all.entries()) {
          of.by = by
          visits += 1
          const { secret, parts, viewer } = VISITORS[by]!
          const poison = `poison${at}`
          const request = new Request(`http://${host}${path}?${parameter}=${poison}&secret=${secret}`, {
            headers: {
              [header]: poison,
              cookie: `${cookie}=${poison}; id=${secret}`,
              'accept-encoding': packed ? 'gzip' : '',
            },
          })
          const response = await pages.fetch(request)
          const bytes = Buffer.from(await response.arrayBuffer())
          const html = (
            response.headers.get('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes
          ).toString()
          const name = (parts.accountName ?? '').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
          if (!viewer.roles.includes('owner')) {
            expect(html).toContain(`[${name}|${parts.cartCount}]`)
            // The only data of this request are the ones filled in.
            for (const each of ['poison', 'HOST', 'cookie', ...(parts.accountName === null ? [secret] : [])])
              expect(html).not.toContain(each)
          }
          for (const other of VISITORS.filter((each) => each.secret !== secret)) {
            expect(html).not.toContain(other.secret)
            if (other.parts.cartCount > 0) expect(html).not.toContain(`${other.parts.cartCount}`)
          }
          for (let earlier = 0; earlier < at; earlier += 1)
            expect(html).not.toMatch(new RegExp(`poison${earlier}\\b`))
          const isShared = preferencesOf(request).chosen && viewer.owner === NOBODY_OWNER
          expect(response.headers.get('cache-control')?.startsWith('public')).toBe(isShared)
        }
      }),
      { numRuns: 60 },
    )
    // Most came from memory.
    expect(renders - before).toBeLessThan(visits)
  })

  it('are rendered for wholesale and each language separately, and for staff each time', async () => {
    const of = { by: 4 }
    const pages = pagesOf(of)
    const rendersOf = async (by: number) => {
      const before = renders
      of.by = by
      await pages.fetch(new Request('http://localhost/'))
      return renders - before
    }
    const first: number[] = []
    const again: number[] = []
    for (const by of VISITORS.keys()) first.push(await rendersOf(by))
    for (const by of VISITORS.keys()) again.push(await rendersOf(by))
    // Accounts 4 and 5 and artist 7 share a document, because they see the same.
    expect(first).toEqual([1, 1, 1, 1, 1, 0, 1, 0, 1])
    expect(again).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1])
  })

  it("are a 304 for a browser that has them, until the visitor's data change", async () => {
    const of = { by: 4 }
    const pages = pagesOf(of)
    const { headers } = await pages.fetch(new Request('http://localhost/'))
    const again = () =>
      pages.fetch(new Request('http://localhost/', { headers: { 'if-none-match': headers.get('etag')! } }))
    const same = await again()
    expect([same.status, same.headers.get('cache-control')]).toEqual([304, 'private, no-cache'])
    of.by = 5
    expect((await again()).status).toBe(200)
  })
})

describe('a flood of addresses', () => {
  it("takes no more memory than the pages' limit, including long addresses", async () => {
    const of = { by: 0 }
    const pages = pagesOf(of)
    const long = 'x'.repeat(4000)
    const found = (q: string) =>
      pages.ready({ method: 'GET', url: `/search/?q=${q}`, headers: { host: 'localhost' } } as never)
    for (let at = 0; at < 3000; at += 1)
      await (await pages.fetch(new Request(`http://localhost/search/?q=${at}${long}`))).text()
    // Of 3,000 pages with their keys, over 12 kB each, 32 MB hold fewer than the newest 2,700.
    expect(found(`2999${long}`)).not.toBeNull()
    expect(found(`300${long}`)).toBeNull()
  })
})
