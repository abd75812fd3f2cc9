import { HttpError } from 'react-admin'
import * as messages from '../messages/api.ts'

/** What the shop's API answers where it does not do what it was asked (API-14, API-23). */
export interface Rejection {
  readonly error?: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
  /** Of a stale save: the row as it is, and what was sent. */
  readonly current?: Row
  readonly sent?: Readonly<Record<string, unknown>>
}

/** A row as the API has it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly revision: number }

interface Call {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly body?: unknown
  /** The revision that is changed, as `If-Match`. */
  readonly revision?: number
  readonly signal?: AbortSignal | undefined
}

/**
 * Calls the shop's API in the session of this browser. Throws react-admin's `HttpError` with the status; its body has the
 * messages by field as forms show them, and the API's own answer as `rejection`.
 */
export async function call<T>(
  path: string,
  { method = 'GET', body, revision, signal }: Call = {},
): Promise<T> {
  const isForm = body instanceof FormData
  const response = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(revision === undefined ? {} : { 'if-match': `"${revision}"` }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new HttpError(messages.unreachable, 0)
  })
  const value: unknown = await response.json().catch(() => ({}))
  if (response.ok) return value as T
  throw errorOf(response.status, value as Rejection)
}

function errorOf(status: number, rejection: Rejection): HttpError {
  const errors = Object.fromEntries(
    Object.entries(rejection.errors ?? {}).map(([field, [first = '']]) => [nameOf(field), first]),
  )
  const message = rejection.error ?? Object.values(errors)[0] ?? messages.failed(status)
  return new HttpError(message, status, { errors, rejection })
}

/** A message about a part of a field stands at the field; one about the whole, at the form. */
const nameOf = (field: string): string =>
  field === 'general' ? 'root.serverError' : (field.split('.')[0] ?? field)

/** What the API answered, of whatever was thrown; null: no answer of the API. */
export const rejectionOf = (error: unknown): Rejection | null =>
  error instanceof HttpError
    ? ((error.body as { rejection?: Rejection } | undefined)?.rejection ?? null)
    : null
