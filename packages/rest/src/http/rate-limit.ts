import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { refused } from './responses.ts'
import type { RateLimit } from './policy.ts'

/** Holds callers to the pace of a route; null: go on. Light routes cost less than counting them and are not counted. */
export const createRateLimiter = (rateLimits: Readonly<Record<RateLimit, number>>) => {
  const limiters = new Map(
    Object.entries(rateLimits)
      .filter(([, points]) => points !== Infinity)
      .map(([rateLimit, points]) => [rateLimit, new RateLimiterMemory({ points, duration: 60 })]),
  )
  return async (rateLimit: RateLimit, caller: string): Promise<Response | null> => {
    try {
      await limiters.get(rateLimit)?.consume(caller)
      return null
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
      return refused(429, `Too many requests. Please try again in ${seconds} s.`, {
        'retry-after': String(seconds),
      })
    }
  }
}
