import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { type RateLeft, rateHeaders } from './call-headers.ts'
import { HttpError } from './http-error.ts'
import { RATE_LIMITS, type Cost } from './policy.ts'
import * as messages from '../messages/requests.ts'

/** Counts a call of one key (an address, an account). Throws 429 with `Retry-After` and the limit’s headers when the key has none left. */
export type RateLimiter = (cost: Cost, key: string) => Promise<RateLeft | void>

/** Limits in calls a minute, in this process's memory. */
export const createRateLimiter = (limits: Partial<Readonly<Record<Cost, number>>> = {}): RateLimiter => {
  const limiters = Object.fromEntries(
    Object.entries({ ...RATE_LIMITS, ...limits }).map(([cost, points]) => [
      cost,
      new RateLimiterMemory({ points, duration: 60 }),
    ]),
  ) as Record<Cost, RateLimiterMemory>
  return async (cost, key) => {
    try {
      const { remainingPoints, msBeforeNext } = await limiters[cost].consume(key)
      const reset = Math.ceil(msBeforeNext / 1000)
      return { limit: limiters[cost].points, remaining: remainingPoints, reset }
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
      const message = messages.tooManyRequests(seconds)
      const left = rateHeaders({ limit: limiters[cost].points, remaining: 0, reset: seconds })
      throw new HttpError(429, message, {}, { ...left, 'retry-after': String(seconds) })
    }
  }
}

/** Counts nothing: for a shop whose proxy limits rates, and for benchmarks. */
export const unlimited: RateLimiter = async () => {}
