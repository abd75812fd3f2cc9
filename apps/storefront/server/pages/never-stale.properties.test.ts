import { testSettings } from '@kisscut/shop/testing/settings'
import { category, review, settings, SETTINGS_ID, template, templateMaterial } from '@kisscut/records'
import { createShop, guest, NOBODY_OWNER, type Shop, type ShopPorts } from '@kisscut/shop'
import type { Storage } from '@kisscut/shop/ports/storage'
import { openStorage } from '@kisscut/storage'
import type { AppLoadContext, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import fc from 'fast-check'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBrowserOf } from '../session/browser-of.ts'
import { stockHeaders } from '../../app/routes/product/stock-headers.ts'
import { linkTo } from '../links.ts'
import { createPages } from './pages.ts'
import type { FilledPage } from './page-response.ts'
import { visiting } from './testing/visiting.ts'

const VISITOR = guest(NOBODY_OWNER, 'en-US')
const CATEGORIES = ['stickers', 'labels'] as const
const PRODUCTS = ['round', 'square', 'oval'] as const
const MATERIALS = ['white', 'clear'] as const

/** The content of a page: the shop's whole data for its address. */
async function shown({ browse }: Pick<Shop, 'browse'>, address: string): Promise<string> {
  const { pathname, searchParams } = new URL(address)
  const [, , , path, , slug] = pathname.split('/')
  const content =
    pathname === '/'
      ? [await browse.home(VISITOR), await browse.navigation()]
      : pathname === '/search/'
        ? await browse.search(VISITOR, searchParams)
        : path === 'category'
          ? await browse.category(VISITOR, pathname.split('/')[4]!, searchParams)
          : ofTheCatalog(await browse.product(VISITOR, path!, slug!, searchParams))
  return `<html>${JSON.stringify(content)}</html>`
}

/** Without the countdown to the day's cutoff, which may be a minute old. SEO-16. */
const ofTheCatalog = <T>(page: T) => ({
  ...page,
  value: { ...(page as never as { value: object }).value, production: null },
})

/** Headers of a product's first page. */
async function headersOf({ browse }: Pick<Shop, 'browse'>, address: string): Promise<Record<string, string>> {
  const [, , , path, kind, slug] = new URL(address).pathname.split('/')
  if (kind !== 'p') return {}
  const page = await browse.product(VISITOR, path!, slug!, new URLSearchParams())
  return page.ok ? stockHeaders(page.value) : {}
}

let renders = 0
const loader = async ({ request, context }: LoaderFunctionArgs) => {
  renders += 1
  const { shop } = context as unknown as AppLoadContext
  const html = await shown(shop, request.url)
  return new Response(html, {
    headers: { 'content-type': 'text/html', ...(await headersOf(shop, request.url)) },
  })
}

const build = {
  entry: { module: { default: () => new Response('the error page', { status: 500 }) } },
  routes: {
    home: { id: 'home', path: '', index: true, module: { loader } },
    search: { id: 'search', path: 'search/', module: { loader } },
    category: { id: 'category', path: 'custom/products/category/*', module: { loader } },
    setup: { id: 'setup', path: 'custom/products/*', module: { loader } },
  },
  assets: { version: 'b1', routes: {}, entry: { module: '', imports: [] }, url: '' },
  assetsBuildDirectory: '',
  publicPath: '/',
  future: {},
  isSpaMode: false,
} as unknown as ServerBuild

/** Pages that show their own address. */
const echoLoader = ({ request }: LoaderFunctionArgs) => {
  renders += 1
  return new Response(`<html>${request.url}</html>`, { headers: { 'content-type': 'text/html' } })
}
const echoing = {
  ...build,
  routes: Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [id, { ...route, module: { loader: echoLoader } }]),
  ),
} as unknown as ServerBuild

/** A change by staff and the products it affects; null for possibly every page. */
interface Change {
  readonly of: readonly string[] | null
  make(storage: Storage): Promise<unknown>
}
const product = fc.constantFrom(...PRODUCTS)
const name = fc.constantFrom('Red', 'Green', 'Blue stickers')
let reviews = 0

const update = (id: string, changes: object): Change => ({
  of: [id],
  make: ({ records }) => records.update(template, id, changes),
})

/** Changes by staff that affect these pages. */
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(product, name).map(([id, name]) => update(id, { name })),
  fc
    .tuple(product, fc.boolean(), fc.boolean())
    .map(([id, isPublic, featured]) => update(id, { public: isPublic, featured })),
  fc
    .tuple(product, fc.constantFrom(null, 0, 9))
    .map(([id, remaining_stock]) => update(id, { remaining_stock })),
  fc.tuple(product, fc.constantFrom(...CATEGORIES)).map(([id, category]) => update(id, { category })),
  fc
    .tuple(product, fc.subarray([...MATERIALS], { minLength: 1 }))
    .map(([id, materials]) => update(id, { materials })),
  product.map((product): Change => ({
    of: [product],
    make: ({ records }) =>
      records.create(review, {
        ...{ id: `review-${(reviews += 1)}`, owner: `account:${reviews}`, product },
        ...{ product_class: 'custom' as const, rating: 4, state: 'published' as const },
      }),
  })),
  fc.tuple(fc.constantFrom(...MATERIALS), name).map(([id, name]): Change => ({
    of: PRODUCTS,
    make: ({ records }) => records.update(templateMaterial, id, { name }),
  })),
  fc.tuple(fc.constantFrom(...CATEGORIES), name, fc.boolean()).map(([id, name, hidden]): Change => ({
    of: null,
    make: ({ records }) => records.update(category, id, { name, hidden }),
  })),
  fc
    .tuple(
      fc.constantFrom(...CATEGORIES),
      fc.constantFrom('products', 'products_with_filters', 'new_products', 'categories'),
    )
    .map(([id, display]): Change => ({
      of: null,
      make: ({ records }) => records.update(category, id, { display: display as 'products' }),
    })),
  fc.constantFrom('red, green', 'blue => red', '').map((search_synonyms): Change => ({
    of: null,
    make: ({ records }) => records.update(settings, SETTINGS_ID, { search_synonyms }),
  })),
)
const address = fc.constantFrom(
  '/',
  '/search/?q=red',
  '/search/?q=stickers&sort=price',
  '/search/?q=grren',
  '/custom/products/category/stickers/',
  '/custom/products/category/labels/',
  '/custom/products/category/stickers/?sort=alphabetical&material=white',
  '/custom/products/stickers/p/round/setup/',
  '/custom/products/stickers/p/square/setup/',
  '/custom/products/labels/p/oval/setup/?material=clear&width=3&quantity=50',
)
const step = fc.oneof({ weight: 2, arbitrary: address }, { weight: 1, arbitrary: change })

describe('a page from memory', () => {
  let [storage, dataDir] = [undefined as unknown as Storage, '']
  let at = Date.UTC(2027, 0, 4, 10)
  const now = () => new Date(at)
  const openShop = () =>
    createShop(
      { storage } as ShopPorts,
      testSettings({ links: { urlFor: linkTo, fileUrl: (key) => `/files/${key}` }, now }),
    )

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kisscut-pages-'))
    const migrationsDir = fileURLToPath(new URL('../../../../packages/storage/migrations', import.meta.url))
    storage = await openStorage({ dataDir, migrationsDir })
    const { records } = storage
    await records.create(settings, { id: SETTINGS_ID })
    for (const id of CATEGORIES)
      await records.create(category, { id, name: id, slug: id, path: id, display: 'products_with_filters' })
    for (const id of MATERIALS)
      await records.create(templateMaterial, {
        ...{ id, name: id, material_name: id },
        price_table: {
          basis: 'sqin',
          quantities: [10, 100],
          rows: [{ from: '0', minimum: '4', rates: ['0.6', '0.38', '0.13'] }],
        },
      })
    for (const id of PRODUCTS)
      await records.create(template, {
        ...{ id, name: id, slug: id, sku: id, category: 'stickers', tool_type: 'upload' },
        ...{ public: true, materials: [...MATERIALS], default_quantity: 100 },
        ...{ default_width: '2', default_height: '2' },
      })
  })
  afterAll(async () => {
    await storage.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  /** The shop's pages with an empty memory. */
  const openPages = () =>
    createPages({
      build,
      published: {} as never,
      shop: openShop(),
      callerOf: async () => ({ viewer: VISITOR }),
      visitorOf: visiting(VISITOR),
      browserOf: createBrowserOf('a secret of at least thirty-two characters', false),
      publicUrl: 'http://localhost',
      reportError: (error) => expect.unreachable(String(error)),
      secure: false,
      now,
    })

  it('always equals a fresh one after any changes by staff, and is rendered again only if its address or product changed (SEO-10, SEO-17)', async () => {
    let [reads, ofOthers] = [0, 0]
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
        const pages = openPages()
        /** The last HTML of each page, and the products changed since; null if any page may differ. */
        const held = new Map<string, { readonly html: string; changed: readonly string[] | null }>()
        for (const each of steps) {
          if (typeof each !== 'string') {
            await each.make(storage)
            // A version is trusted for a second.
            at += 1001
            for (const page of held.values())
              page.changed = page.changed && each.of && [...page.changed, ...each.of]
            continue
          }
          reads += 1
          const url = `http://localhost${each}`
          const before = renders
          const html = await (await pages.fetch(new Request(url))).text()
          expect(html).toBe(await shown(openShop(), url))
          const page = held.get(each)
          const isOfNone = page?.changed?.every((id) => !each.includes(`/p/${id}/`))
          if (page && isOfNone && page.html === html) {
            if (page.changed!.length > 0) ofOthers += 1
            expect([each, renders - before]).toEqual([each, 0])
          }
          held.set(each, { html, changed: [] })
        }
      }),
      { numRuns: 25 },
    )
    // Some came from memory although another product had changed.
    expect(renders).toBeLessThan(reads)
    expect(ofOthers).toBeGreaterThan(0)
  })

  it('never shows the stock from before a sale, which raises no version (SEO-16)', async () => {
    const pages = openPages()
    const url = 'http://localhost/custom/products/stickers/p/round/setup/'
    const left = async (): Promise<unknown> => {
      // The stock is trusted for a second.
      at += 1001
      const response = await pages.fetch(new Request(url))
      expect(response.headers.get('cache-control')).toBe('private, no-cache')
      return /"remainingStock":(\w+)/.exec(await response.text())?.[1]
    }
    await storage.records.update(category, 'stickers', { hidden: false })
    await storage.records.update(template, 'round', {
      category: 'stickers',
      public: true,
      remaining_stock: 9,
    })
    at += 1001
    const found = [await left()]
    for (let sale = 0; sale < 2; sale += 1) {
      await storage.catalog.decreaseStock('round', 1)
      found.push(await left())
    }
    expect(found).toEqual(['9', '8', '7'])
    const before = renders
    await storage.catalog.decreaseStock('square', 1)
    expect([await left(), await left(), renders - before]).toEqual(['7', '7', 0])
  })

  it('is rendered once for all links to it, and contains nothing of the link (SEO-12)', async () => {
    const pages = createPages({
      build: echoing,
      published: {} as never,
      shop: openShop(),
      callerOf: async () => ({ viewer: VISITOR }),
      visitorOf: visiting(VISITOR),
      browserOf: createBrowserOf('a secret of at least thirty-two characters', false),
      publicUrl: 'http://localhost',
      reportError: (error) => expect.unreachable(String(error)),
      secure: false,
      now,
    })
    for (const path of ['/', '/search/?q=red', '/custom/products/category/stickers/?sort=price']) {
      const plain = await pages.fetch(new Request(`http://localhost${path}`))
      const html = await plain.text()
      const before = renders
      for (const extra of ['utm_source=poison', 'gclid=poison', 'fbclid=poison&utm_medium=poison']) {
        const link = `${path}${path.includes('?') ? '&' : '?'}${extra}`
        const found = pages.ready({ method: 'GET', url: link, headers: { host: 'localhost' } } as never)
        expect((found as FilledPage | null)?.page.bodies.identity?.toString()).toBe(html)
        const linked = await pages.fetch(new Request(`http://localhost${link}`))
        expect(await linked.text()).toBe(html)
        expect(linked.headers.get('etag')).toBe(plain.headers.get('etag'))
      }
      expect(renders).toBe(before)
      expect(html).not.toContain('poison')
    }
    // Nor does it contain the first visitor's link.
    const first = await pages.fetch(new Request('http://localhost/search/?utm_source=poison&q=blue'))
    expect(await first.text()).toBe('<html>http://localhost/search/?q=blue</html>')
  })

  it('is public for a visitor without session and preferences, otherwise private (SEO-13)', async () => {
    const headersFor = async (owner: string, cookie: string, path = '/') => {
      const pages = createPages({
        build: echoing,
        published: {} as never,
        shop: openShop(),
        callerOf: async () => ({ viewer: guest(owner, 'en-US') }),
        visitorOf: visiting(guest(owner, 'en-US')),
        browserOf: createBrowserOf('a secret of at least thirty-two characters', false),
        publicUrl: 'http://localhost',
        reportError: (error) => expect.unreachable(String(error)),
        secure: false,
        now,
      })
      const { headers } = await pages.fetch(new Request(`http://localhost${path}`, { headers: { cookie } }))
      return headers
    }
    const shared = await headersFor(NOBODY_OWNER, '')
    expect(shared.get('cache-control')).toBe('public, max-age=0, s-maxage=30')
    expect(shared.get('vary')).toBe('accept-encoding, accept-language, cookie')
    expect(shared.get('etag')).not.toBeNull()
    expect(shared.get('set-cookie')).toBeNull()
    const others = [
      await headersFor(NOBODY_OWNER, 'kisscut_preferences=mm.EUR'),
      await headersFor('session:ana', 'kisscut_session=ana.signed'),
    ]
    for (const headers of others) {
      expect(headers.get('cache-control')).toBe('private, no-cache')
      expect(headers.get('cdn-cache-control')).toBeNull()
    }
  })
})
