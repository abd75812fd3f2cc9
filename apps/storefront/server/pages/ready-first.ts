import type { RateLimiter } from '@kisscut/rest'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sentAlways } from '../http/headers.ts'
import type { FilledPage, PageResponse } from './page-response.ts'
import type { Pages } from './pages.ts'

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

interface Settings {
  readonly pages: Pick<Pages, 'ready' | 'responses'>
  /** Counts pages; the app counts other requests itself. */
  readonly limit: RateLimiter
  readonly addressOf: (incoming: IncomingMessage) => string
  /** Whether the shop uses HTTPS. */
  readonly secure: boolean
}

/**
 * Sends cached pages before the app sees the request; leaves everything else to the app, including requests over the
 * limit.
 */
export function readyFirst(app: Listener, { pages, limit, addressOf, secure }: Settings): Listener {
  const responseTo = pages.responses(Object.entries(sentAlways(secure)))

  const send = (filled: FilledPage, incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = '', headers } = incoming
    const response = responseTo(filled, {
      method,
      ifNoneMatch: headers['if-none-match'] ?? null,
      acceptEncoding: headers['accept-encoding']?.toString() ?? null,
    })
    if (response === null) return app(incoming, outgoing)
    return limit('page', addressOf(incoming)).then(
      () => write(response, outgoing),
      () => app(incoming, outgoing),
    )
  }

  return (incoming, outgoing) => {
    const filled = pages.ready(incoming)
    if (filled === null) return app(incoming, outgoing)
    if (!(filled instanceof Promise)) return send(filled, incoming, outgoing)
    return filled.then((page) => (page === null ? app(incoming, outgoing) : send(page, incoming, outgoing)))
  }
}

/** Writes a page directly to the socket. */
function write({ status, headers, body }: PageResponse, outgoing: ServerResponse): void {
  outgoing.writeHead(status, headers)
  const pieces = body ?? []
  for (let at = 0; at < pieces.length - 1; at += 1) outgoing.write(pieces[at])
  outgoing.end(pieces.at(-1))
}
