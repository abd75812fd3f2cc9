import { getRequestListener, RequestError } from '@hono/node-server'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from './answer.ts'

/** What is known of a caller beside the request itself. */
export interface RequestContext {
  /** Address of the caller, for the rate limits. */
  readonly ip?: string
}

export type Handler = (request: Request, context: RequestContext) => Response | Promise<Response>

/** Puts a handler of Requests behind node:http: 400 for what is no request, a plain 500 when all else fails. */
export function listenerOf(
  handle: Handler,
  reportError: (error: unknown) => void,
): (incoming: IncomingMessage, outgoing: ServerResponse) => unknown {
  const listener = getRequestListener(
    (request, env) =>
      handle(request, { ip: (env as { incoming: IncomingMessage }).incoming.socket.remoteAddress }),
    {
      errorHandler: (error) => {
        if (error instanceof RequestError) return text('This request can not be read.', 400)
        reportError(error)
        return text('Something went wrong on our side. Please try again.', 500)
      },
    },
  )
  return listener
}
