import { testSettings } from '@kisscut/shop/testing/settings'
import { category, settings, SETTINGS_ID } from '@kisscut/records'
import { createShop, type Shop, type ShopPorts } from '@kisscut/shop'
import type { Account } from '@kisscut/shop/ports/accounts'
import type { Storage } from '@kisscut/shop/ports/storage'
import { openStorage } from '@kisscut/storage'
import type { AppLoadContext, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import fc from 'fast-check'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkTo } from '../links.ts'
import { createBrowserOf } from '../session/browser-of.ts'
import { createCallerOf } from '../session/caller-of.ts'
import { sessionCookie } from '../session/cookie.ts'
import { createVisitorOf } from '../session/visitor-of.ts'
import { createPages } from './pages.ts'

const SECRET = 'a secret of at least thirty-two characters'
const HOUR = 60 * 60
const DAYS = 24 * HOUR

/** The visitor's data on a page, and the formats it is rendered with. */
const loader = async ({ context }: LoaderFunctionArgs) => {
  const { viewer, personal, shop } = context as unknown as AppLoadContext
  const { accountName, cartCount } = personal ?? (await shownTo(shop, viewer))
  const of = `${viewer.unit} ${viewer.locale} ${viewer.currency ?? ''} ${viewer.trade}`
  return new Response(`<html>${of} [${accountName ?? ''}|${cartCount}]</html>`, {
    headers: { 'content-type': 'text/html' },
  })
}
const shownTo = async ({ accounts, cart }: Shop, viewer: AppLoadContext['viewer']) => ({
  accountName: (await accounts.of(viewer))?.name ?? null,
  cartCount: await cart.count(viewer),
})

const build = {
  entry: { module: { default: () => new Response('the error page', { status: 500 }) } },
  routes: { home: { id: 'home', path: '', index: true, module: { loader } } },
  assets: { version: 'b1', routes: {}, entry: { module: '', imports: [] }, url: '' },
  assetsBuildDirectory: '',
  publicPath: '/',
  future: {},
  isSpaMode: false,
} as unknown as ServerBuild

const NAMES = ['Ann', 'Ben', '<b>Cy</b>'] as const
const BROWSERS = 4
const browser = fc.nat(BROWSERS - 1)
const account = fc.nat(NAMES.length - 1)

type Step =
  | { readonly do: 'look'; readonly by: number; readonly packed: boolean; readonly language: string }
  | { readonly do: 'sign in'; readonly by: number; readonly as: number | null; readonly hours: number }
  | { readonly do: 'put'; readonly by: number; readonly later: boolean }
  | { readonly do: 'end' | 'empty'; readonly by: number }
  | { readonly do: 'end all'; readonly as: number }
  | { readonly do: 'change'; readonly as: number; readonly to: Partial<Account> }
  | { readonly do: 'wait'; readonly hours: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      ...{ do: fc.constant('look' as const), by: browser, packed: fc.boolean() },
      language: fc.constantFrom('en-US', 'de-DE'),
    }),
  },
  fc.record({
    ...{ do: fc.constant('sign in' as const), by: browser, as: fc.option(account) },
    hours: fc.constantFrom(2, 48),
  }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('put' as const), by: browser, later: fc.boolean() }) },
  fc.record({ do: fc.constantFrom('end' as const, 'empty' as const), by: browser }),
  fc.record({ do: fc.constant('end all' as const), as: account }),
  fc.record({
    ...{ do: fc.constant('change' as const), as: account },
    to: fc.oneof(
      fc.record({ name: fc.constantFrom('Dora', 'Eve & "Co"') }),
      fc.record({ unit: fc.constantFrom('in' as const, 'mm' as const) }),
      fc.record({ currency: fc.constantFrom('USD' as const, 'EUR' as const) }),
      fc.record({ tradeApproved: fc.boolean() }),
      fc.record({ roles: fc.constantFrom(['shopper' as const], ['owner' as const]) }),
    ),
  }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(0, 1, 3) }),
)

describe('a page from memory for a visitor with a session', () => {
  let [dataDir, at, lines] = ['', Date.UTC(2027, 0, 4, 10), 0]
  const now = () => new Date(at)
  /** That of the shop, and that of another process with the same database. */
  const storages: Storage[] = []
  const migrationsDir = fileURLToPath(new URL('../../../../packages/storage/migrations', import.meta.url))
  const shopOn = (storage: Storage) =>
    createShop(
      { storage } as ShopPorts,
      testSettings({ links: { urlFor: linkTo, fileUrl: (key) => `/files/${key}` }, now }),
    )

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kisscut-visitors-'))
    for (let each = 0; each < 2; each += 1) storages.push(await openStorage({ dataDir, migrationsDir, now }))
    const [{ records, accounts }] = storages as [Storage]
    await records.create(settings, { id: SETTINGS_ID })
    await records.create(category, { id: 'a', name: 'a', slug: 'a', path: 'a', display: 'products' })
    for (const [id, name] of NAMES.entries())
      await accounts.createAccount(
        {
          ...{ id: String(id), email: `${id}@example.com`, name, roles: ['shopper'], tradeApproved: false },
          ...{ unit: 'in', currency: 'USD', locale: 'en-US' },
        },
        null,
      )
  })
  afterAll(async () => {
    for (const storage of storages) await storage.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const putLine = (storage: Storage, owner: string) =>
    storage.carts.putLine(
      owner,
      'USD',
      {
        ...{ productClass: 'custom', productId: 'p', configuredId: String((lines += 1)), name: 'Stickers' },
        ...{ quantity: 1, unitPrice: '1.00', total: '1.00', search: '', declined: null },
        soldItem: { id: 'a'.repeat(64), content: '{}' },
      },
      100,
    )

  it('shows the current data of its visitor, even if written by another process, and none of another visitor (SEO-15)', async () => {
    const [own, other] = storages as [Storage, Storage]
    let [looks, fromMemory] = [0, 0]
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(step, fc.boolean()), { minLength: 10, maxLength: 40 }),
        async (steps) => {
          const shop = shopOn(own)
          const pages = createPages({
            build,
            shop,
            published: {} as never,
            callerOf: createCallerOf({ accounts: shop.accounts, secret: SECRET, secure: false }),
            visitorOf: createVisitorOf({ accounts: shop.accounts, secret: SECRET }),
            browserOf: createBrowserOf(SECRET, false),
            publicUrl: 'http://localhost',
            reportError: (error) => expect.unreachable(String(error)),
            secure: false,
            now,
          })
          const responseTo = pages.responses([])
          const sessions: (string | null)[] = Array.from({ length: BROWSERS }, () => null)

          const look = async ({ by, packed, language }: Step & { readonly do: 'look' }) => {
            const id = sessions[by]!
            const cookie: Record<string, string> =
              id === null ? {} : { cookie: sessionCookie(id, SECRET, false).split(';')[0]! }
            const headers: Record<string, string> = {
              ...{ 'accept-language': language, 'accept-encoding': packed ? 'gzip' : '', host: 'localhost' },
              ...cookie,
            }
            const filled = await pages.ready({ method: 'GET', url: '/', headers } as never)
            const how = { method: 'GET', ifNoneMatch: null, acceptEncoding: headers['accept-encoding']! }
            const found = filled && responseTo(filled, how)
            if (found !== null) fromMemory += 1
            const bytes = found
              ? Buffer.concat(found.body!)
              : await pages
                  .fetch(new Request('http://localhost/', { headers }))
                  .then(async (response) => Buffer.from(await response.arrayBuffer()))
            return (packed && bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString()
          }

          /** The page that a new process renders for them. */
          const expected = async ({ by, language }: Step & { readonly do: 'look' }) => {
            const fresh = shopOn(other)
            const locale = language === 'en-US' ? 'en-US' : 'en-GB'
            const viewer = await fresh.accounts.viewerOfSession(sessions[by]!, locale)
            const { accountName, cartCount } = await shownTo(fresh, viewer)
            const name = (accountName ?? '')
              .replaceAll('&', '&amp;')
              .replaceAll('<', '&lt;')
              .replaceAll('>', '&gt;')
              .replaceAll('"', '&quot;')
            // Staff get pages of their own; this test's loader escapes nothing for them.
            const shown = viewer.roles.includes('owner') ? (accountName ?? '') : name
            const of = `${viewer.unit} ${viewer.locale} ${viewer.currency ?? ''} ${viewer.trade}`
            return `<html>${of} [${shown}|${cartCount}]</html>`
          }

          for (const [each, isElsewhere] of steps) {
            const storage = isElsewhere ? other : own
            const ownerOf = async (by: number) =>
              (await shopOn(other).accounts.viewerOfSession(sessions[by]!, 'en-US')).owner
            if (each.do === 'look') {
              looks += 1
              expect(await look(each)).toBe(await expected(each))
            } else if (each.do === 'sign in')
              sessions[each.by] = (
                await storage.accounts.openSession(
                  each.as === null ? null : String(each.as),
                  each.hours * HOUR,
                )
              ).id
            else if (each.do === 'put') {
              const put = await putLine(storage, await ownerOf(each.by))
              if (put.ok && each.later)
                await storage.carts.saveForLater(await ownerOf(each.by), put.lineId, true)
            } else if (each.do === 'wait') at += each.hours * HOUR * 1000 + 1001
            else if (each.do === 'change') await storage.accounts.changeAccount(String(each.as), each.to)
            else if (each.do === 'end all')
              await storage.accounts.endSessions(String(each.as), { allBut: null })
            else if (each.do === 'empty') await storage.carts.remove(await ownerOf(each.by))
            else await storage.accounts.removeSession(sessions[each.by] ?? 'none')
          }
          at += 3 * DAYS
        },
      ),
      { numRuns: 40 },
    )
    expect(fromMemory).toBeGreaterThan(looks / 4)
  }, 60_000)
})
