// Milliseconds from starting the process of a built, filled shop to its first answer of 200, on a page a shopper opens.
import { openShop } from './servers.mjs'

const AIM_MS = 1000
const ROUNDS = 5

async function firstResponse({ url, began }) {
  for (;;) {
    const response = await fetch(`${url}/healthz`).catch(() => null)
    if (response?.status === 200) return performance.now() - began
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

const times = []
const shop = await openShop()
try {
  times.push(await firstResponse(shop))
  for (let round = 1; round < ROUNDS; round++) times.push(await firstResponse(await shop.reopen()))
} finally {
  await shop.close()
}
const sorted = times.toSorted((a, b) => a - b)
console.log(
  `first 200 after start    ${sorted[Math.floor(ROUNDS / 2)].toFixed(0)} ms median, ${sorted.at(-1).toFixed(0)} ms slowest of ${ROUNDS}   aim ${AIM_MS} ms`,
)
