import { HttpError, type ApiEnv, type Cost, type RateLimiter } from '@kisscut/rest'
import type { MiddlewareHandler } from 'hono'
import { text } from './request.ts'

/** Counts what is no call of the API against the same limits, by the client's address. */
export const limited =
  (limit: RateLimiter, cost: Cost): MiddlewareHandler<ApiEnv> =>
  async ({ env }, next) => {
    try {
      await limit(cost, env?.address ?? 'unknown')
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      return text(error.message, error.status, { ...error.headers, 'cache-control': 'no-store' })
    }
    return next()
  }
