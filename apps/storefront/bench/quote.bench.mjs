// Requests per second of POST price-quote compared with a bare Remix page, alternating on the same machine.
import autocannon from 'autocannon'
import { openBareRemix, openShop } from './servers.mjs'

const AIM = 10
const ROUNDS = 3
const LOAD = { connections: 16, duration: 4 }

const quote = (material) => ({
  path: '/custom/api/v1/price-quote/',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ uuid: 'bench', width: '2', height: '2', material_id: material, show_retail: true }),
})

async function firstMaterial(url) {
  const response = await fetch(`${url}/custom/api/v1/template-material/`)
  const { results } = await response.json()
  return results[0].id
}

async function measure(url, request) {
  const result = await autocannon({ url, ...LOAD, requests: [request] })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const show = (name, runs) =>
  console.log(
    `${name.padEnd(24)} ${median(runs.map((run) => run.perSecond))
      .toFixed(0)
      .padStart(7)} req/s   p99 ${median(runs.map((run) => run.p99))} ms`,
  )

const shop = await openShop()
const bare = await openBareRemix()
try {
  const request = quote(await firstMaterial(shop.url))
  const ours = []
  const theirs = []
  await measure(shop.url, request)
  await measure(bare.url, { path: '/', method: 'GET' })
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await measure(shop.url, request))
    theirs.push(await measure(bare.url, { path: '/', method: 'GET' }))
  }
  show('POST price-quote', ours)
  show('bare Remix v2 page', theirs)
  const ratio = median(ours.map((run, round) => run.perSecond / theirs[round].perSecond))
  console.log(`${'ratio'.padEnd(24)} ${ratio.toFixed(1).padStart(7)} ×      aim ${AIM} ×`)
} finally {
  await Promise.all([shop.close(), bare.close()])
}
