import { HttpError } from 'react-admin'
import * as messages from '../messages/api.ts'

/** The API's response when it rejects a request (API-14, API-23). */
export interface Rejection {
  readonly error?: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
  /** For a stale save: the current row, and the values sent. */
  readonly current?: Row
  readonly sent?: Readonly<Record<string, unknown>>
}

/** A row of the API. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly revision: number }

interface Call {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly body?: unknown
  /** The changed revision, sent as `If-Match`. */
  readonly revision?: number
  readonly signal?: AbortSignal | undefined
}

/**
 * Calls the shop's API in the session of this browser. Throws react-admin's `HttpError` with the status; its body has the
 * messages by field for forms, and the API's response as `rejection`.
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

/** The form field of a message: a part's message is shown at its field, one about the whole at the form. */
const nameOf = (field: string): string =>
  field === 'general' ? 'root.serverError' : (field.split('.')[0] ?? field)

/** The API's response in a thrown error; null for other errors. */
export const rejectionOf = (error: unknown): Rejection | null =>
  error instanceof HttpError
    ? ((error.body as { rejection?: Rejection } | undefined)?.rejection ?? null)
    : null
