// The built shop as a process with a watched event loop, and all its public addresses.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { open } from '../servers.mjs'

/** Opens the shop of a filled folder; `most()` returns its longest turn since the last call. */
export async function openWatched({ env }) {
  const folder = await mkdtemp(join(tmpdir(), 'kisscut-watch-'))
  const file = join(folder, 'most.json')
  const preload = new URL('./watch-loop.mjs', import.meta.url).href
  const shop = await open('../build/server/main.js', 'Kisscut is open at ', {
    ...{ ...env, RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
    ...{ NODE_OPTIONS: `--import ${preload}`, WATCH_LOOP: file },
  })
  const most = async () => {
    await rm(file, { force: true })
    process.kill(shop.pid, 'SIGUSR2')
    for (;;) {
      const text = await readFile(file, 'utf8').catch(() => null)
      if (text !== null) return JSON.parse(text)
      await sleep(5)
    }
  }
  const close = async () => {
    await shop.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...shop, most, close }
}

/** Addresses that aren't in the sitemap. */
const OTHERS = [
  ...['/', '/sitemap.xml', '/sitemap/1/', '/feeds/products.xml', '/feeds/products.xml?currency=EUR'],
  ...['/openapi.json', '/docs/api/', '/docs/api/custom-custom/', '/llms.txt', '/robots.txt', '/healthz'],
  ...['/help/materials/', '/help/sizes/', '/cart/', '/account/sign-in/', '/nothing/here/'],
  ...['/search/', '/search/?q=sticker', '/search/?q=sticker&sort=price&page=3', '/search/?q=stikcer+vinly'],
  ...[
    '/custom/api/v1/template/',
    '/custom/api/v1/template/?page=30&page_size=100',
    '/products/api/v1/category/',
  ],
]

/** Queries of a category's list. */
const LISTS = [
  '?sort=popularity',
  '?sort=price',
  '?sort=alphabetical&page=40',
  '?material=kraft-paper&page=2',
]

const shapeOf = (path) => path.split('/').slice(0, 4).join('/').replace(/\d+/g, '') + path.split('/').length

/** Public addresses: every category, some of each other kind of page in the sitemap, and those that aren't in it. */
export async function publicAddresses(url, each = 3) {
  const textOf = async (path) => (await fetch(url + path)).text()
  const [index] = [await textOf('/sitemap.xml')]
  const pathsIn = (xml) => [...xml.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path)
  const listed = index.includes('<sitemapindex') ? pathsIn(index) : []
  // The first part has all pages except products; the last part is written last.
  const parts = listed.length === 0 ? [index] : [await textOf(listed[0]), await textOf(listed.at(-1))]
  const [kinds, found] = [new Map(), []]
  for (const path of parts.flatMap(pathsIn)) {
    const kind = shapeOf(path)
    const number = kinds.get(kind) ?? 0
    kinds.set(kind, number + 1)
    if (path.includes('/category/') || number < each) found.push(path)
  }
  const categories = found.filter((path) => path.includes('/category/'))
  const lists = categories.slice(0, each).flatMap((path) => LISTS.map((query) => path + query))
  return [...new Set([...OTHERS, ...listed, ...found, ...lists])]
}
