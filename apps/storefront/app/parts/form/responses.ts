import { data, redirect, type HeadersFunction } from '@remix-run/node'
import type { AttemptOutcome } from '@kisscut/shop'
import { tooMany } from '../../messages/account.ts'

/** Headers of account pages: never cached, and their address, which may hold a token, is never sent as a referrer. */
export const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' } as const

/** The `headers` of a page: Remix doesn't copy those of its loader and action by itself. */
export const documentHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) => ({
  ...Object.fromEntries(loaderHeaders),
  ...Object.fromEntries(actionHeaders),
})

/** The errors of a submitted form. */
export interface Rejected {
  /** About the whole form. */
  readonly error: string | null
  /** By field. */
  readonly errors: Readonly<Record<string, readonly string[]>>
}

type Failed = Exclude<AttemptOutcome<unknown>, { ok: true }>

/** The page with the form's errors; `shown` is its other data. */
export function rejected<T extends object>(outcome: Failed, shown: T) {
  if (outcome.reason === 'too_many') return rejectedForNow(outcome.seconds, shown)
  if (outcome.reason === 'invalid') return again({ error: null, errors: outcome.errors }, 422, shown)
  return again({ error: outcome.message, errors: {} }, outcome.reason === 'busy' ? 503 : 409, shown)
}

/** The page with one message. */
export const rejectedWith = <T extends object>(error: string, shown: T) =>
  again({ error, errors: {} }, 422, shown)

const again = <T extends object>(wrong: Rejected, status: number, shown: T) =>
  data<Rejected & T>({ ...wrong, ...shown }, { status, headers: PRIVATE })

const rejectedForNow = <T extends object>(seconds: number, shown: T) =>
  data<Rejected & T>(
    { error: tooMany(seconds), errors: {}, ...shown },
    { status: 429, headers: { ...PRIVATE, 'retry-after': String(seconds) } },
  )

/** Redirects to another page, with a changed session if there is a cookie. */
export const goOn = (path: string, cookie?: string) =>
  redirect(path, {
    status: 303,
    headers: cookie === undefined ? PRIVATE : { ...PRIVATE, 'set-cookie': cookie },
  })
