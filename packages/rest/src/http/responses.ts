import type { Outcome } from '@kisscut/shop'
import { HttpError, separated } from './http-error.ts'
import { packable, packing } from './packing.ts'
import { problemsOf, problemWire } from './problems.ts'

/** Sent with all JSON. */
export const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  vary: 'accept-encoding, origin',
} as const

export const json = (body: unknown, status = 200, headers?: Readonly<Record<string, string>>): Response => {
  const text = JSON.stringify(body)
  const response = new Response(text, {
    status,
    headers: headers === undefined ? JSON_HEADERS : { ...JSON_HEADERS, ...headers },
  })
  return packing(response, packable(text))
}

/** `{errors: {field: [message]}, problems: […]}`, with `error` where a message is for the whole call. API-14. */
export const errorWire = (error: HttpError) => {
  const { errors, whole } = separated(error)
  const problems = problemsOf(error.status, errors, whole, error.problems)
  return { errors, ...(whole.length > 0 && { error: whole.join(' ') }), problems }
}

export const errorResponse = (error: HttpError): Response =>
  json(errorWire(error), error.status, error.headers)

/** After how many seconds a full queue may have room. */
export const AGAIN = { 'retry-after': '2' }

const STATUS = {
  not_found: 404,
  forbidden: 403,
  conflict: 409,
  changed: 409,
  busy: 503,
  too_large: 413,
  unsupported: 415,
} as const

/** A failed outcome as an error of the API. */
export const failureOf = (failure: Extract<Outcome<never>, { ok: false }>): HttpError =>
  failure.reason === 'invalid'
    ? new HttpError(400, '', failure.errors, {}, (failure.problems ?? []).map(problemWire))
    : new HttpError(STATUS[failure.reason], failure.message, {}, failure.reason === 'busy' ? AGAIN : {})

/** An outcome's value as JSON with the status, or its failure. */
export const outcomeResponse = (outcome: Outcome<unknown>, status = 200): Response =>
  outcome.ok ? json(outcome.value, status) : errorResponse(failureOf(outcome))

/** The same outcome with its value transformed. */
export const mapped = <T, U>(outcome: Outcome<T>, show: (value: T) => U): Outcome<U> =>
  outcome.ok ? { ...outcome, value: show(outcome.value) } : outcome
