import { inspect } from 'node:util'

/** Causes of causes that are written. */
const DEEPEST_CAUSE = 4

/** What an error says: of a query that failed, its text alone, for its values are the shopper's. */
const messageOf = ({ message }: Error): string => message.replace(/\nparams: .*/s, '')

/** An error with what it was caused by; what is no error (a response of a route, a string) by its fields. */
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

/** One line of JSON for each error; nothing of a shopper's data but the path they requested. */
export function reportError(error: unknown, request?: Request): void {
  const requested =
    request &&
    `${request.method} ${URL.canParse(request.url) ? new URL(request.url).pathname : '(no address)'}`
  console.error(
    JSON.stringify({
      time: new Date().toISOString(),
      level: 'error',
      request: requested,
      ...described(error),
    }),
  )
}
