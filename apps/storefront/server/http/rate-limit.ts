import { HttpError, type ApiEnv, type Cost, type RateLimiter } from '@kisscut/rest'
import type { MiddlewareHandler } from 'hono'
import { text } from './request.ts'

/** Sitemaps and feeds, which walk the whole catalog; in any case, because the pages' router ignores it (SEO-5, SEO-6). */
const WALKS = /^\/(?:sitemap|feeds)\b/i

/** Counts requests outside the API against the same limits, by client address. */
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

/** Counts a page by its cost: walking the whole catalog costs more than rendering a page. */
export const limitedPages = (limit: RateLimiter): MiddlewareHandler<ApiEnv> => {
  const [page, walk] = [limited(limit, 'page'), limited(limit, 'walk')]
  return (c, next) => (WALKS.test(c.req.path) ? walk : page)(c, next)
}
