import type { Attempt, Attempts } from '@kisscut/shop/ports/attempts'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const MINUTE = 60

/** How many in how many seconds. */
const LIMITS: Readonly<Record<Attempt, readonly [points: number, duration: number]>> = {
  from_address: [60, 15 * MINUTE],
  to_account_from_address: [10, 15 * MINUTE],
  to_account: [100, 60 * MINUTE],
  mail: [5, 60 * MINUTE],
}

/** Counts attempts in this process's memory. */
export const createAttempts = (): Attempts => {
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([attempt, [points, duration]]) => [
      attempt,
      new RateLimiterMemory({ points, duration }),
    ]),
  ) as Record<Attempt, RateLimiterMemory>
  return {
    async count(attempt, key) {
      try {
        await limiters[attempt].consume(key)
        return 0
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason
        return Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
      }
    },
    async forget(attempt, key) {
      await limiters[attempt].delete(key)
    },
  }
}
