// The shop at 1,000 and at 100,000 products beside a bare node:http server on the same database, rounds interleaved.
// What is compared and what is left out: README.md. Sizes and seconds: `SCALE_SIZES=1000,100000 SCALE_SECONDS=3`.
import autocannon from 'autocannon'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { grow } from './scale/grow.mjs'
import { fillShop, open } from './servers.mjs'

const SIZES = (process.env.SCALE_SIZES ?? '1000,100000').split(',').map(Number)
const SECONDS = Number(process.env.SCALE_SECONDS ?? 3)
const ROUNDS = Number(process.env.SCALE_ROUNDS ?? 3)
const CONNECTIONS = 4
const DEEP_PAGE = 30

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const CATEGORY = 'stickers/die-cut'
const PRODUCT = 'die-cut-stickers'
const form = { 'content-type': 'application/json' }

async function measure(url, { path, method = 'GET', headers = {}, body }) {
  const result = await autocannon({
    url: url + path,
    method,
    headers,
    body,
    connections: CONNECTIONS,
    duration: SECONDS,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} responses beyond 2xx, ${result.errors} errors`)
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

/** Milliseconds from the start of the process to the first page. */
async function firstPage({ url, began }) {
  const response = await fetch(`${url}/`)
  await response.text()
  if (response.status !== 200) throw new Error(`The first page has status ${response.status}`)
  return performance.now() - began
}

/** Resident megabytes of a process. */
const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024

/** A shopper with a custom ready for the cart. */
async function shopper(url) {
  const body = { template: PRODUCT, width: '2', height: '2', quantity: 100, material: 'white-vinyl' }
  const made = await fetch(`${url}/custom/api/v1/custom/`, {
    method: 'POST',
    headers: form,
    body: JSON.stringify(body),
  })
  if (!made.ok) throw new Error(`New custom: ${made.status} ${await made.text()}`)
  const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { id } = await made.json()
  const headers = { ...form, cookie }
  const line = JSON.stringify({ product_class: 'custom', product_id: id })
  return { headers, custom: JSON.stringify(body), line }
}

/** The work compared: the shop's request, the bare server's, and the share that is aimed at. */
const workOf = (customer) => [
  [
    'product over REST',
    { path: `/custom/api/v1/template/${PRODUCT}/` },
    { path: `/one?id=${PRODUCT}` },
    0.35,
  ],
  ...[1, DEEP_PAGE].map((page) => [
    `list of 24, page ${page}`,
    { path: `/products/api/v1/category-product/?category=${CATEGORY}&page_size=24&page=${page}` },
    { path: `/list?category=${CATEGORY}&page=${page}` },
    0.4,
  ]),
  [
    'search',
    { path: '/products/api/v1/search/?q=vinyl%20stickers' },
    { path: `/search?match=${encodeURIComponent('name : ("vinyl" AND "stickers")')}` },
    0.4,
  ],
  [
    'new custom',
    { path: '/custom/api/v1/custom/', method: 'POST', headers: form, body: customer.custom },
    { path: '/custom', method: 'POST', body: customer.custom },
    0.25,
  ],
  [
    'add to cart',
    { path: '/custom/api/v1/add-to-cart/', method: 'POST', headers: customer.headers, body: customer.line },
    { path: '/cart', method: 'POST', body: customer.line },
    0.25,
  ],
  ...[
    ['home', '/'],
    ['category', `/custom/products/category/${CATEGORY}/`],
    ['search', '/search/?q=stickers'],
  ].map(([name, path]) => [`${name} page, cached`, { path }, { path: '/static' }, 0.25]),
  ['health', { path: '/healthz' }, { path: '/hello' }, null],
]

const figures = new Map()
const note = (name, size, value) => figures.set(name, { ...figures.get(name), [size]: value })

async function bench(size) {
  const filled = await fillShop()
  try {
    const products = grow(join(filled.dataDir, 'kisscut.sqlite'), size)
    const env = { ...filled.env, RATE_LIMITS: 'off' }
    const starts = []
    let shop
    for (let round = 0; round < 3; round++) {
      await shop?.close()
      shop = await open('../build/server/main.js', 'Kisscut is open at ', env)
      starts.push(await firstPage(shop))
    }
    await new Promise((resolve) => setTimeout(resolve, 2000))
    console.log(
      `\n${products} products: first page ${median(starts).toFixed(0)} ms after start (aim 1000), idle ${memoryOf(shop.pid).toFixed(0)} MB (aim 150)`,
    )
    const customer = await shopper(shop.url)
    await fetch(`${shop.url}/custom/api/v1/add-to-cart/`, {
      method: 'POST',
      headers: customer.headers,
      body: customer.line,
    })
    const bare = await open('./scale/bare-server.mjs', 'The bare server is open', {
      DATABASE_FILE: join(filled.dataDir, 'kisscut.sqlite'),
    })
    try {
      for (const [name, ours, theirs, aim] of workOf(customer)) {
        const runs = []
        try {
          await measure(shop.url, ours)
          for (let round = 0; round < ROUNDS; round++)
            runs.push({ ours: await measure(shop.url, ours), theirs: await measure(bare.url, theirs) })
        } catch (error) {
          console.log(`${name.padEnd(24)} not measured: ${error.message}`)
          continue
        }
        const share = median(runs.map((run) => run.ours.rate / run.theirs.rate))
        const rate = median(runs.map((run) => run.ours.rate))
        const limit = median(runs.map((run) => run.theirs.rate))
        const p50 = 1000 / (rate / CONNECTIONS)
        note(name, size, p50)
        const goal = aim === null ? '' : `  aim ${(aim * 100).toFixed(0)} %${share >= aim ? '' : '  BELOW'}`
        console.log(
          `${name.padEnd(24)} ${rate.toFixed(0).padStart(7)} req/s  p99 ${median(runs.map((run) => run.ours.p99))} ms  bare ${limit.toFixed(0).padStart(7)}  share ${(share * 100).toFixed(0).padStart(3)} %${goal}`,
        )
      }
    } finally {
      await bare.close()
      await shop.close()
    }
  } finally {
    await filled.remove()
  }
}

for (const size of SIZES) await bench(size)
const [small, large] = [SIZES[0], SIZES.at(-1)]
if (small !== large) {
  console.log(`\ntime per request at ${large} products as a multiple of that at ${small} (aim 1.5)`)
  for (const [name, at] of figures)
    if (at[small] && at[large]) console.log(`${name.padEnd(24)} ${(at[large] / at[small]).toFixed(2)} ×`)
}
