import type { IdempotencyStore } from '@kisscut/shop/ports/idempotency'
import { UnknownOutcome } from '@kisscut/shop/ports/storage'
import * as messages from '../messages/requests.ts'
import { HttpError } from './http-error.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import { errorWire, json } from './responses.ts'
import type { AnyRoute } from './route.ts'

export type Keys = Pick<IdempotencyStore<never>, 'claim' | 'settle' | 'release'>

/** Whether a route creates something, and so takes a key. */
export const isKeyed = ({ method, success, keyed }: AnyRoute): boolean =>
  method === 'POST' && (keyed !== undefined || success.status === 201)

/** The earlier call is still running. */
const AGAIN = { 'retry-after': '1' }

interface Sent {
  readonly request: Request
  readonly owner: string
  /** The JSON body as it was read; of an upload the file’s name and hash. */
  readonly body: unknown
}

/** The sent response; the body is null if it was a secret, which is returned once. */
interface Responded {
  readonly body: unknown
  readonly location: string | null
}

/** Before and after the call of a route with an `Idempotency-Key`. API-25. */
export async function oncePerKey(
  keys: Keys | undefined,
  route: AnyRoute,
  { request, owner, body }: Sent,
  work: () => Promise<Response>,
  /** Reads a created row in its current state; null if it can't be read. */
  readMade: (id: string) => Promise<unknown>,
): Promise<Response> {
  const key = keys === undefined || !isKeyed(route) ? null : idempotencyKeyOf(request)
  if (keys === undefined || key === null) return work()
  const call = { owner, key: `call ${key}`, request: JSON.stringify([...addressOf(request), body ?? null]) }
  const claim = await keys.claim(call)
  if (claim.state === 'other_request') return ofOther(claim.result as Responded | undefined, readMade)
  const isExact = route.keyed === 'exactly'
  if (claim.state === 'under_way' && !isExact) throw new HttpError(409, messages.keyUnderWay, {}, AGAIN)
  if (claim.state === 'settled' && !isExact) return again(route, claim.result as Responded)
  const release = () => (claim.state === 'claimed' ? keys.release(call) : undefined)
  let response: Response
  try {
    response = await work()
  } catch (error) {
    // The work may have been done.
    if (!isUnknown(error)) await release()
    throw error
  }
  if (!response.ok) await release()
  else if (claim.state === 'claimed') await keys.settle(call, await responded(route, response))
  return response
}

/** Whether the outcome is unknown: the key then stays claimed, so that the work isn't done twice. */
const isUnknown = (error: unknown): boolean =>
  error instanceof UnknownOutcome ||
  (error instanceof Error && error.cause !== undefined && isUnknown(error.cause))

/** Which call it is. */
const addressOf = ({ method, url }: Request) => {
  const { pathname, search } = new URL(url)
  return [method, pathname.replace(/\/$/, ''), search]
}

async function responded({ keyed }: AnyRoute, response: Response): Promise<Responded> {
  const location = response.headers.get('location')
  if (keyed === 'secret') return { body: null, location }
  const body = (await response.clone().json()) as { readonly id?: unknown }
  return { body: keyed === 'exactly' ? { id: body.id } : body, location }
}

/** The response for a key used for another call: 409 with that call's result, for callers who lost its response. */
async function ofOther(
  earlier: Responded | undefined,
  readMade: (id: string) => Promise<unknown>,
): Promise<Response> {
  if (earlier === undefined) throw new HttpError(409, messages.keyUnderWay, {}, AGAIN)
  const { id } = (earlier.body ?? {}) as { readonly id?: unknown }
  const made = typeof id === 'string' ? await readMade(id) : null
  const wire = errorWire(new HttpError(409, messages.keyOfOtherCall))
  return json(made === null ? wire : { ...wire, made }, 409)
}

function again({ keyed, success: { status = 200 } }: AnyRoute, { body, location }: Responded): Response {
  if (keyed === 'secret') throw new HttpError(409, messages.keyOfSecret)
  return json(body, status, location === null ? {} : { location })
}
