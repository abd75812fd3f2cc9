import type { Outcome } from '@kisscut/shop'
import { HttpError } from './http-error.ts'

/** Sent with all JSON. */
export const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const

export const json = (body: unknown, status = 200, headers?: Readonly<Record<string, string>>): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: headers === undefined ? JSON_HEADERS : { ...JSON_HEADERS, ...headers },
  })

/** `{errors: {field: [message]}}`, with `error` where one message is for the whole call. */
export const errorResponse = ({ status, message, errors, headers }: HttpError): Response =>
  json(message === '' ? { errors } : { errors, error: message }, status, headers)

/** After how many seconds a full queue may have room. */
const AGAIN = { 'retry-after': '2' }

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
    ? new HttpError(400, '', failure.errors)
    : new HttpError(STATUS[failure.reason], failure.message, {}, failure.reason === 'busy' ? AGAIN : {})

/** An outcome's value as JSON with the status, or its failure. */
export const outcomeResponse = (outcome: Outcome<unknown>, status = 200): Response =>
  outcome.ok ? json(outcome.value, status) : errorResponse(failureOf(outcome))

/** The same outcome with its value transformed. */
export const mapped = <T, U>(outcome: Outcome<T>, show: (value: T) => U): Outcome<U> =>
  outcome.ok ? { ok: true, value: show(outcome.value) } : outcome
