// `npm run bench pages`: the largest contentful paint (LCP) and layout shift (CLS) of pages in Chromium on a
// slow phone: Lighthouse's slow 4G, and a processor slowed down four times, without a session and with an
// account that has two products in its cart. Without the browser's cache; medians. First, the server's cost
// of a page from memory compared with a static body of the same size. For the settings see README.md.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { ensureChromium } from '../../../tools/chromium.mjs'
import { printShares } from './page-shares.mjs'
import { openShop } from './servers.mjs'

const { env } = process
const ROUNDS = Number(env.PAGES_ROUNDS ?? 5)
/** Rounds of the shares, and seconds of each. */
const TIMES = { rounds: Number(env.PAGES_ROUNDS ?? 5), seconds: Number(env.PAGES_SECONDS ?? 1) }
const WORK = (env.PAGES_WORK ?? 'shares,lcp').split(',')
/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const SLOWDOWN = 4

const PAGES = [
  ['home', '/'],
  ['category', '/custom/products/category/stickers/'],
  ['category with filters', '/custom/products/category/labels/'],
  ['search', '/search/?q=vinyl'],
  ['help', '/custom/products/category/shipping/'],
  ['product', '/custom/products/stickers/die-cut/p/die-cut-stickers/setup/'],
  ['product that is designed', '/custom/products/labels/sheet/p/name-labels/setup/'],
]
/** The pages that shoppers with an account see most. */
const OF_ACCOUNTS = [
  ...PAGES.filter(([name]) => ['home', 'category', 'product'].includes(name)),
  ['cart', '/cart/'],
]
/** Target in milliseconds. */
const AIM = 1000

/** The browser's metrics of the loaded page. */
const measure = () =>
  new Promise((resolve) => {
    const seen = { lcp: 0, element: '', cls: 0 }
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1)
      seen.lcp = last.startTime
      seen.element = `${last.element?.tagName.toLowerCase()} ${(
        last.url ||
        last.element?.textContent ||
        ''
      ).slice(-48)}`
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.cls += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    const { responseStart } = performance.getEntriesByType('navigation')[0]
    setTimeout(() => resolve({ ...seen, ttfb: responseStart }), 300)
  })

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

const CUSTOM = {
  ...{ template: 'die-cut-stickers', material: 'white-vinyl' },
  ...{ width: '2', height: '2', quantity: 100 },
}

/** The cookie of a guest with a product. */
async function openGuest({ url }) {
  const headers = { 'content-type': 'application/json' }
  const made = await fetch(`${url}/custom/api/v1/custom/`, {
    ...{ method: 'POST', headers, body: JSON.stringify(CUSTOM) },
  })
  if (!made.ok) throw new Error(`New custom: ${made.status} ${await made.text()}`)
  return made.headers.getSetCookie()[0].split(';')[0]
}

/** The link in the only letter of a folder, after it has arrived. */
async function linkIn(outbox) {
  for (let tries = 0; tries < 100; tries += 1) {
    const [name] = (await readdir(outbox).catch(() => [])).filter((each) => each.endsWith('.eml'))
    // Quoted-printable: soft line breaks and hexadecimal characters.
    const letter =
      name && (await readFile(join(outbox, name), 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const link = letter && /https?:\S+token=[\w-]+/.exec(letter)?.[0]
    if (link) return link
    await sleep(100)
  }
  throw new Error('No letter came')
}

/** The cookies of a new account, created by its letter, with products in its cart. */
async function openAccount(browser, { url, dataDir }) {
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  await page.goto(`${url}/account/sign-up/`)
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('E-mail address').fill('ana@example.com')
  await page.getByLabel('Password').fill('correct horse battery')
  await page.getByRole('main').getByRole('button', { name: 'Open an account' }).click()
  await page.goto(await linkIn(join(dataDir, 'outbox')))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  const post = (path, data) => page.request.post(`${url}/custom/api/v1/${path}/`, { data })
  for (let products = 0; products < 2; products += 1) {
    const made = await post('custom', CUSTOM)
    const { id } = await made.json()
    const added = await post('add-to-cart', { product_class: 'custom', product_id: id })
    if (!added.ok()) throw new Error(`Add to cart: ${added.status()} ${await added.text()}`)
  }
  const state = await context.storageState()
  await context.close()
  return state
}

async function visit(browser, url, storageState) {
  const context = await browser.newContext({
    ...(storageState && { storageState }),
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(url, { waitUntil: 'networkidle' })
  const found = await page.evaluate(measure)
  await context.close()
  return found
}

const given = env.PAGES_URL
const shop = given ? { url: given, close: () => undefined } : await openShop()
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
async function print(pages, storageState, aim) {
  for (const [name, path] of pages) {
    // The first visit fills the shop's own caches.
    await visit(browser, shop.url + path, storageState)
    const rounds = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await visit(browser, shop.url + path, storageState))
    const [lcp, ttfb, cls] = ['lcp', 'ttfb', 'cls'].map((key) => median(rounds.map((each) => each[key])))
    const goal = aim === undefined ? '' : `   aim ${aim}${lcp > aim ? '  MISSED' : ''}`
    console.log(
      `${name.padEnd(26)} LCP ${String(Math.round(lcp)).padStart(5)} ms   first byte ${String(
        Math.round(ttfb),
      ).padStart(4)} ms   CLS ${cls.toFixed(3)}   ${rounds[0].element}${goal}`,
    )
  }
}

const account = given ? null : await openAccount(browser, shop)
if (account !== null && WORK.includes('shares')) {
  const cookie = account.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const visitors = [
    ['no session', null],
    ['guest', await openGuest(shop)],
    ['account', cookie],
  ]
  const pages = PAGES.filter(([name]) => ['home', 'category', 'search', 'product'].includes(name))
  await printShares(shop, pages, visitors, TIMES)
}
if (WORK.includes('lcp')) {
  console.log('without a session')
  await print(PAGES)
  if (account !== null) {
    console.log('with an account')
    await print(OF_ACCOUNTS, account, AIM)
  }
}
await browser.close()
await shop.close()
