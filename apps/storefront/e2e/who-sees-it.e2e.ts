import { inject, describe, expect, it } from 'vitest'
import { emptyCart } from '../app/messages/cart.ts'
import { none as noDesigns } from '../app/messages/designs.ts'
import { urlFor } from '../app/links/url-for.ts'
import { ROUTES, type RouteName } from '../app/route-table.ts'
import { discPng } from './artworks.ts'

const PLACE = { categoryPath: 'stickers/die-cut', slug: 'die-cut-stickers' }
/** The content type of the forms, and their required fields. */
const FORM = 'application/x-www-form-urlencoded'

/** Public pages. */
const OPEN = [
  'home',
  'category',
  'categoryById',
  'setup',
  'personalize',
  'preview',
  'newLettering',
  'dragDropBuy',
  'search',
  'designs',
  'openDesign',
  'cart',
  'account',
  'trade',
  'tradeApplications',
  'apiKeys',
  'staff',
  'works',
  'invitation',
  'preferences',
  'twoFactor',
  'passkeys',
  'signUp',
  'confirmAddress',
  'forgotPassword',
  'resetPassword',
  'signIn',
  'signOut',
  'robots',
  'sitemap',
  'sitemapPart',
  'productsFeed',
  'llms',
  'card',
  'categoryCard',
  'artist',
  'artworkGuide',
  'clipart',
  'company',
  'contact',
  'guide',
  'guideFile',
  'marketplace',
  'materials',
  'reviews',
  'quoteForm',
  'quote',
  'sizeGuide',
  'stockImage',
] as const
/** Pages of a configured product, for its owner and staff. */
const OWN = [
  'setupEdit',
  'upload',
  'finalize',
  'editAdvanced',
  'editEasy',
  'editPreview',
  'editLettering',
] as const
/** A product that is drawn, and its place. */
const DRAWN = { template: 'name-labels', material: 'white-vinyl', width: '2.5', height: '1', quantity: 100 }
/** A lettering product, and its place. */
const LETTERED = {
  template: 'window-opening-hours',
  material: 'cut-vinyl',
  width: '10',
  height: '4',
  quantity: 1,
}
const HOURS = { categoryPath: 'decals/vinyl-lettering', slug: LETTERED.template }
const placeOf = (page: (typeof OWN)[number]) => {
  if (page === 'editLettering') return HOURS
  return page.startsWith('edit') ? { categoryPath: 'labels/sheet', slug: DRAWN.template } : PLACE
}
/** Pages of a configured product, for staff only. */
const STAFF = ['adminEdit'] as const
const MISSING = ['notFound'] as const

/** A visitor with their own cookie, or with a key. */
function visitor(key?: string) {
  const shop = inject('shopUrl')
  let cookie = ''
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = { ...(cookie ? { cookie } : {}), ...(key ? { authorization: `Bearer ${key}` } : {}) }
    const response = await fetch(shop + path, {
      ...init,
      redirect: 'manual',
      headers: { origin: shop, ...headers, ...(init.headers as Record<string, string>) },
    })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return { status: response.status, text: await response.text() }
  }
  const json = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const { text } = await send(path, { method: 'POST', headers, body: JSON.stringify(body) })
    return JSON.parse(text) as { readonly id: string }
  }
  const form = (path: string, fields: Readonly<Record<string, string>>) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': FORM },
      body: new URLSearchParams(fields).toString(),
    })
  return { send, json, form }
}
type Visitor = ReturnType<typeof visitor>

/** Creates a guest's product with artwork. */
async function configuredBy(guest: Visitor): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(await discPng(900))]), 'secret-moth.png')
  const file = JSON.parse((await guest.send('/custom/api/v1/user-file/', { method: 'POST', body })).text) as {
    readonly id: string
  }
  const sides = { width: '2', height: '2' }
  const product = { template: 'die-cut-stickers', material: 'white-vinyl', ...sides, quantity: 100 }
  return (await guest.json('/custom/api/v1/custom/', { ...product, user_file: file.id })).id
}

/** Creates a product for each page of its kind. */
async function allConfiguredBy(guest: Visitor) {
  const ids = {
    uploaded: await configuredBy(guest),
    drawn: (await guest.json('/custom/api/v1/custom/', DRAWN)).id,
    lettered: (await guest.json('/custom/api/v1/custom/', LETTERED)).id,
  }
  return (page: (typeof OWN)[number]) => {
    if (page === 'editLettering') return ids.lettered
    return page.startsWith('edit') ? ids.drawn : ids.uploaded
  }
}

/** The page without parts that differ between requests. */
const comparable = (text: string, id: string) =>
  text.replaceAll(id, 'ID').replace(/nonce="[^"]*"|"nonce":"[^"]*"|nonce\\?":\\?"[^"\\]*/g, '')

describe('every page of the shop (ROLE-4, ROLE-5)', () => {
  it('is listed here', () => {
    expect([...OPEN, ...OWN, ...STAFF, ...MISSING].toSorted()).toEqual(
      (Object.keys(ROUTES) as RouteName[]).toSorted(),
    )
  })

  it("is public, or shown to the product's owner and staff, or missing", async () => {
    const guest = visitor()
    const idOf = await allConfiguredBy(guest)
    const other = visitor()
    await configuredBy(other)
    const strangers = { nobody: visitor(), other, 'a service with a wrong key': visitor('no-key') }
    const at = (page: (typeof OWN)[number], configuredId: string) =>
      urlFor(page, { ...placeOf(page), configuredId })
    for (const page of OWN) {
      const id = idOf(page)
      for (const who of [guest, visitor(inject('apiKey'))])
        expect((await who.send(at(page, id))).status, page).toBe(200)
      for (const [name, who] of Object.entries(strangers)) {
        const [shown, missing] = [await who.send(at(page, id)), await who.send(at(page, 'no-such'))]
        expect([401, 404], `${page} to ${name}`).toContain(shown.status)
        expect(comparable(shown.text, id)).toEqual(comparable(missing.text, 'no-such'))
        expect(shown.text).not.toContain('secret-moth')
      }
    }
  })

  it("is for staff only if it corrects a customer's product (PAGE-18)", async () => {
    const guest = visitor()
    const path = urlFor('adminEdit', { configuredId: await configuredBy(guest) })
    const staff = await visitor(inject('apiKey')).send(path)
    expect([staff.status, staff.text.includes('secret-moth')]).toEqual([200, true])
    for (const who of [guest, visitor()]) {
      const { status, text } = await who.send(path)
      expect([status, text.includes('secret-moth')]).toEqual([303, false])
      const sent = await who.form(path, { intent: 'save', quantity: '500', reason: 'mine' })
      expect([303, 401, 403]).toContain(sent.status)
    }
  })

  it('lets only the owner change a configured product', async () => {
    const guest = visitor()
    const idOf = await allConfiguredBy(guest)
    const other = visitor()
    await configuredBy(other)
    const stored = () =>
      Promise.all(OWN.map(async (page) => (await guest.send(`/custom/api/v1/custom/${idOf(page)}/`)).text))
    const before = await stored()
    const forms: readonly Readonly<Record<string, string>>[] = [
      { quantity: '500', dieLine: 'circle' },
      { resize: '', width: '3', height: '3' },
      { place: 'fill' },
    ]
    for (const page of OWN)
      for (const who of [visitor(), other])
        for (const fields of forms) {
          const { status, text } = await who.form(
            urlFor(page, { ...placeOf(page), configuredId: idOf(page) }),
            fields,
          )
          expect(status, `${page} ${JSON.stringify(fields)}`).toBeGreaterThanOrEqual(400)
          expect(status, `${page} ${JSON.stringify(fields)}`).toBeLessThan(500)
          expect(text).not.toContain('secret-moth')
        }
    expect(await stored()).toEqual(before)
  })

  it("shows no guest another's cart, and no wholesale price", async () => {
    const guest = visitor()
    await guest.json('/custom/api/v1/add-to-cart/', {
      product_class: 'custom',
      product_id: await configuredBy(guest),
    })
    expect((await guest.send('/cart/')).text).toContain('Die-cut stickers')
    const category = { categoryPath: 'stickers/die-cut' }
    const pages: Readonly<Record<(typeof OPEN)[number], string>> = {
      home: urlFor('home'),
      category: urlFor('category', category),
      categoryById: urlFor('categoryById', { slug: 'stickers' }),
      setup: urlFor('setup', PLACE),
      personalize: urlFor('personalize', { categoryPath: 'labels/roll', slug: 'round-logo-labels' }),
      dragDropBuy: urlFor('dragDropBuy', { categoryPath: 'stickers/bumper', slug: 'family-car-stickers' }),
      preview: urlFor('preview', { categoryPath: 'signs/car-magnets', slug: 'magnetic-car-signs' }),
      newLettering: urlFor('newLettering', HOURS),
      search: `${urlFor('search')}?q=sticker`,
      designs: urlFor('designs'),
      openDesign: urlFor('openDesign'),
      cart: urlFor('cart'),
      account: urlFor('account'),
      trade: urlFor('trade'),
      tradeApplications: urlFor('tradeApplications'),
      apiKeys: urlFor('apiKeys'),
      staff: urlFor('staff'),
      works: urlFor('works'),
      invitation: urlFor('invitation'),
      preferences: urlFor('preferences'),
      twoFactor: urlFor('twoFactor'),
      passkeys: urlFor('passkeys'),
      signUp: urlFor('signUp'),
      confirmAddress: urlFor('confirmAddress'),
      forgotPassword: urlFor('forgotPassword'),
      resetPassword: urlFor('resetPassword'),
      signIn: urlFor('signIn'),
      signOut: urlFor('signOut'),
      robots: urlFor('robots'),
      sitemap: urlFor('sitemap'),
      sitemapPart: urlFor('sitemapPart', { part: '1' }),
      productsFeed: urlFor('productsFeed'),
      llms: urlFor('llms'),
      categoryCard: urlFor('categoryCard', { categoryPath: 'stickers/die-cut' }),
      card: urlFor('card', { productClass: 'custom', slug: 'die-cut-stickers' }),
      artist: urlFor('artist', { slug: 'dele' }),
      artworkGuide: urlFor('artworkGuide'),
      clipart: urlFor('clipart', { categoryPath: 'decals/cut-out/animals', slug: 'deer-decal' }),
      company: urlFor('company', { slug: 'loud-lab' }),
      contact: urlFor('contact'),
      quoteForm: urlFor('quoteForm'),
      quote: `${urlFor('quote')}?id=no-such`,
      guide: urlFor('guide', PLACE),
      guideFile: urlFor('guideFile', { ...PLACE, format: 'pdf' }),
      marketplace: urlFor('marketplace', { categoryPath: 'marketplace', slug: 'ghost-sticker' }),
      materials: urlFor('materials'),
      reviews: urlFor('reviews', { productClass: 'custom', slug: 'die-cut-stickers' }),
      sizeGuide: urlFor('sizeGuide'),
      stockImage: urlFor('stockImage', { categoryPath: 'stock-image-stickers', slug: 'jungle-leaves' }),
    }
    const other = visitor()
    for (const [page, path] of Object.entries(pages)) {
      const { status, text } = await other.send(path)
      expect([200, 301, 302, 303, 404], page).toContain(status)
      expect(text, page).not.toMatch(/wholesale_/)
      if (page === 'cart') expect(text).toContain(emptyCart)
      if (page === 'designs') expect(text).toContain(noDesigns)
    }
  })
})
