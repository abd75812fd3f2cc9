import type { Outcome } from '@kisscut/shop'

/** How the door answers, decisions 22 and Spec §8. */

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const

export const json = (body: unknown, status = 200, headers?: Record<string, string>): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: headers === undefined ? JSON_HEADERS : { ...JSON_HEADERS, ...headers },
  })

export type Errors = Readonly<Record<string, readonly string[]>>

/** `{errors: {field: [message]}}`, 400 unless said otherwise. */
export const invalid = (errors: Errors, status = 400): Response => json({ errors }, status)

/** `{errors: {}, error}`: nothing is wrong with one field, the whole call is refused. */
export const refused = (status: number, error: string, headers?: Record<string, string>): Response =>
  json({ errors: {}, error }, status, headers)

const STATUS = { not_found: 404, forbidden: 403, conflict: 409, too_large: 413, unsupported: 415 } as const

/** The answer to what a use case says: its value, or its refusal in the shape everyone expects. */
export const answerOf = <T>(
  outcome: Outcome<T>,
  show: (value: T) => unknown = (value) => value,
  status = 200,
): Response => {
  if (outcome.ok) return json(show(outcome.value), status)
  if (outcome.reason === 'invalid') return invalid(outcome.errors)
  return refused(STATUS[outcome.reason], outcome.message)
}

export const NOT_FOUND = 'Not found.'
