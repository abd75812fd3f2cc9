import { CALL_HEADERS } from './call-headers.ts'

/** Whether scripts of an origin may call the API. */
export type AllowsOrigin = (origin: string) => Promise<boolean>

/** Seconds that a browser may cache the response to a preflight. */
const MAX_AGE = '600'

/** Request headers that the API reads. */
const SENT = [
  ...['authorization', 'content-type', 'if-match', 'if-none-match', 'idempotency-key', 'x-request-id'],
].join(', ')

/** Response headers that scripts of another origin may read. */
const EXPOSED = [
  ...['allow', 'content-disposition', 'etag', 'location', 'retry-after'],
  ...CALL_HEADERS,
].join(', ')

/** Value of `Vary` in the response to a preflight. */
const VARY_OF_PREFLIGHT = 'origin, access-control-request-method, access-control-request-headers'

/**
 * The headers by which a browser lets scripts of the request's origin read a response; none for an origin that isn't allowed. Never
 * `Access-Control-Allow-Credentials`: a cookie opens nothing to another origin. API-35.
 */
export async function corsHeaders(
  request: Pick<Request, 'headers'>,
  allowsOrigin: AllowsOrigin | undefined,
): Promise<Readonly<Record<string, string>>> {
  const origin = request.headers.get('origin')
  if (origin === null || allowsOrigin === undefined) return {}
  // Calls are served even if the settings can't be read.
  const isAllowed = await allowsOrigin(origin).catch(() => false)
  if (!isAllowed) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': EXPOSED,
    'cross-origin-resource-policy': 'cross-origin',
  }
}

/** Adds CORS headers to a response. `Vary` is set even without them, because responses differ by origin. */
export function varyByOrigin(response: Response, cors: Readonly<Record<string, string>>): Response {
  const vary = response.headers.get('vary')
  if (vary === null || !/\borigin\b/i.test(vary))
    response.headers.set('vary', vary === null ? 'origin' : `${vary}, origin`)
  for (const [name, value] of Object.entries(cors)) response.headers.set(name, value)
  return response
}

const isPreflight = ({ method, headers }: Request): boolean =>
  method === 'OPTIONS' && headers.has('origin') && headers.has('access-control-request-method')

/** The response to a preflight of an allowed origin; null for other calls. API-35. */
export async function preflightResponse(
  request: Request,
  methods: readonly string[],
  allowsOrigin: AllowsOrigin | undefined,
): Promise<Response | null> {
  if (!isPreflight(request)) return null
  const headers = await corsHeaders(request, allowsOrigin)
  if (!('access-control-allow-origin' in headers)) return null
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': SENT,
      'access-control-max-age': MAX_AGE,
      vary: VARY_OF_PREFLIGHT,
    },
  })
}
