import { data, redirect } from '@remix-run/node'
import { tooMany } from '../../../messages/account.ts'

/** Pages of accounts are in no cache, and their address, which may hold a token, goes nowhere. */
export const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' } as const

/** The page again, with what went wrong. */
export const failed = <T extends object>(error: string, status: number, shown: T) =>
  data({ error, ...shown }, { status, headers: PRIVATE })

/** The page again: too many attempts. */
export const failedForNow = <T extends object>(seconds: number, shown: T) =>
  data(
    { error: tooMany(seconds), ...shown },
    { status: 429, headers: { ...PRIVATE, 'retry-after': String(seconds) } },
  )

/** On to another page, with the browser's session changed. */
export const goOn = (path: string, cookie: string) =>
  redirect(path, { status: 303, headers: { ...PRIVATE, 'set-cookie': cookie } })
