// The compared work: the shop's request, the rival's, and the target share.
import { wordOf } from './copies.mjs'

export const CATEGORY = 'stickers/die-cut'
export const PRODUCT = 'die-cut-stickers'
const DEEP_PAGE = 30
/** A word of many products of a class; with a copy's word it matches few. */
const NAMED =
  'stickers labels decals signs die cut kiss bumper roll sheet window wall floor car address asset clear'
const COMMON = { custom: NAMED.split(' '), clipart: ['decal', 'cut'] }
const form = { 'content-type': 'application/json' }
const body = JSON.stringify({
  template: PRODUCT,
  width: '2',
  height: '2',
  quantity: 100,
  material: 'white-vinyl',
})

const quoted = JSON.stringify({ uuid: '0', width: '2', height: '2', material_id: 'white-vinyl' })

/** Number of guests, so that none reaches the quota of customs. */
const GUESTS = 40

const newGuest = async ({ url }) => {
  const made = await fetch(`${url}/custom/api/v1/custom/`, { method: 'POST', headers: form, body })
  if (!made.ok) throw new Error(`New custom: ${made.status} ${await made.text()}`)
  return { cookie: made.headers.getSetCookie()[0]?.split(';')[0] ?? '', custom: await made.json() }
}

const lineOf = ({ id }) => JSON.stringify({ product_class: 'custom', product_id: id })

/** A shopper with a custom in the cart, and guests with a session. */
export async function shopperOf(shop) {
  const { url } = shop
  const { cookie, custom } = await newGuest(shop)
  const line = lineOf(custom)
  const headers = { ...form, cookie }
  await fetch(`${url}/custom/api/v1/add-to-cart/`, { method: 'POST', headers, body: line })
  const guests = []
  while (guests.length < GUESTS) {
    const guest = await newGuest(shop)
    guests.push({ cookie: guest.cookie, line: lineOf(guest.custom) })
  }
  return { headers, cookie, line, guests, cookies: guests.map((guest) => guest.cookie) }
}

/**
 * Two words, one of which many products have in their names, different for every search: 'labels kalomi'. 17 words with
 * the 31 of the smallest shop make 500 different searches, more than a shop remembers.
 */
const REMEMBERED = { custom: ['vinyl', 'stickers'], clipart: ['vinyl', 'decal'] }
const searchesOf = (copies, productClass) => {
  const common = COMMON[productClass] ?? COMMON.custom
  return Array.from({ length: 500 }, (_, n) => [common[n % common.length], wordOf(1 + ((n * 7) % copies))])
}

/** The rival runs the shop's own three queries: whole words in names, prefixes in names, anywhere. */
const QUESTIONS = {
  sqlite: (words) => words.map((word) => `("${word}")`).join(' AND '),
  postgres: (words) => words.map((word) => `('${word}')`).join(' & '),
}
const rivalSearch = (dialect, words) => {
  const question = encodeURIComponent(QUESTIONS[dialect](words))
  return `/search?q=${question}&q=${question}&q=${question}`
}
const shopSearch = (words) => `/products/api/v1/search/?q=${words.join('%20')}`

/** Of one category, or of all; a late page exists with few products, too. */
const listOf = (page, category) => ({
  shop: {
    path: `/products/api/v1/category-product/?page_size=24&page=${page}${category ? `&category=${category}` : ''}`,
  },
  bare: { path: `/list?page=${page}${category ? `&category=${category}` : ''}` },
})

export const apiWork = (dialect, shopper, { copies }, productClass) => [
  {
    name: 'product over REST',
    shop: { path: `/custom/api/v1/template/${PRODUCT}/` },
    bare: { path: `/one?id=${PRODUCT}` },
    aim: 0.6,
  },
  { name: 'list of 24, page 1', ...listOf(1, CATEGORY), aim: 0.6 },
  { name: `list of 24, page ${DEEP_PAGE}`, ...listOf(DEEP_PAGE), aim: 0.6 },
  {
    name: 'search, remembered',
    shop: { path: shopSearch(REMEMBERED[productClass]) },
    bare: { path: rivalSearch(dialect, REMEMBERED[productClass]) },
    aim: 0.4,
  },
  {
    name: 'search, each another',
    shop: { paths: searchesOf(copies, productClass).map(shopSearch) },
    bare: { paths: searchesOf(copies, productClass).map((words) => rivalSearch(dialect, words)) },
    aim: 0.6,
  },
  {
    name: 'search, misspelt',
    shop: { path: shopSearch(['stikcer', 'vynil']) },
    bare: null,
    aim: null,
  },
  {
    name: 'price quote',
    shop: { path: '/custom/api/v1/price-quote/', method: 'POST', headers: form, body: quoted },
    bare: { path: '/echo', method: 'POST', headers: form, body: quoted },
    aim: 0.6,
  },
  {
    name: 'new custom',
    shop: {
      path: '/custom/api/v1/custom/',
      method: 'POST',
      headers: form,
      cookies: shopper.cookies,
      body,
    },
    bare: { path: '/custom', method: 'POST', body },
    aim: 0.35,
  },
  {
    name: 'new custom, new guest',
    shop: { path: '/custom/api/v1/custom/', method: 'POST', headers: form, body },
    bare: { path: '/guest-custom', method: 'POST', body },
    aim: 0.35,
  },
  {
    name: 'add to cart',
    shop: {
      path: '/custom/api/v1/add-to-cart/',
      method: 'POST',
      headers: shopper.headers,
      body: shopper.line,
    },
    bare: { path: '/cart', method: 'POST', body: shopper.line },
    aim: 0.35,
  },
  {
    name: `add to cart, ${GUESTS} guests`,
    shop: {
      path: '/custom/api/v1/add-to-cart/',
      method: 'POST',
      headers: form,
      guests: shopper.guests,
      connections: GUESTS,
    },
    bare: { path: '/cart', method: 'POST', body: shopper.line, connections: GUESTS },
    aim: 0.35,
  },
  {
    name: 'own customs, 24',
    shop: { path: '/custom/api/v1/custom/?page_size=24', headers: shopper.headers },
    bare: null,
    aim: null,
  },
  { name: 'health', shop: { path: '/healthz' }, bare: { path: '/hello' }, aim: null },
]

export const PAGES = [
  ['home page', '/'],
  ['category page', `/custom/products/category/${CATEGORY}/`],
  ['search page', '/search/?q=stickers'],
  ['setup page', `/custom/products/${CATEGORY}/p/${PRODUCT}/setup/`],
]
