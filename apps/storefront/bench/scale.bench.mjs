// The shop at 1,000 and at 100,000 products compared with a bare node:http server on the same database, in
// alternating rounds. For the comparison, its limits and the settings see README.md.
import { tilesFor } from './page-shares.mjs'
import { openBareRemix } from './servers.mjs'
import { compare, CONNECTIONS, machineLoad, memoryOf } from './scale/measure.mjs'
import { filledShop, openRivalOf, openShopOf } from './scale/scaled-shop.mjs'
import { apiWork, PAGES, shopperOf } from './scale/work.mjs'

const { env } = process
const SIZES = (env.SCALE_SIZES ?? '1000,100000').split(',').map(Number)
const DIALECTS = (env.SCALE_DATABASES ?? 'sqlite').split(',')
const CLASS = env.SCALE_CLASS ?? 'custom'
const ARTWORKS = Number(env.SCALE_ARTWORKS ?? 0)
const TIMES = { seconds: Number(env.SCALE_SECONDS ?? 3), rounds: Number(env.SCALE_ROUNDS ?? 3) }
const STARTS = Number(env.SCALE_STARTS ?? 5)
const WANTED = (env.SCALE_WORK ?? '').split(',')
const isWanted = (name) => WANTED.some((part) => name.includes(part))

/** Key of staff, whose pages are rendered each time. */
const KEY = 'the key of a service of the shop'
const STAFF = { authorization: `Bearer ${KEY}` }
env.OWNER_API_KEY = KEY

const percent = (share) => `${(share * 100).toFixed(0).padStart(3)} %`
const figures = new Map()

function print(label, name, found, aim) {
  figures.set(name, { ...figures.get(name), [label]: found })
  const rival =
    found.bareRate === undefined
      ? ''
      : `  rival ${found.bareRate.toFixed(0).padStart(6)} req/s ${found.bareProcessor
          .toFixed(0)
          .padStart(6)} µs  share ${percent(found.share)} of the rate, ${percent(
          found.processorShare,
        )} of the processor time`
  const best = Math.max(found.share, found.processorShare)
  const goal = aim === null || aim === undefined ? '' : `  aim ${percent(aim)}${best < aim ? '  BELOW' : ''}`
  console.log(
    `${name.padEnd(26)} ${found.rate.toFixed(0).padStart(6)} req/s ${found.processor
      .toFixed(0)
      .padStart(6)} µs  p50 ${found.p50} p99 ${found.p99} ms${rival}${goal}`,
  )
}

/** Milliseconds from the start of the process to the first page, and to its last byte. */
async function firstPage({ url, began }) {
  const response = await fetch(`${url}/`)
  await response.text()
  if (response.status !== 200) throw new Error(`The first page has status ${response.status}`)
  return performance.now() - began
}

/** Starts the shop this many times; the last one stays open. */
async function started(filled, label) {
  const times = []
  let shop
  for (let round = 0; round < STARTS; round++) {
    await shop?.close()
    shop = await openShopOf(filled)
    times.push(await firstPage(shop))
  }
  await new Promise((resolve) => setTimeout(resolve, 3000))
  times.sort((a, b) => a - b)
  console.log(
    `\n${label}, ${
      filled.products
    } products (load of the machine ${machineLoad()}): first page ${times[0].toFixed(
      0,
    )} ms after start at best, ${times[Math.floor(STARTS / 2)].toFixed(
      0,
    )} ms median (aim 1000); idle ${memoryOf(shop).toFixed(0)} MB (aim 150)`,
  )
  return shop
}

const sizeOf = async (url, headers) => (await (await fetch(url, { headers })).arrayBuffer()).byteLength

async function pages(label, shop, rival, remix, { cookie }) {
  for (const [name, path] of PAGES) {
    const bytes = await sizeOf(shop.url + path, { 'accept-encoding': 'identity' })
    const still = { path: `/static?bytes=${bytes}` }
    const bare = { path: `/?tiles=${await tilesFor(remix, bytes)}` }
    const rows = [
      [`${name}, cached`, { path }, rival, still, 0.5],
      [`${name}, session`, { path, headers: { cookie } }, rival, still, 0.5],
      [`${name}, rendered`, { path, headers: STAFF }, remix, bare, 0.9],
    ]
    for (const [row, ours, other, theirs, aim] of rows)
      if (isWanted(row)) print(label, row, await compare(shop, ours, other, theirs, TIMES), aim)
  }
}

async function bench(dialect, size) {
  const label = `${dialect} ${size}`
  const filled = await filledShop(dialect, size, CLASS, env.SCALE_DATA)
  try {
    const shop = await started(filled, dialect)
    const shopper = await shopperOf(shop)
    const rival = await openRivalOf(filled)
    const remix = await openBareRemix()
    try {
      for (const { name, shop: ours, bare, aim } of apiWork(dialect, shopper, filled, CLASS)) {
        if (!isWanted(name)) continue
        print(label, name, await compare(shop, ours, bare && rival, bare, TIMES), aim)
      }
      await pages(label, shop, rival, remix, shopper)
      if (ARTWORKS > 0) await artworks(dialect, size, filled, shop, shopper)
    } finally {
      await Promise.all([remix.close(), rival.close(), shop.close()])
    }
  } finally {
    await filled.remove()
  }
}

/** Work that must not slow down with the number of all shoppers' artworks. */
const OF_SHOPPERS = ['new custom', 'add to cart', 'own customs, 24']

async function artworks(dialect, size, filled, shop, shopper) {
  await filled.addArtworks(ARTWORKS)
  console.log(`\nthe same with ${ARTWORKS} customs and files of others`)
  for (const { name, shop: ours } of apiWork(dialect, shopper, filled, CLASS).filter((work) =>
    OF_SHOPPERS.includes(work.name),
  ))
    print(`${dialect} artworks`, name, await compare(shop, ours, null, null, TIMES))
}

console.log(`${CONNECTIONS} connections, ${TIMES.rounds} rounds of ${TIMES.seconds} s each, alternating`)
for (const dialect of DIALECTS) {
  for (const size of SIZES) await bench(dialect, size)
  const [small, large] = [SIZES[0], SIZES.at(-1)].map((size) => `${dialect} ${size}`)
  if (small === large) continue
  console.log(`\n${large} beside ${small}: processor time per request and p50 (aim 1.5)`)
  for (const [name, at] of figures)
    if (at[small] && at[large])
      console.log(
        `${name.padEnd(26)} ${(at[large].processor / at[small].processor).toFixed(2)} ×  p50 ${
          at[large].p50
        } / ${at[small].p50} ms`,
      )
}
