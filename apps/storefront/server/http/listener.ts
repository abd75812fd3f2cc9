import { getRequestListener, RequestError } from '@hono/node-server'
import type { ApiEnv } from '@kisscut/rest'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sentAlways } from './headers.ts'
import { text } from './request.ts'
import * as messages from '../messages.ts'

/** The `fetch` of a hono app. */
export type Handler = (request: Request, env: ApiEnv['Bindings']) => Response | Promise<Response>

interface ListenerSettings {
  /** The client's address for rate limits. */
  readonly addressOf: (incoming: IncomingMessage) => string
  /** Whether the shop uses HTTPS. */
  readonly secure: boolean
  /** Host of requests without one: HTTP/1.0, as old health checks send. */
  readonly hostname: string
  readonly reportError: (error: unknown) => void
}

/**
 * Connects the app to node:http. Every response has the security headers; 400 for invalid requests, a plain 500 for any
 * other failure.
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
