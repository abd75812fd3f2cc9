// Requests every public address of a large shop in turn, and measures how long each holds the event loop.
// README.md.
import { machineLoad } from './scale/measure.mjs'
import { filledShop } from './scale/scaled-shop.mjs'
import { openWatched, publicAddresses } from './scale/watched-shop.mjs'

const { env } = process
const SIZE = Number(env.STALLS_PRODUCTS ?? 100_000)
const DIALECT = env.STALLS_DATABASE ?? 'sqlite'
const LIMIT_MS = 50
/** First with an empty memory, then with other preferences; both without compressed pages. */
const VISITS = [
  ['first', { 'accept-encoding': 'identity' }],
  ['again', { 'accept-encoding': 'identity', 'accept-language': 'en-GB' }],
]

const filled = await filledShop(DIALECT, SIZE, 'custom', env.SCALE_DATA)
const shop = await openWatched(filled)
try {
  const began = performance.now()
  const addresses = await publicAddresses(shop.url)
  const listed = await shop.most()
  const round = (ms) => ms.toFixed(0).padStart(5)
  const print = (name, { wall, processor, rows, statements, memory }, whole, bytes) =>
    console.log(
      `${round(processor)} ms of the processor, ${round(wall)} passed; ${String(rows).padStart(5)} rows by ${String(
        statements,
      ).padStart(4)} reads; ${(memory / 1e6).toFixed(0).padStart(4)} MB; whole ${round(whole)} ms, ${String(
        Math.round(bytes / 1000),
      ).padStart(6)} kB  ${name}${processor > LIMIT_MS ? '  ABOVE' : ''}`,
    )
  console.log(
    `${filled.products} products on ${DIALECT}, ${addresses.length} addresses (load of the machine ${machineLoad()}): the longest turn of each, aim ${LIMIT_MS} ms`,
  )
  print('start, sitemaps', listed, performance.now() - began, 0)
  let worst = 0
  for (const path of addresses)
    for (const [visit, headers] of VISITS) {
      await shop.most()
      const began = performance.now()
      const response = await fetch(shop.url + path, { headers })
      const { byteLength } = await response.arrayBuffer()
      const whole = performance.now() - began
      const most = await shop.most()
      worst = Math.max(worst, most.processor)
      print(`${response.status} ${visit} ${path}`, most, whole, byteLength)
    }
  console.log(`longest turn of all: ${round(worst)} ms of the processor`)
} finally {
  await shop.close()
  await filled.remove()
}
