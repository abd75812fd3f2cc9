import { HttpError } from './http-error.ts'

/** How the file system, SQLite and PostgreSQL say that nothing more can be stored. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])

/** Whether an error, or one it was caused by, says that the disk is full. */
export const isOutOfSpace = (error: unknown): boolean => {
  for (let each = error; each instanceof Error; each = each.cause)
    if ('code' in each && NO_SPACE.has(String(each.code))) return true
  return false
}

/** What the caller is told of an error nobody expected: never the error itself. */
export const unexpected = (error: unknown): HttpError =>
  isOutOfSpace(error)
    ? new HttpError(507, 'The shop has no room to store this at the moment. Please try again later.')
    : new HttpError(500, 'Something went wrong on our side. Please try again.')
