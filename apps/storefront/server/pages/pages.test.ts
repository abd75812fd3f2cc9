import { guest, NOBODY_OWNER } from '@kisscut/shop'
import type { AppLoadContext, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import { describe, expect, it, vi } from 'vitest'
import { reportError } from '../log.ts'
import { createBrowserOf } from '../session/browser-of.ts'
import { createPages } from './pages.ts'
import { readsByVersion } from './testing/reads-by-version.ts'
import { visiting } from './testing/visiting.ts'

const failing = (code: string) => ({
  loader: () => Promise.reject(Object.assign(new Error('failed'), { code })),
})

/** A minimal build for Remix. */
const build = {
  entry: {
    module: {
      default: (_request: Request, status: number) => new Response('the error page', { status }),
      handleError: (error: unknown, { request, context }: LoaderFunctionArgs) =>
        (context as unknown as AppLoadContext).reportError(error, request),
    },
  },
  routes: {
    gone: { id: 'gone', path: 'gone/', module: failing('ECONNREFUSED') },
    strip: { id: 'strip', path: 'ddb/*', module: { loader: () => new Response('a strip') } },
    product: { id: 'product', path: 'custom/*', module: { loader: () => new Response('a product') } },
    wrong: { id: 'wrong', path: 'wrong/', module: failing('ERR_OTHER') },
    cart: {
      id: 'cart',
      path: 'cart/',
      module: {
        loader: ({ request }: { readonly request: Request }) =>
          new Response('the cart', {
            headers: request.url.includes('fixed') ? { 'cache-control': 'max-age=60' } : {},
          }),
      },
    },
  },
  assets: { version: 'b1', routes: {}, entry: { module: '', imports: [] }, url: '' },
  assetsBuildDirectory: '',
  publicPath: '/',
  future: {},
  isSpaMode: false,
} as unknown as ServerBuild

const pagesFor = (owner: string, version: () => number | Promise<number> = () => 1) =>
  createPages({
    build,
    published: {} as never,
    shop: {
      reads: readsByVersion(version),
      browse: { version },
    } as never,
    callerOf: async () => ({ viewer: guest(owner, 'en-US') }),
    visitorOf: visiting(guest(owner, 'en-US')),
    browserOf: createBrowserOf('a secret of at least thirty-two characters', false),
    publicUrl: 'http://localhost',
    reportError: () => undefined,
    secure: false,
  })

const cached = async (owner: string, path = '/cart/') => {
  const response = await pagesFor(owner).fetch(new Request(`http://localhost${path}`))
  return [await response.text(), response.headers.get('cache-control')]
}

describe('the caching of a page', () => {
  it("is forbidden if it may contain a shopper's data, so that a shared computer never shows it to the next", async () => {
    expect(await cached('session:ana')).toEqual(['the cart', 'private, no-cache'])
  })

  it('is private for visitors without a session, too', async () => {
    expect(await cached(NOBODY_OWNER)).toEqual(['the cart', 'private, no-cache'])
  })

  it("follows the page's own header", async () => {
    expect(await cached('session:ana', '/cart/?fixed')).toEqual(['the cart', 'max-age=60'])
  })
})

describe('a page that fails', () => {
  const statusOf = async (path: string) => {
    const { status, headers } = await pagesFor('session:ana').fetch(new Request(`http://localhost${path}`))
    return [status, headers.get('retry-after')]
  }

  it('sends Retry-After if the database is unreachable (API-22)', async () => {
    expect(await statusOf('/gone/')).toEqual([503, '10'])
  })

  it('sends no Retry-After for an error of the shop', async () => {
    expect(await statusOf('/wrong/')).toEqual([500, null])
  })
})

describe('a form sent to a page without one', () => {
  it("is a client's mistake, not an error of the shop (OPS-9)", async () => {
    const [error, info] = (['error', 'info'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => undefined),
    )
    const page = { id: 'page', path: 'page/', module: { default: () => null, ErrorBoundary: () => null } }
    const pages = createPages({
      build: { ...build, routes: { ...build.routes, page } } as never,
      published: {} as never,
      shop: {
        reads: readsByVersion(() => 1),
        browse: { version: () => 1, movedTo: async () => null },
      } as never,
      callerOf: async () => ({ viewer: guest('session:ana', 'en-US') }),
      visitorOf: visiting(guest('session:ana', 'en-US')),
      browserOf: createBrowserOf('a secret of at least thirty-two characters', false),
      publicUrl: 'http://localhost',
      reportError,
      secure: false,
    })
    const paths = ['/page/', '/cart/']
    for (const path of paths)
      expect((await pages.fetch(new Request(`http://localhost${path}`, { method: 'POST' }))).status).toBe(405)
    expect(error!.mock.calls).toEqual([])
    expect(info!.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject(
      paths.map((path) => ({ level: 'info', request: `POST ${path}`, status: 405 })),
    )
    vi.restoreAllMocks()
  })
})

describe('a page that moved', () => {
  const loader = () => new Response('nothing is there', { status: 404 })
  const nothingThere: ServerBuild = {
    ...build,
    routes: { any: { id: 'any', path: '*', module: { loader, action: loader } } } as never,
  }
  const responseTo = async (now: unknown, path: string, method = 'GET') => {
    const pages = createPages({
      build: nothingThere,
      published: {} as never,
      shop: {
        reads: readsByVersion(() => 1),
        browse: { version: () => 1, movedTo: async () => now },
      } as never,
      callerOf: async () => ({ viewer: guest('session:ana', 'en-US') }),
      visitorOf: visiting(guest('session:ana', 'en-US')),
      browserOf: createBrowserOf('a secret of at least thirty-two characters', false),
      publicUrl: 'http://localhost',
      reportError: () => undefined,
      secure: false,
    })
    const { status, headers } = await pages.fetch(new Request(`http://localhost${path}`, { method }))
    return [status, headers.get('location')]
  }
  const place = '/custom/products/labels/p/round'
  const moved = { url: '/new/', product: { categoryPath: 'signs', slug: 'oval' } }

  it('redirects to its new address with its query and configured product; a removed one is a 410 (SEO-2)', async () => {
    expect(await responseTo(moved, `${place}/setup/?q=cats`)).toEqual([301, '/new/?q=cats'])
    expect(await responseTo(moved, `${place}/custom-1/upload/`)).toEqual([
      301,
      '/custom/products/signs/p/oval/custom-1/upload/',
    ])
    expect(await responseTo({ url: '/labels/' }, '/custom/products/category/stickers/')).toEqual([
      301,
      '/labels/',
    ])
    expect(await responseTo('gone', `${place}/setup/`)).toEqual([410, null])
    expect(await responseTo(null, `${place}/setup/`)).toEqual([404, null])
    expect(await responseTo(moved, '/cart/')).toEqual([404, null])
    expect(await responseTo(moved, `${place}/setup/`, 'POST')).toEqual([404, null])
  })
})

describe('a page that may be held in memory', () => {
  it("isn't while the version is unknown, and an unreachable database doesn't end the process (API-22)", async () => {
    const unhandled: unknown[] = []
    const note = (reason: unknown) => void unhandled.push(reason)
    process.on('unhandledRejection', note)
    const { ready } = pagesFor(NOBODY_OWNER, () => Promise.reject(new Error('gone')))
    expect(ready({ method: 'GET', url: '/', headers: { host: 'localhost' } } as never)).toBeNull()
    await new Promise(setImmediate)
    process.off('unhandledRejection', note)
    expect(unhandled).toEqual([])
  })
})

describe('a form sent with a read-only key', () => {
  it('changes nothing (ACC-16)', async () => {
    const pages = createPages({
      build,
      published: {} as never,
      shop: { reads: readsByVersion(() => 1), browse: { version: () => 1 } } as never,
      callerOf: async () => ({ viewer: { ...guest('account:service', 'en-US'), mayOnlyRead: true } }),
      visitorOf: () => expect.unreachable('A key is no visitor'),
      browserOf: createBrowserOf('a secret of at least thirty-two characters', false),
      publicUrl: 'http://localhost',
      reportError: () => undefined,
      secure: false,
    })
    const send = (method: string) => pages.fetch(new Request('http://localhost/cart/', { method }))
    expect([(await send('POST')).status, (await send('GET')).status]).toEqual([403, 200])
  })
})

describe('the policy of a page', () => {
  const policyOf = async (path: string) => {
    const { headers } = await pagesFor('session:ana').fetch(new Request(`http://localhost${path}`))
    return headers.get('content-security-policy') ?? ''
  }

  it('allows WebAssembly only for design tools, which typeset with it', async () => {
    const place = '/custom/products/labels/roll/p/round-logo-labels'
    for (const page of [
      ...[`${place}/personalize/`, `${place}/custom-1/edit/advanced/`, `${place}/custom-1/edit/easy/`],
      ...[`${place}/preview/`, `${place}/custom-1/edit/preview/`],
      ...[`${place}/new-lettering/`, `${place}/custom-1/edit/lettering/`],
      '/ddb/stickers/bumper/p/family-car-stickers/',
    ])
      expect(await policyOf(page), page).toContain("'wasm-unsafe-eval'")
    for (const page of [
      '/cart/',
      `${place}/setup/`,
      `${place}/custom-1/upload/`,
      `${place}/custom-1/finalize/`,
    ])
      expect(await policyOf(page), page).toMatch(/script-src 'self' 'nonce-[^']+';/)
  })
})
