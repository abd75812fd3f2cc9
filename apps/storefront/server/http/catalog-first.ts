import {
  callHeaders,
  codingOf,
  headersOf304,
  isUnchanged,
  refusesIdentity,
  requestIdOf,
  type CatalogResponse,
  type CatalogResponses,
  type RateLeft,
  type RateLimiter,
} from '@kisscut/rest'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sentAlways } from './headers.ts'
import { isPlainRead } from './plain-read.ts'

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

interface Settings {
  readonly responses: Pick<CatalogResponses, 'find' | 'holds' | 'cost'>
  readonly limit: RateLimiter
  readonly addressOf: (incoming: IncomingMessage) => string
  /** Whether the shop uses HTTPS. */
  readonly secure: boolean
}

/**
 * Answers guests without a session from the API's memory before the app sees the request; leaves everything else to the
 * app, including calls over the limit. API-26.
 */
export function catalogFirst(app: Listener, { responses, limit, addressOf, secure }: Settings): Listener {
  const always = sentAlways(secure)
  const send = async (
    found: CatalogResponse,
    left: RateLeft | void,
    { method, headers: sent }: IncomingMessage,
    to: ServerResponse,
  ) => {
    const coding = found.packed === null ? null : codingOf(String(sent['accept-encoding'] ?? ''))
    const body = coding === null || found.packed === null ? found.body : await found.packed.in(coding)
    const isSame = isUnchanged(found, sent['if-none-match'])
    const all = {
      ...always,
      ...(isSame ? headersOf304(found) : found.headers),
      ...(coding !== null && !isSame && { 'content-encoding': coding }),
      ...callHeaders(requestIdOf(String(sent['x-request-id'] ?? '')), left ?? undefined),
    }
    return isSame
      ? to.writeHead(304, all).end()
      : to.writeHead(200, { ...all, 'content-length': body.length }).end(method === 'HEAD' ? undefined : body)
  }

  return (incoming, outgoing) => {
    // Requests from other origins are left to the app, which knows the allowed ones.
    const isOfOwnPages = incoming.headers.origin === undefined
    if (!isOfOwnPages || !isPlainRead(incoming) || !responses.holds(incoming.url))
      return app(incoming, outgoing)
    const { url } = incoming
    const toApp = () => app(incoming, outgoing)
    // Counted before the version is read, so that calls over the limit cost no query.
    return limit(responses.cost, addressOf(incoming))
      .then(async (left) => {
        const found = await (responses.find(url) ?? null)
        if (found === null) return toApp()
        const isTooShort =
          found.packed === null && refusesIdentity(String(incoming.headers['accept-encoding']))
        return isTooShort ? toApp() : send(found, left, incoming, outgoing)
      })
      .catch(toApp)
  }
}
