import { isStaff, type Viewer } from '@kisscut/shop'
import { refused } from './responses.ts'
import { comesFromOurPages } from './origin.ts'
import { createRateLimiter } from './rate-limit.ts'
import { RATE_LIMITS, type RateLimit } from './policy.ts'
import { HttpError } from './http-error.ts'
import { createRouter } from './router.ts'
import type { AnyRoute, Call } from './route.ts'

/** Who is asking, and the cookie that a new session has to be told by. Null: a key that opens nothing. */
export interface Caller {
  readonly viewer: Viewer
  readonly setCookie?: string
}

export interface ApiSettings {
  /** Who is asking, by session cookie or `Authorization: Bearer`. `create`: open a session where there is none. */
  viewerOf(request: Request, wants: { readonly create: boolean }): Promise<Caller | null>
  /** `https://shop.example` where the shop is known by another name than the request's host. */
  readonly publicOrigin?: string | null
  /** Other paces than {@link PACES}, in calls a minute. */
  readonly rateLimits?: Partial<Record<RateLimit, number>>
  /** Told of what nobody expected; the caller gets a plain 500. */
  onError?(error: unknown, request: Request): void
}

/** What the server knows of a request beside the request itself. */
export interface RequestContext {
  /** Address of the caller, for the rate limits. */
  readonly ip?: string
}

/** Answers what is a route of the door; null: not mine. */
export type Api = (request: Request, context?: RequestContext) => Promise<Response | null>

const pathOf = (url: string): string => {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  if (start === -1) return '/'
  const query = url.indexOf('?', start)
  return query === -1 ? url.slice(start) : url.slice(start, query)
}

const withCookie = (response: Response, cookie: string | undefined): Response => {
  if (cookie !== undefined) response.headers.append('set-cookie', cookie)
  return response
}

export const createRouterHandler = (routes: readonly AnyRoute[], settings: ApiSettings): Api => {
  const find = createRouter(routes)
  const enforceRateLimit = createRateLimiter({ ...RATE_LIMITS, ...settings.rateLimits })

  const answer = async (request: Request, route: AnyRoute, params: Call['params'], ip: string) => {
    const { policy } = route
    if (policy.changes && !comesFromOurPages(request, settings.publicOrigin ?? null))
      return refused(403, 'This request did not come from the shop’s own pages.')
    if (policy.rateLimit !== 'light') {
      const tooFast = await enforceRateLimit(policy.rateLimit, ip)
      if (tooFast !== null) return tooFast
    }
    const call = {
      request,
      params,
      get query() {
        const at = request.url.indexOf('?')
        return new URLSearchParams(at === -1 ? '' : request.url.slice(at + 1))
      },
      viewer: null as Viewer | null,
    }
    if (policy.caller === 'anyone') return route.answer(call as never)
    const caller = await settings.viewerOf(request, { create: policy.changes && policy.caller === 'shopper' })
    if (caller === null) return refused(401, 'This key is not valid.')
    if (policy.caller === 'staff' && !isStaff(caller.viewer))
      return refused(403, 'Only the shop’s staff may do this.')
    call.viewer = caller.viewer
    return withCookie(await route.answer(call as never), caller.setCookie)
  }

  return async (request, context = {}) => {
    const found = find(request.method, pathOf(request.url))
    if (found === null) return null
    if (found.kind === 'method')
      return refused(405, 'This method is not allowed here.', { allow: found.allow.join(', ') })
    try {
      return await answer(request, found.route, found.params, context.ip ?? 'unknown')
    } catch (error) {
      if (error instanceof HttpError) return error.response
      settings.onError?.(error, request)
      return refused(500, 'Something went wrong on our side. Please try again.')
    }
  }
}
