import type { RateLimiter } from '@kisscut/rest'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sentAlways } from '../http/headers.ts'
import { isCached } from '../http/request.ts'
import { headersOf, OF_304, type CachedPage } from './page-cache.ts'
import { codingOf, type Coding } from './packing.ts'

type Header = readonly [string, string]

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

interface Settings {
  /** The page that this request would get, where it is in memory; null: the app answers. */
  readonly readyPage: (incoming: IncomingMessage) => CachedPage | null
  /** What pages are counted by; the app counts everything else itself. */
  readonly limit: RateLimiter
  readonly addressOf: (incoming: IncomingMessage) => string
  /** Shoppers use https. */
  readonly secure: boolean
}

/** Sends pages that are ready before the app sees the request; everything else, what is over the limit too, is the app's. */
export function readyFirst(app: Listener, { readyPage, limit, addressOf, secure }: Settings): Listener {
  const send = pageSender(Object.entries(sentAlways(secure)))
  return (incoming, outgoing) => {
    const page = readyPage(incoming)
    if (page === null) return app(incoming, outgoing)
    return limit('page', addressOf(incoming)).then(
      () => send(page, incoming, outgoing) || app(incoming, outgoing),
      () => app(incoming, outgoing),
    )
  }
}

/**
 * Writes a cached page straight to the socket; its headers, those sent always among them, are put together once. Returns
 * false, and writes nothing, where the page was not packed for this client yet.
 */
function pageSender(always: readonly Header[]) {
  const written = new WeakMap<CachedPage, Partial<Record<Coding, string[]>>>()

  const headersFor = (page: CachedPage, coding: Coding, body: Buffer): string[] => {
    const known = written.get(page) ?? {}
    written.set(page, known)
    return (known[coding] ??= [...always, ...headersOf(page, coding, body)].flat())
  }

  return (page: CachedPage, { method, headers }: IncomingMessage, outgoing: ServerResponse): boolean => {
    if (page.etag !== null && isCached(headers['if-none-match'], page.etag)) {
      const caching = page.headers.filter(([name]) => OF_304.has(name))
      outgoing.writeHead(304, [...always, ...caching].flat()).end()
      return true
    }
    const coding = codingOf(headers['accept-encoding']?.toString() ?? '')
    const body = page.bodies[coding]
    if (body === undefined) return false
    outgoing.writeHead(page.status, headersFor(page, coding, body))
    outgoing.end(method === 'HEAD' ? undefined : body)
    return true
  }
}
