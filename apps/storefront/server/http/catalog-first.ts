import type { CatalogResponse, CatalogResponses, RateLimiter } from '@kisscut/rest'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sentAlways } from './headers.ts'
import { isPlainRead } from './plain-read.ts'

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

interface Settings {
  readonly responses: Pick<CatalogResponses, 'find' | 'cost'>
  readonly limit: RateLimiter
  readonly addressOf: (incoming: IncomingMessage) => string
  /** Shoppers use https. */
  readonly secure: boolean
}

/**
 * Sends what the API has in memory to guests without a session before the app sees the request; everything else, what is over the limit
 * too, is the app's. API-26.
 */
export function catalogFirst(app: Listener, { responses, limit, addressOf, secure }: Settings): Listener {
  const always = sentAlways(secure)
  const send = ({ headers, body }: CatalogResponse, { method }: IncomingMessage, to: ServerResponse) =>
    to
      .writeHead(200, { ...always, ...headers, 'content-length': body.length })
      .end(method === 'HEAD' ? undefined : body)

  return (incoming, outgoing) => {
    const finding = isPlainRead(incoming) ? responses.find(incoming.url) : null
    if (finding === null) return app(incoming, outgoing)
    const toApp = () => app(incoming, outgoing)
    return finding.then((found) => {
      if (found === null) return toApp()
      return limit(responses.cost, addressOf(incoming)).then(() => send(found, incoming, outgoing), toApp)
    }, toApp)
  }
}
