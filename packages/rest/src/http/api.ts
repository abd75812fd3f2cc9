import { can, isStaff, NOBODY_OWNER, NOT_YOUR_ROLE, type Viewer } from '@kisscut/shop'
import { Hono, type Context } from 'hono'
import { tmpdir } from 'node:os'
import { readBody } from '../body/json.ts'
import { withUploadedFile } from '../body/upload.ts'
import { callHeaders, requestIdOf, type RateLeft } from './call-headers.ts'
import { corsHeaders, preflightResponse, varyByOrigin, type AllowsOrigin } from './cors.ts'
import { HttpError } from './http-error.ts'
import { packedFor } from './packing.ts'
import type { Policy } from './policy.ts'
import { createRateLimiter, type RateLimiter } from './rate-limit.ts'
import { AGAIN, errorResponse, failureOf, outcomeResponse } from './responses.ts'
import { oncePerKey, type Keys } from './idempotency.ts'
import { METHODS, type AnyRoute, type Call } from './route.ts'
import { isSameSite } from './same-site.ts'
import { unexpected } from './unexpected.ts'
import * as messages from '../messages/requests.ts'

/** The caller, and a session cookie for a new guest. */
export interface Caller {
  readonly viewer: Viewer
  readonly setCookie?: string
  /** The request's cookie is that of a guest who has signed in meanwhile; repeated, it comes with the account's. */
  readonly isOutdated?: true
}

export interface ApiSettings {
  /** The caller by session cookie or `Authorization: Bearer`; null: an invalid key. `create`: open a session if there is none. */
  callerOf(request: Request, wants: { readonly create: boolean }): Promise<Caller | null>
  /** `https://shop.example` if the shop's public origin differs from the request's host. */
  readonly publicOrigin?: string | null
  /** Shared with the server's other limits; absent: a limiter of its own. */
  readonly limit?: RateLimiter
  /** Stores `Idempotency-Key`s; absent: keys are ignored. */
  readonly keys?: Keys
  /** Origins whose scripts may call with a key; absent: only the shop's own. */
  readonly allowsOrigin?: AllowsOrigin
  /** Whether a page has an address that looks like the API's, such as one of a category named `api`. */
  readonly isPage?: (url: string) => boolean
  /** A folder for uploads under way; each has a folder of its own in it, removed afterwards. The system's where absent. */
  readonly tempDir?: string
  /** Called with unexpected errors and the id of the call; the caller gets a plain 500 with the same id. */
  onError?(error: unknown, request: Request, requestId: string): void
}

/** Data from the server besides the request: the client's address, for the rate limits. */
export interface ApiEnv {
  Bindings: { readonly address?: string } | undefined
}

export type Api = Hono<ApiEnv>

/**
 * Every route behind its policy, on one router. Paths outside of the API are left to the server that mounts it; unknown ones
 * under `api/` are errors.
 */
export const createRouterHandler = (routes: readonly AnyRoute[], settings: ApiSettings): Api => {
  const api = new Hono<ApiEnv>()
  const handlerOf = createHandlers(
    settings,
    new Map(routes.filter(({ method }) => method === 'GET').map((each) => [each.path, each])),
  )
  const methods = new Map<string, Set<string>>()
  for (const route of routes) {
    const known = methods.get(route.path) ?? new Set()
    if (known.has(route.method)) throw new Error(`Two routes for ${route.method} ${route.path}`)
    methods.set(route.path, known.add(route.method))
    api.on(route.method, pathsOf(route.path), handlerOf(route))
  }
  const rejecting = createRejecting(settings)
  for (const [path, known] of methods) {
    const allowed = METHODS.filter((method) => known.has(method))
    const wrongMethod = new HttpError(405, messages.otherMethod, {}, { allow: allowed.join(', ') })
    for (const each of pathsOf(path)) api.all(each, rejecting(wrongMethod, allowed))
  }
  const noSuchCall = rejecting(new HttpError(404, messages.noSuchCall), METHODS)
  const { isPage = () => false } = settings
  api.all('*', (c, next) => (API_PATH.test(c.req.path) && !isPage(c.req.url) ? noSuchCall(c) : next()))
  return api
}

/** An address of the API, or of one of its other versions, unless it is a page's. */
const API_PATH = /^\/(?:[^/]+\/)?api(?:\/|$)|\/api\/v\d+(?:\/|$)/i

/** Answers what no route takes: preflights of its methods, anything else with the error. */
const createRejecting =
  (settings: ApiSettings) => (error: HttpError, methods: readonly string[]) => async (c: Context<ApiEnv>) => {
    const request = c.req.raw
    const response =
      (await preflightResponse(request, methods, settings.allowsOrigin)) ?? errorResponse(error)
    return finished(settings, request, response, requestIdOf(request.headers.get('x-request-id')))
  }

/** The response with the headers of every response. */
async function finished(
  { allowsOrigin }: ApiSettings,
  request: Request,
  response: Response,
  requestId: string,
  left?: RateLeft,
): Promise<Response> {
  for (const [name, value] of Object.entries(callHeaders(requestId, left)))
    if (!response.headers.has(name)) response.headers.set(name, value)
  return varyByOrigin(response, await corsHeaders(request, allowsOrigin))
}

/** A path with and without its last slash. */
const pathsOf = (path: string): string[] => (path.endsWith('/') ? [path, path.slice(0, -1)] : [path])

/**
 * A route as one handler of the router, including errors: each further handler, or an error handler of the router, would cost
 * every call as much as reading its row.
 */
const createHandlers = (settings: ApiSettings, read: Around['read']) => {
  const admissionOf = createAdmissions(settings)
  return (route: AnyRoute) => {
    const admit = admissionOf(route.policy)
    return async (c: Context<ApiEnv>): Promise<Response> => {
      const counted: Counted = { left: undefined }
      const requestId = requestIdOf(c.req.raw.headers.get('x-request-id'))
      const responding = async (): Promise<Response> => {
        try {
          const caller = await admit(c, counted)
          const { keys, tempDir = tmpdir() } = settings
          const around = { keys, tempDir, read, isOutdated: () => hasSignedIn(settings, c, caller) }
          const response = await responseOf(route, c, caller?.viewer ?? null, around)
          if (caller?.setCookie !== undefined) response.headers.append('set-cookie', caller.setCookie)
          return response
        } catch (error) {
          if (error instanceof HttpError) return errorResponse(error)
          settings.onError?.(error, c.req.raw, requestId)
          return errorResponse(unexpected(error))
        }
      }
      const response = await packedFor(c.req.raw.headers.get('accept-encoding'), await responding())
      return finished(settings, c.req.raw, response, requestId, counted.left)
    }
  }
}

/** The rest of the rate limits after a call, as far as it was counted. */
interface Counted {
  left: RateLeft | undefined
}

/**
 * Same site → rate limit by address → caller → right → rate limit by account; callers without a session have no account. Null: the caller
 * is not identified. Throws the HttpError of the first that fails.
 */
const createAdmissions =
  ({ callerOf, publicOrigin = null, limit = createRateLimiter() }: ApiSettings) =>
  (policy: Policy) => {
    const { access, changes, cost } = policy
    const wants = { create: changes && access === 'shopper' }
    const count = async (key: string, counted: Counted) => {
      const left = (await limit(cost, key)) ?? undefined
      if (left && left.remaining < (counted.left?.remaining ?? Infinity)) counted.left = left
    }
    return async (c: Context<ApiEnv>, counted: Counted): Promise<Caller | null> => {
      if (changes && !isSameSite(c.req.raw, publicOrigin)) throw new HttpError(403, messages.otherSite)
      await count(c.env?.address ?? 'unknown', counted)
      if (access === 'anyone') return null
      const caller = await callerOf(c.req.raw, wants)
      if (caller === null) throw new HttpError(401, messages.keyNotValid)
      if (caller.isOutdated) throw new HttpError(503, messages.signedInMeanwhile, {}, AGAIN)
      if (changes && caller.viewer.mayOnlyRead) throw new HttpError(403, messages.keyMayOnlyRead)
      if (policy.access === 'staff' && !can(caller.viewer, ...policy.may)) throw failureFor(caller.viewer)
      if (caller.viewer.owner !== NOBODY_OWNER) await count(caller.viewer.owner, counted)
      return caller
    }
  }

/** Why a viewer may not make a call for staff. */
const failureFor = (viewer: Viewer): HttpError => {
  if (viewer.mustEnroll) return new HttpError(403, messages.secondFactorFirst)
  return isStaff(viewer) ? failureOf(NOT_YOUR_ROLE) : new HttpError(403, messages.staffOnly)
}

interface Around {
  readonly keys: Keys | undefined
  /** For uploads under way. */
  readonly tempDir: string
  /** Whether the guest who calls has signed in meanwhile. */
  readonly isOutdated: () => Promise<boolean>
  /** The routes that read, by their paths. */
  readonly read: ReadonlyMap<string, AnyRoute>
}

/** Whether a guest has signed in since their call was admitted, such as while its body was on its way. ACC-5. */
const hasSignedIn = async (
  { callerOf }: ApiSettings,
  c: Context<ApiEnv>,
  caller: Caller | null,
): Promise<boolean> =>
  caller !== null &&
  caller.setCookie === undefined &&
  caller.viewer.owner.startsWith('session:') &&
  (await callerOf(c.req.raw, { create: false }))?.isOutdated === true

/** Reads the body, then responds; an uploaded file is removed afterwards. */
const responseOf = async (
  route: AnyRoute,
  c: Context<ApiEnv>,
  viewer: Viewer | null,
  around: Around,
): Promise<Response> => {
  const { body: declared } = route
  const request = c.req.raw
  if (declared === undefined) return responseTo(route, c, viewer, around, undefined)
  const respond = async (body: unknown, sent?: unknown): Promise<Response> => {
    // The account's data must not be shown to a holder of the guest's cookie.
    if (await around.isOutdated()) throw new HttpError(503, messages.signedInMeanwhile, {}, AGAIN)
    return responseTo(route, c, viewer, around, body, sent)
  }
  if ('multipart' in declared)
    return withUploadedFile(request, { tempDir: around.tempDir }, ({ sha256, ...file }) =>
      respond(file, { name: file.name, sha256 }),
    )
  return respond(await readBody(request, declared))
}

/** `sent`: what tells the body from that of another call. */
const responseTo = async (
  route: AnyRoute,
  c: Context<ApiEnv>,
  viewer: Viewer | null,
  { keys, read }: Around,
  body: unknown,
  sent: unknown = body,
): Promise<Response> => {
  const { success } = route
  const request = c.req.raw
  const work = async () => {
    const result = await route.handle(callOf(c, viewer, body as never) as never)
    if (result instanceof Response) return result
    const response = outcomeResponse(result, success.status)
    if (success.status === 201 && result.ok) setLocation(response, route, read, result.value)
    return response
  }
  if (viewer === null) return work()
  const readMade = async (id: string): Promise<unknown> => {
    const reading = read.get(`${route.path}:id/`)
    if (reading === undefined) return null
    const call = { ...callOf(c, viewer, undefined as never), param: () => id }
    const result = await reading.handle(call as never)
    if (!(result instanceof Response)) return result.ok ? result.value : null
    return result.ok ? ((await result.json()) as unknown) : null
  }
  return oncePerKey(keys, route, { request, owner: viewer.owner, body: sent }, work, readMade)
}

/** Sets the address of a created row. */
function setLocation(
  response: Response,
  { path, success }: AnyRoute,
  read: Around['read'],
  value: unknown,
): void {
  const made = value as Readonly<Record<string, unknown>>
  const id = typeof made['id'] === 'string' && read.has(`${path}:id/`) ? encodeURIComponent(made['id']) : null
  const location =
    success.location?.(made) ?? (id === null ? (read.has(path) ? path : null) : `${path}${id}/`)
  if (location !== null) response.headers.set('location', location)
}

const callOf = (c: Context<ApiEnv>, viewer: Viewer | null, body: never): Call<Policy, never> => ({
  request: c.req.raw,
  viewer: viewer as never,
  body,
  get query() {
    return new URL(c.req.url).searchParams
  },
  param: (name) => c.req.param(name) ?? '',
})
