// An import of 10,000 products as the admin sends it, while a shopper requests a setup page repeatedly:
// seconds, and the shopper's times before, during and after, in one run. For the measurements and settings
// see README.md.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fillShop, open, openPostgres } from './servers.mjs'
import { machineLoad, memoryOf } from './scale/measure.mjs'
import { PAGES, PRODUCT, shopperOf } from './scale/work.mjs'

const require = createRequire(new URL('../../../packages/storage/package.json', import.meta.url))
const SqliteFile = require('better-sqlite3')
const pg = require('pg')

const { env } = process
const PRODUCTS = Number(env.IMPORT_PRODUCTS ?? 10_000)
const DIALECTS = (env.IMPORT_DATABASES ?? 'sqlite,postgres').split(',')
const SECONDS = Number(env.IMPORT_SECONDS ?? 20)
const EVERY_MS = Number(env.IMPORT_EVERY_MS ?? 100)
/** Rows per call, as in the admin. */
const ROWS = 25
const KEY = 'an-owner-key-for-benches-only'
const SETUP = PAGES.find(([name]) => name === 'setup page')[1]
const AIM_SECONDS = 60
const AIM_TIMES = 2

const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Milliseconds of each setup page until `isOver`; requested at a fixed rate, whether or not the previous one has
 * arrived.
 */
async function shopperUntil(isOver, { url }, { cookie }) {
  const times = []
  const requested = []
  const request = async () => {
    const began = performance.now()
    const response = await fetch(url + SETUP, { headers: { cookie } })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`The setup page has status ${response.status}`)
    times.push(performance.now() - began)
  }
  while (!isOver()) {
    requested.push(request())
    await later(EVERY_MS)
  }
  await Promise.all(requested)
  return times
}

const at = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]

function print(name, times) {
  times.sort((a, b) => a - b)
  const figures = { p50: at(times, 0.5), p99: at(times, 0.99) }
  console.log(
    `${name.padEnd(26)} p50 ${figures.p50.toFixed(1).padStart(6)}  p99 ${figures.p99
      .toFixed(1)
      .padStart(6)}  most ${times.at(-1).toFixed(1).padStart(6)} ms of ${times.length} pages`,
  )
  return figures
}

async function during(seconds, shop, shopper) {
  const end = performance.now() + seconds * 1000
  return shopperUntil(() => performance.now() > end, shop, shopper)
}

/** Copies of a demo product with other names. */
async function productsOf({ url }, headers) {
  const response = await fetch(`${url}/custom/api/v1/template/${PRODUCT}/`, { headers })
  const { id: _id, created: _created, updated: _updated, revision: _revision, ...row } = await response.json()
  return Array.from({ length: PRODUCTS }, (_, n) => ({
    id: null,
    values: { ...row, name: `Imported stickers ${n}`, slug: `imported-${n}`, sku: `IMPORT-${n}` },
  }))
}

/** Number of products waiting to be listed, which follows their import. */
async function openQueue(dialect, { dataDir, url }) {
  const count = 'select count(*) as waiting from index_queue'
  if (dialect === 'postgres') {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return {
      waiting: async () => Number((await client.query(count)).rows[0].waiting),
      close: () => client.end(),
    }
  }
  const database = new SqliteFile(join(dataDir, 'kisscut.sqlite'), { readonly: true })
  return { waiting: async () => database.prepare(count).get().waiting, close: async () => database.close() }
}

/** Sends the rows as the admin does, one call after the other; resolves to the seconds it took. */
async function importAll({ url }, headers, rows) {
  const began = performance.now()
  for (let from = 0; from < rows.length; from += ROWS) {
    const some = rows.slice(from, from + ROWS)
    const body = JSON.stringify({ record: 'template', key: `bench ${from}`, rows: some })
    const response = await fetch(`${url}/admin/api/v1/import/`, { method: 'POST', headers, body })
    const body = await response.text()
    if (response.status !== 200) throw new Error(`${response.status} ${body}`)
    const rejected = JSON.parse(body).rows.find((row) => row !== null)
    if (rejected) throw new Error(JSON.stringify(rejected))
  }
  return (performance.now() - began) / 1000
}

async function bench(dialect) {
  const postgres = dialect === 'postgres' ? await openPostgres() : null
  const filled = await fillShop({ databaseUrl: postgres?.url ?? '', more: { OWNER_API_KEY: KEY } })
  const shop = await open('../build/server/main.js', 'Kisscut is open at ', filled.env)
  const queue = await openQueue(dialect, { dataDir: filled.dataDir, url: postgres?.url })
  try {
    const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' }
    const shopper = await shopperOf(shop)
    const rows = await productsOf(shop, headers)
    await during(5, shop, shopper)
    console.log(`\n${dialect}, load of the machine ${machineLoad()}`)
    const alone = print('setup page, no import', await during(SECONDS, shop, shopper))
    let isOver = false
    const began = performance.now()
    const work = async () => {
      const seconds = await importAll(shop, headers, rows)
      while ((await queue.waiting()) > 0) await later(100)
      return { seconds, listed: (performance.now() - began) / 1000 }
    }
    const imported = work().finally(() => (isOver = true))
    const [{ seconds, listed }, times] = await Promise.all([
      imported,
      shopperUntil(() => isOver, shop, shopper),
    ])
    const meanwhile = print('setup page, meanwhile', times)
    print('setup page, afterwards', await during(SECONDS, shop, shopper))
    const more = meanwhile.p99 / alone.p99
    console.log(
      `${PRODUCTS} products in ${seconds.toFixed(1)} s (aim ${AIM_SECONDS})${seconds > AIM_SECONDS ? '  BELOW' : ''}, listed after ${listed.toFixed(1)} s; p99 ${more.toFixed(
        2,
      )} × (aim ${AIM_TIMES})${more > AIM_TIMES ? '  BELOW' : ''}; ${memoryOf(shop).toFixed(
        0,
      )} MB; load of the machine ${machineLoad()}`,
    )
  } finally {
    await queue.close()
    await shop.close()
    await filled.remove()
    await postgres?.stop()
  }
}

for (const dialect of DIALECTS) await bench(dialect)
