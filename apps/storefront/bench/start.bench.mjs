// Milliseconds from starting the process of a built, filled shop to its first 200 response, for a page that a
// shopper opens; and the process's memory when it has been idle for a while after that page.
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryOf } from './scale/measure.mjs'
import { openShop } from './servers.mjs'

const AIM_MS = 1000
const ROUNDS = 5
const IDLE_AIM_MB = 130
const IDLE_MS = 2500

async function firstResponse({ url, began }) {
  for (;;) {
    const response = await fetch(`${url}/healthz`).catch(() => null)
    if (response?.status === 200) return performance.now() - began
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function idle(shop) {
  await (await fetch(`${shop.url}/`)).text()
  await sleep(IDLE_MS)
  return memoryOf(shop)
}

const times = []
const memory = []
const shop = await openShop()
try {
  times.push(await firstResponse(shop))
  for (let round = 1; round < ROUNDS; round++) {
    const opened = await shop.reopen()
    times.push(await firstResponse(opened))
    memory.push(await idle(opened))
  }
} finally {
  await shop.close()
}
const sorted = times.toSorted((a, b) => a - b)
console.log(
  `first 200 after start    ${sorted[Math.floor(ROUNDS / 2)].toFixed(0)} ms median, ${sorted.at(-1).toFixed(0)} ms slowest of ${ROUNDS}   aim ${AIM_MS} ms`,
)
const mb = memory.toSorted((a, b) => a - b)
console.log(
  `idle after ${IDLE_MS} ms      ${mb[Math.floor(mb.length / 2)].toFixed(0)} MB median, ${mb.at(-1).toFixed(0)} MB most of ${mb.length}   aim ${IDLE_AIM_MB} MB`,
)
