import type { IdempotencyStore } from '@kisscut/shop/ports/idempotency'
import { UnknownOutcome } from '@kisscut/shop/ports/storage'
import * as messages from '../messages/requests.ts'
import { HttpError } from './http-error.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import { errorWire, json } from './responses.ts'
import type { AnyRoute } from './route.ts'

export type Keys = Pick<IdempotencyStore<never>, 'claim' | 'settle' | 'release'>

/** Whether a route makes something, and so takes a key. */
export const isKeyed = ({ method, success, keyed }: AnyRoute): boolean =>
  method === 'POST' && (keyed !== undefined || success.status === 201)

/** The earlier call takes a moment. */
const AGAIN = { 'retry-after': '1' }

interface Sent {
  readonly request: Request
  readonly owner: string
  /** The JSON body as it was read; of an upload the file’s name and hash. */
  readonly body: unknown
}

/** What was sent: the body is null where it was a secret, which is shown once. */
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
  /** What was made, as it is by now; null: it can't be read. */
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
    // It may have been done.
    if (!isUnknown(error)) await release()
    throw error
  }
  if (!response.ok) await release()
  else if (claim.state === 'claimed') await keys.settle(call, await responded(route, response))
  return response
}

/** Whether nobody knows if the call was done: its key stays claimed, so that it isn't done twice. */
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

/** The key was used for another call: 409, with what that one made, so that whoever lost its response finds it. */
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
