import { can, guest, PARTIES, type Party } from '@kisscut/shop'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { urlFor } from '../app/links/url-for.ts'
import { ROUTES, type RouteName } from '../app/route-table.ts'
import { linkTo } from './accounts.ts'
import { discPng } from './artworks.ts'
import { OWNER, OWNER_API_KEY } from './shop.ts'

/** The demo shop's account for each party; a guest has none. */
const ACCOUNTS: Readonly<Record<Exclude<Party, 'guest'>, string>> = {
  shopper: 'ana',
  trade: 'cora',
  artist: 'dele',
  owner: 'eva',
  support: 'hana',
  designer: 'finn',
  production: 'gus',
}
const PASSWORD = OWNER.password
const PLACE = { categoryPath: 'stickers/die-cut', slug: 'die-cut-stickers' }
const SOMEBODYS = { owner: 'session:somebody' }
/** A product of the easy tool, which can be opened in the advanced one, too. */
const DRAWN = { categoryPath: 'labels/sheet', slug: 'name-labels' }
/** Lettering. */
const HOURS = { categoryPath: 'decals/vinyl-lettering', slug: 'window-opening-hours' }
const FILE = 'secret-moth'
const QUANTITY = '4321'
const COMPANY = 'Secret Paper Company'
const LABEL = 'secret-label'
/** A work of the signed-in artist. */
const WORK = 'Friendly ghost'

type Visitor = ReturnType<typeof visitor>
interface Page {
  readonly path: string
  /**
   * A text that others must not see on the page or in its data; empty if the page itself is the secret, null if the page
   * is public.
   */
  readonly secret: string | null
  /** Fields of a form that changes something, if the page has one. */
  readonly form?: Readonly<Record<string, string>>
}

/** A browser with its own cookie, or a service with a key. */
function visitor(shop: string, key?: string) {
  let cookie = ''
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = { ...(cookie ? { cookie } : {}), ...(key ? { authorization: `Bearer ${key}` } : {}) }
    const response = await fetch(shop + path, {
      ...init,
      redirect: 'manual',
      headers: { origin: shop, ...headers, ...(init.headers as Record<string, string>) },
    })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const form = (path: string, fields: Readonly<Record<string, string>>) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
  const json = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    return JSON.parse((await send(path, { method: 'POST', headers, body: JSON.stringify(body) })).text) as {
      readonly id: string
    }
  }
  return { send, form, json }
}

/** URL of a page's data for the router: `/cart/` → `/cart.data`. */
const dataOf = (path: string) => (path === '/' ? '/_root.data' : path.replace(/\/?(\?|$)/, '.data$1'))

describe('every page and its data, by every role (ROLE-4 to ROLE-6)', () => {
  const shop = inject('shopUrl')
  const visitors = new Map<Party, Visitor>()
  let service: Visitor
  let productId = ''
  let drawnId = ''
  let letteredId = ''
  let applicationId = ''
  let quoteId = ''
  beforeAll(async () => {
    service = visitor(shop, OWNER_API_KEY)
    visitors.set('guest', visitor(shop))
    for (const [party, name] of Object.entries(ACCOUNTS)) visitors.set(party as Party, await signIn(name))
    productId = await configure(visitor(shop))
    quoteId = await requestQuote(visitor(shop))
    const drawn = { template: DRAWN.slug, material: 'white-vinyl', width: '2.5', height: '1' }
    drawnId = (await visitor(shop).json('/custom/api/v1/custom/', { ...drawn, quantity: Number(QUANTITY) }))
      .id
    const lettered = { template: HOURS.slug, material: 'cut-vinyl', width: '10', height: '4' }
    letteredId = (
      await visitor(shop).json('/custom/api/v1/custom/', { ...lettered, quantity: Number(QUANTITY) })
    ).id
    await service.json('/account/api/v1/api-key/', { label: LABEL, scopes: ['read'] })
    const application = { company: COMPANY, website: '', taxId: '12-3456789', sells: 'Notebooks' }
    await visitors.get('shopper')!.form(urlFor('trade'), application)
    const waiting = (await visitors.get('owner')!.send(urlFor('tradeApplications'))).text
    // The first id after the company's name, because other journeys apply, too.
    const ofCompany = waiting.slice(waiting.indexOf(COMPANY))
    applicationId = /name="id" value="([^"]+)"/.exec(ofCompany)?.[1] ?? ''
    expect(applicationId).not.toBe('')
  })

  /** Signs in after setting a password by letter, because the demo shop's accounts have none. */
  const signIn = async (name: string): Promise<Visitor> => {
    const who = visitor(shop)
    const email = `${name}@example.com`
    if (email !== OWNER.email) {
      await who.form(urlFor('forgotPassword'), { email })
      const link = new URL(await linkTo(email))
      await who.form(link.pathname + link.search, { password: PASSWORD })
    }
    expect((await who.form(urlFor('signIn'), { email, password: PASSWORD })).status, name).toBe(303)
    return who
  }

  const configure = async (who: Visitor): Promise<string> => {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(await discPng(900))]), `${FILE}.png`)
    const file = JSON.parse((await who.send('/custom/api/v1/user-file/', { method: 'POST', body })).text) as {
      readonly id: string
    }
    const sides = { width: '2', height: '2', quantity: Number(QUANTITY) }
    const product = { template: PLACE.slug, material: 'white-vinyl', ...sides, user_file: file.id }
    return (await who.json('/custom/api/v1/custom/', product)).id
  }

  const requestQuote = async (who: Visitor): Promise<string> => {
    const body = new FormData()
    const fields = { name: 'Ida', email: 'ida@localhost.example', product: FILE, quantity: '1' }
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    const { headers } = await who.send(urlFor('quoteForm'), { method: 'POST', body })
    const id = new URL(headers.get('location') ?? '', shop).searchParams.get('id') ?? ''
    expect((await who.send(`${urlFor('quote')}?id=${id}`)).text).toContain(FILE)
    return id
  }

  const everyone = (path: string): Page => ({ path, secret: null })
  /** Every page of the shop, with a URL that may show the secret. */
  const pages = (): Readonly<Record<Exclude<RouteName, 'notFound'>, Page>> => {
    const product = { ...PLACE, configuredId: productId }
    const drawn = { ...DRAWN, configuredId: drawnId }
    return {
      home: everyone(urlFor('home')),
      category: everyone(urlFor('category', { categoryPath: PLACE.categoryPath })),
      categoryById: everyone(urlFor('categoryById', { slug: 'stickers' })),
      setup: everyone(urlFor('setup', PLACE)),
      personalize: everyone(
        urlFor('personalize', { categoryPath: 'labels/roll', slug: 'round-logo-labels' }),
      ),
      clipart: everyone(urlFor('clipart', { categoryPath: 'decals/cut-out/animals', slug: 'deer-decal' })),
      dragDropBuy: everyone(
        urlFor('dragDropBuy', { categoryPath: 'stickers/bumper', slug: 'family-car-stickers' }),
      ),
      marketplace: everyone(
        urlFor('marketplace', { categoryPath: 'marketplace', slug: 'night-moth-sticker' }),
      ),
      stockImage: everyone(
        urlFor('stockImage', { categoryPath: 'stock-image-stickers', slug: 'terrazzo-sticker' }),
      ),
      artist: everyone(urlFor('artist', { slug: 'dele' })),
      company: everyone(urlFor('company', { slug: 'loud-lab' })),
      preview: everyone(urlFor('preview', { categoryPath: 'signs/car-magnets', slug: 'magnetic-car-signs' })),
      newLettering: everyone(urlFor('newLettering', HOURS)),
      reviews: everyone(urlFor('reviews', { productClass: 'custom', slug: PLACE.slug })),
      search: everyone(`${urlFor('search')}?q=sticker`),
      cart: everyone(urlFor('cart')),
      designs: everyone(urlFor('designs')),
      openDesign: everyone(urlFor('openDesign')),
      signUp: everyone(urlFor('signUp')),
      signIn: everyone(urlFor('signIn')),
      signOut: everyone(urlFor('signOut')),
      preferences: everyone(urlFor('preferences')),
      invitation: everyone(urlFor('invitation')),
      confirmAddress: everyone(urlFor('confirmAddress')),
      artworkGuide: everyone(urlFor('artworkGuide')),
      guide: everyone(urlFor('guide', PLACE)),
      guideFile: everyone(urlFor('guideFile', { ...PLACE, format: 'svg' })),
      materials: everyone(urlFor('materials')),
      sizeGuide: everyone(urlFor('sizeGuide')),
      contact: everyone(urlFor('contact')),
      quoteForm: everyone(urlFor('quoteForm')),
      // A guest's own, which only staff can see or withdraw besides.
      quote: {
        path: `${urlFor('quote')}?id=${quoteId}`,
        secret: FILE,
        form: { intent: 'withdraw' },
      },
      forgotPassword: everyone(urlFor('forgotPassword')),
      resetPassword: everyone(urlFor('resetPassword')),
      robots: everyone(urlFor('robots')),
      sitemap: everyone(urlFor('sitemap')),
      sitemapPart: everyone(urlFor('sitemapPart', { part: '1' })),
      productsFeed: everyone(urlFor('productsFeed')),
      llms: everyone(urlFor('llms')),
      categoryCard: everyone(urlFor('categoryCard', { categoryPath: 'stickers/die-cut' })),
      card: everyone(urlFor('card', { productClass: 'custom', slug: 'die-cut-stickers' })),
      account: { path: urlFor('account'), secret: '@example.com' },
      trade: { path: urlFor('trade'), secret: '' },
      twoFactor: { path: urlFor('twoFactor'), secret: '' },
      passkeys: { path: urlFor('passkeys'), secret: '' },
      setupEdit: { path: urlFor('setupEdit', product), secret: QUANTITY, form: { quantity: '500' } },
      editAdvanced: { path: urlFor('editAdvanced', drawn), secret: QUANTITY },
      editEasy: { path: urlFor('editEasy', drawn), secret: QUANTITY },
      editPreview: { path: urlFor('editPreview', drawn), secret: QUANTITY },
      editLettering: {
        path: urlFor('editLettering', { ...HOURS, configuredId: letteredId }),
        secret: QUANTITY,
      },
      upload: {
        path: urlFor('upload', product),
        secret: FILE,
        form: { resize: '', width: '3', height: '3' },
      },
      finalize: { path: urlFor('finalize', product), secret: FILE, form: { instructions: 'theirs' } },
      adminEdit: {
        path: urlFor('adminEdit', { configuredId: productId }),
        secret: FILE,
        form: { intent: 'save', quantity: '500', reason: 'mine' },
      },
      apiKeys: {
        path: urlFor('apiKeys'),
        secret: LABEL,
        form: { intent: 'make', label: 'mole', may: 'write' },
      },
      staff: {
        path: urlFor('staff'),
        secret: 'finn@example.com',
        form: { name: 'Mole', email: 'mole@example.com', roles: 'owner' },
      },
      works: { path: urlFor('works'), secret: WORK, form: { intent: 'withdraw', id: 'ghost' } },
      tradeApplications: {
        path: urlFor('tradeApplications'),
        secret: COMPANY,
        form: { id: applicationId, decision: 'approve' },
      },
    }
  }

  /** Whether a party may see a page that isn't public; for records, by the table of rights. */
  const maySee = (name: RouteName, party: Party): boolean => {
    const isGuest = party === 'guest'
    const viewer = isGuest
      ? guest('session:guest', 'en-US')
      : { ...guest(`account:${ACCOUNTS[party]}`, 'en-US'), roles: [party] as const }
    switch (name) {
      case 'account':
      case 'trade':
      case 'twoFactor':
      case 'passkeys':
        return !isGuest
      case 'quote':
        return false
      case 'apiKeys':
        return can(viewer, 'create', 'api_key')
      case 'works':
        return party === 'artist'
      case 'staff':
        return can(viewer, 'change', 'account')
      case 'tradeApplications':
        return can(viewer, 'change', 'trade_application', SOMEBODYS)
      case 'adminEdit':
        return can(viewer, 'change', 'custom', SOMEBODYS)
      default:
        return can(viewer, 'read', 'custom', SOMEBODYS)
    }
  }

  it('is listed here', () => {
    expect([...Object.keys(pages()), 'notFound'].toSorted()).toEqual(Object.keys(ROUTES).toSorted())
  })

  it.each(PARTIES)('shows %s exactly what the role may see', async (party) => {
    const who = visitors.get(party)!
    for (const [name, { path, secret }] of Object.entries(pages())) {
      const page = await who.send(path)
      expect(page.status, path).toBeLessThan(500)
      if (secret === null) {
        expect([200, 301, 302, 303, 404], `${path}: ${page.status}`).toContain(page.status)
        continue
      }
      const isShown = maySee(name as RouteName, party)
      expect([name, page.status === 200 && page.text.includes(secret)]).toEqual([name, isShown])
      const loaded = await who.send(dataOf(path))
      expect(loaded.status, dataOf(path)).toBeLessThan(500)
      if (isShown) expect(loaded.text, dataOf(path)).toContain(secret)
      else if (secret !== '') for (const { text } of [page, loaded]) expect(text, path).not.toContain(secret)
    }
  })

  it('is never cached, and sends no referrer, if it is about an account or a customer', async () => {
    const owner = visitors.get('owner')!
    const form = { email: '', password: '', current: '', code: '' }
    const { adminEdit, ...others } = pages()
    const ofAccounts = Object.values(others).filter(({ path }) => /^\/account\/(?!sign-out)/.test(path))
    expect(ofAccounts.length).toBeGreaterThan(10)
    for (const { path } of [...ofAccounts, adminEdit])
      for (const sent of [owner.send(path), owner.send(dataOf(path)), visitor(shop).form(path, form)]) {
        const { status, headers } = await sent
        const stated = [headers.get('cache-control'), headers.get('referrer-policy')]
        expect([path, status, ...stated]).toEqual([path, status, 'no-store', 'same-origin'])
      }
  })

  it.each(PARTIES)('lets %s change nothing by the form of a page they may not see', async (party) => {
    const who = visitors.get(party)!
    const seen = async () => {
      const owner = visitors.get('owner')!
      const { apiKeys, staff: staffPage, tradeApplications } = pages()
      const lists = [apiKeys, staffPage, tradeApplications].map(
        async ({ path }) => (await owner.send(path)).text,
      )
      const [keys = '', staff = '', waiting = ''] = await Promise.all(lists)
      const custom = (await service.send(`/custom/api/v1/custom/${productId}/`)).text
      const work = (await service.send('/marketplace/api/v1/product/ghost-sticker/')).text
      const quote = (await service.send(`/shop/api/v1/quote-request/${quoteId}/`)).text
      const lines = [keys.includes('mole'), staff.includes('mole@'), waiting.includes(COMPANY)]
      return [...lines, custom, work, quote]
    }
    const before = await seen()
    expect(before.slice(0, 3)).toEqual([false, false, true])
    for (const [name, { path, form, secret }] of Object.entries(pages()))
      if (form !== undefined && !maySee(name as RouteName, party))
        for (const address of [path, dataOf(path)]) {
          const { status, text } = await who.form(address, form)
          expect(status, `${address}: ${status}`).toBeLessThan(500)
          expect(text, address).not.toContain(secret)
        }
    expect(await seen()).toEqual(before)
  })
})
