import { HttpError, type ApiEnv, type Cost, type RateLimiter } from '@kisscut/rest'
import type { MiddlewareHandler } from 'hono'
import { text } from './request.ts'

/** Addresses that walk over the whole catalog, in whatever case they are written: the router of the pages takes any (SEO-5, SEO-6). */
const WALKS = /^\/(?:sitemap|feeds)\b/i

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

/** Counts a page by what it costs: a walk over the whole catalog is another thing than what is rendered for somebody. */
export const limitedPages = (limit: RateLimiter): MiddlewareHandler<ApiEnv> => {
  const [page, walk] = [limited(limit, 'page'), limited(limit, 'walk')]
  return (c, next) => (WALKS.test(c.req.path) ? walk : page)(c, next)
}
