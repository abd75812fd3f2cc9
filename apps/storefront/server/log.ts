import { inspect } from 'node:util'

/** Maximum depth of logged causes. */
const DEEPEST_CAUSE = 4

/** The message of an error; of a failed query only its text, because its values are the shopper's. */
const messageOf = ({ message }: Error): string => message.replace(/\nparams: .*/s, '')

/** An error with its causes; other thrown values (a route's response, a string) by their fields. */
const described = (error: unknown, depth = 0): object => {
  if (!(error instanceof Error))
    return { name: typeof error, message: typeof error === 'string' ? error : inspect(error, { depth: 2 }) }
  const { name, cause } = error
  const message = messageOf(error)
  const stack = error.stack?.replace(error.message, () => message)
  const code = 'code' in error ? { code: error.code } : {}
  if (cause === undefined || depth === DEEPEST_CAUSE) return { name, message, ...code, stack }
  return { name, message, ...code, stack, cause: described(cause, depth + 1) }
}

/** Whether it is the router's response to a client's mistake, such as a method that the page doesn't have. */
const isClientMistake = (
  error: unknown,
): error is { readonly status: number; readonly statusText?: unknown } =>
  !(error instanceof Error) &&
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500

/**
 * Logs an error as one line of JSON, with the request id of its response and no data of the shopper except the requested
 * path. A client's mistake is a short line at info level, so that nobody can flood the log (OPS-9).
 */
export function reportError(error: unknown, request?: Request, requestId?: string): void {
  const requested =
    request &&
    `${request.method} ${URL.canParse(request.url) ? new URL(request.url).pathname : '(no address)'}`
  const line = (level: 'info' | 'error', about: object) =>
    JSON.stringify({ time: new Date().toISOString(), level, request: requested, requestId, ...about })
  if (!isClientMistake(error)) return console.error(line('error', described(error)))
  const { status, statusText } = error
  console.info(line('info', { status, message: String(statusText ?? '') }))
}
