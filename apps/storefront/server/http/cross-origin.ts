import { corsHeaders, preflightResponse, varyByOrigin, type AllowsOrigin, type ApiEnv } from '@kisscut/rest'
import type { MiddlewareHandler } from 'hono'

/** Lets scripts and `crossorigin` pictures of allowed origins read the files whose URLs the API returns. API-35. */
export const crossOrigin =
  (allowsOrigin: AllowsOrigin): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    await next()
    varyByOrigin(c.res, await corsHeaders(c.req.raw, allowsOrigin))
  }

/** Answers preflights of allowed origins for those files; other requests go on. API-35. */
export const filePreflights =
  (allowsOrigin: AllowsOrigin): MiddlewareHandler<ApiEnv> =>
  async (c, next) =>
    (await preflightResponse(c.req.raw, ['GET', 'HEAD'], allowsOrigin)) ?? next()
