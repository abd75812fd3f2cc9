// `npm run bench pages`: how fast pages show what is largest on them (LCP), and how far they move while they load (CLS), in Chromium on
// a slow phone: slow 4G as Lighthouse has it, and a processor four times slower. Nothing is cached; medians. `PAGES_ROUNDS` (`5`).
import { chromium } from 'playwright-core'
import { ensureChromium } from '../../../tools/chromium.mjs'
import { openShop } from './servers.mjs'

const ROUNDS = Number(process.env.PAGES_ROUNDS ?? 5)
/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
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

/** What the browser says of the page it has just loaded. */
const measure = () =>
  new Promise((resolve) => {
    const seen = { lcp: 0, element: '', cls: 0 }
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1)
      seen.lcp = last.startTime
      seen.element = `${last.element?.tagName.toLowerCase()} ${(last.url || last.element?.textContent || '').slice(-48)}`
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.cls += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    const { responseStart } = performance.getEntriesByType('navigation')[0]
    setTimeout(() => resolve({ ...seen, ttfb: responseStart }), 300)
  })

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

async function visit(browser, url) {
  const context = await browser.newContext({
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

const given = process.env.PAGES_URL
const shop = given ? { url: given, close: () => undefined } : await openShop()
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const [name, path] of PAGES) {
  // The first visit fills the shop's own caches.
  await fetch(shop.url + path)
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await visit(browser, shop.url + path))
  const [lcp, ttfb, cls] = ['lcp', 'ttfb', 'cls'].map((key) => median(rounds.map((each) => each[key])))
  console.log(
    `${name.padEnd(26)} LCP ${String(Math.round(lcp)).padStart(5)} ms   first byte ${String(Math.round(ttfb)).padStart(4)} ms   CLS ${cls.toFixed(3)}   ${rounds[0].element}`,
  )
}
await browser.close()
await shop.close()
