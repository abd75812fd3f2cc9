import { data, redirect, type HeadersFunction } from '@remix-run/node'
import type { AttemptOutcome } from '@kisscut/shop'
import { tooMany } from '../../messages/account.ts'

/** Pages of accounts are in no cache, and their address, which may hold a token, goes nowhere. */
export const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' } as const

/** The `headers` of a page, which are those of what it shows and of what its form came to: Remix sends them with no document by itself. */
export const documentHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) => ({
  ...Object.fromEntries(loaderHeaders),
  ...Object.fromEntries(actionHeaders),
})

/** What is wrong with a form that was sent. */
export interface Rejected {
  /** With all of it. */
  readonly error: string | null
  /** By field. */
  readonly errors: Readonly<Record<string, readonly string[]>>
}

type Failed = Exclude<AttemptOutcome<unknown>, { ok: true }>

/** The page again, with what is wrong; `shown` is what it shows besides. */
export function rejected<T extends object>(outcome: Failed, shown: T) {
  if (outcome.reason === 'too_many') return rejectedForNow(outcome.seconds, shown)
  if (outcome.reason === 'invalid') return again({ error: null, errors: outcome.errors }, 422, shown)
  return again({ error: outcome.message, errors: {} }, outcome.reason === 'busy' ? 503 : 409, shown)
}

/** The page again, with one message. */
export const rejectedWith = <T extends object>(error: string, shown: T) =>
  again({ error, errors: {} }, 422, shown)

const again = <T extends object>(wrong: Rejected, status: number, shown: T) =>
  data<Rejected & T>({ ...wrong, ...shown }, { status, headers: PRIVATE })

const rejectedForNow = <T extends object>(seconds: number, shown: T) =>
  data<Rejected & T>(
    { error: tooMany(seconds), errors: {}, ...shown },
    { status: 429, headers: { ...PRIVATE, 'retry-after': String(seconds) } },
  )

/** On to another page, with the browser's session changed where there is a cookie. */
export const goOn = (path: string, cookie?: string) =>
  redirect(path, {
    status: 303,
    headers: cookie === undefined ? PRIVATE : { ...PRIVATE, 'set-cookie': cookie },
  })
