import { getRequestListener, RequestError } from '@hono/node-server'
import type { ApiEnv } from '@kisscut/rest'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sentAlways } from './headers.ts'
import { text } from './request.ts'
import * as messages from '../messages.ts'

/** A hono app's `fetch`. */
export type Handler = (request: Request, env: ApiEnv['Bindings']) => Response | Promise<Response>

interface ListenerSettings {
  /** The client's address, for the rate limits. */
  readonly addressOf: (incoming: IncomingMessage) => string
  /** Shoppers use https. */
  readonly secure: boolean
  /** Host where a request names none: HTTP/1.0, as old health checks send. */
  readonly hostname: string
  readonly reportError: (error: unknown) => void
}

/**
 * Puts the app behind node:http. Every response carries the security headers; 400 for what is no request, a plain 500
 * when all else fails.
 */
export function listenerOf(
  handle: Handler,
  { addressOf, secure, hostname, reportError }: ListenerSettings,
): (incoming: IncomingMessage, outgoing: ServerResponse) => unknown {
  const always = Object.entries(sentAlways(secure))
  const listener = getRequestListener(
    (request, env) =>
      URL.canParse(request.url)
        ? handle(request, { address: addressOf((env as { incoming: IncomingMessage }).incoming) })
        : text(messages.notReadable, 400),
    {
      errorHandler: (error) => {
        if (error instanceof RequestError) return text(messages.notReadable, 400)
        reportError(error)
        return text(messages.somethingWrong, 500)
      },
    },
  )
  return (incoming, outgoing) => {
    for (const [name, value] of always) outgoing.setHeader(name, value)
    incoming.headers.host ??= hostname
    return listener(incoming, outgoing)
  }
}
