import * as messages from '../messages/requests.ts'
import { HttpError } from './http-error.ts'

/** How the file system, SQLite and PostgreSQL say that nothing more can be stored. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])

/** How they say that they cannot be reached, or that another process holds them: Node, SQLite, PostgreSQL. */
const UNAVAILABLE = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EROFS'],
  ...['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'],
  ...['DATABASE_MOVED', 'LOG_LOST'],
  ...['08000', '08003', '08006', '08001', '08004', '53300', '55P03', '57P01', '57P02', '57P03', '25006'],
  // A transaction that kept conflicting with others.
  ...['40001', '40P01'],
])

/** PostgreSQL's driver says these without a code. */
const NO_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

const isAnyOf =
  (matches: (error: Error & { readonly code?: unknown }) => boolean) =>
  (error: unknown): boolean => {
    for (let each = error; each instanceof Error; each = each.cause) {
      if (matches(each)) return true
      if (each instanceof AggregateError && each.errors.some(isAnyOf(matches))) return true
    }
    return false
  }

/** Whether an error, or one it was caused by, says that the disk is full. */
const isOutOfSpace = isAnyOf(({ code }) => NO_SPACE.has(String(code)))

/** Whether an error, or one it was caused by, says that database or disk can't be used for now. */
export const isUnavailable = isAnyOf(
  ({ code, message }) =>
    UNAVAILABLE.has(String(code)) || NO_SPACE.has(String(code)) || NO_CONNECTION.test(message),
)

/** Seconds after which a caller may try again. */
export const RETRY_AFTER = '10'

const later = (message: string) => new HttpError(503, message, {}, { 'retry-after': RETRY_AFTER })

/** The response to an unexpected error, which never contains the error itself (API-22). */
export const unexpected = (error: unknown): HttpError => {
  if (isOutOfSpace(error)) return later(messages.noRoom)
  if (isUnavailable(error)) return later(messages.unavailable)
  return new HttpError(500, messages.somethingWrong)
}
