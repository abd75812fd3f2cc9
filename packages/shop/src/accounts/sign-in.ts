import type { Account, Session } from '../ports/accounts.ts'
import type { Attempts } from '../ports/attempts.ts'
import type { Storage } from '../ports/storage.ts'
import { addressKey } from './address-key.ts'
import { tooMany, type TooMany } from './attempt-outcome.ts'
import { LINES_AT_MOST } from '../cart/deps.ts'
import { LINK_SECONDS } from './deps.ts'
import { LONGEST_PASSWORD } from './field-limits.ts'
import { isStaff } from './roles.ts'
import { ownerOfAccount, ownerOfSession, SESSION_SECONDS, STAFF_SESSION_SECONDS } from './sessions.ts'
import { hasSecondFactor } from './two-factor/has-second-factor.ts'
import { hasPasskey, isRequiredOf } from './two-factor/is-enrolled.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { useSecondFactor } from './two-factor/second-factor.ts'

/** The browser that sends an account form. */
export interface Browser {
  /** Its session, if any: a guest's, or one already signed in. */
  readonly sessionId: string | null
  /** The client's address, as the rate limits count it. */
  readonly address: string
  /** The browser's name for itself. */
  readonly device: string
}

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface OpenedSession {
  readonly ok: true
  readonly sessionId: string
  /** Fixed lifetime in seconds; null if use extends it. */
  readonly seconds: number | null
}

/** The password was entered too long ago. */
export interface Expired {
  readonly ok: false
  readonly reason: 'expired'
}

export interface WrongCredentials {
  readonly ok: false
  readonly reason: 'wrong'
}

/** The password was right; a code must follow. */
export interface SecondFactorNeeded {
  readonly ok: false
  readonly reason: 'second_factor'
  /** Sent with the code, within ten minutes. */
  readonly token: string
}

/** The password was right but isn't enough: the account signs in with its passkey. */
export interface PasskeyNeeded {
  readonly ok: false
  readonly reason: 'passkey'
}

/** A code, and the token from the password step. */
export interface SecondFactor {
  readonly token: string
  readonly code: string
}

/**
 * Signs in with address and password. An unknown address and a wrong password take the same work and give the same result (ACC-2);
 * attempts over the limits are not checked (ACC-3). An account with a second factor is not signed in yet (ACC-24). A staff account that
 * has only a passkey is refused here if the shop requires more than a password (ACC-33).
 */
export const signIn =
  (
    deps: Deps<'catalog.recent' | 'storage.accounts' | 'storage.attempts' | 'storage.transaction'> &
      DepsOf<typeof tokenFor>,
  ) =>
  async (
    { email, password }: Credentials,
    browser: Browser,
  ): Promise<OpenedSession | TooMany | WrongCredentials | SecondFactorNeeded | PasskeyNeeded> => {
    const seconds = await countSignIn(deps.storage.attempts, email, browser.address)
    if (seconds > 0) return tooMany(seconds)
    const { accounts } = deps.storage
    const account = await accounts.accountByPassword(email, password.slice(0, LONGEST_PASSWORD + 1))
    if (account === null) return { ok: false, reason: 'wrong' }
    if (await hasSecondFactor(deps.storage, account))
      return { ok: false, reason: 'second_factor', token: await tokenFor(deps, account) }
    if ((await isRequiredOf(deps.catalog, account)) && (await hasPasskey(deps.storage, account)))
      return { ok: false, reason: 'passkey' }
    await deps.storage.attempts.forget('to_account_from_address', accountFrom(email, browser.address))
    return openFor(deps.storage, account, browser)
  }

const tokenFor = ({ storage: { accounts } }: Deps<'storage.accounts'>, { id }: Account): Promise<string> =>
  accounts.addToken({
    kind: 'second_factor',
    accountId: id,
    data: {},
    lifeSeconds: LINK_SECONDS.secondFactor,
  })

/** Signs in with a code after the password: one from the account's app, or a recovery code. Each works once (ACC-24, ACC-25). */
export const signInSecond =
  (
    deps: Deps<'storage.accounts' | 'storage.attempts' | 'storage.transaction'> &
      DepsOf<typeof useSecondFactor>,
  ) =>
  async (
    { token, code }: SecondFactor,
    browser: Browser,
  ): Promise<OpenedSession | TooMany | WrongCredentials | Expired> => {
    const { accounts } = deps.storage
    const known = await accounts.token('second_factor', token)
    const account = known?.accountId ? await accounts.account({ id: known.accountId }) : null
    if (account === null) return { ok: false, reason: 'expired' }
    const seconds = await countSignIn(deps.storage.attempts, account.email, browser.address)
    if (seconds > 0) return tooMany(seconds)
    if (!(await useSecondFactor(deps, account, code))) return { ok: false, reason: 'wrong' }
    if ((await accounts.useToken('second_factor', token)) === null) return { ok: false, reason: 'expired' }
    await deps.storage.attempts.forget('to_account_from_address', accountFrom(account.email, browser.address))
    return openFor(deps.storage, account, browser)
  }

/** The key that counts attempts at an account from one address. */
export const accountFrom = (email: string, address: string) => `${addressKey(email)} ${address}`

/** Counts a sign-in against every limit. Returns the seconds to wait, 0 if it may be tried. */
export async function countSignIn(attempts: Attempts, email: string, address: string): Promise<number> {
  return (
    (await attempts.count('from_address', address)) ||
    (await attempts.count('to_account_from_address', accountFrom(email, address))) ||
    (await attempts.count('to_account', addressKey(email)))
  )
}

/**
 * Opens a new session of the account, whatever session the browser had (ACC-4). A guest's rows move to the account, including
 * those still being written (ACC-5). The earlier session ends.
 */
export const openFor = async (
  storage: Pick<Storage, 'transaction'>,
  account: Account,
  { sessionId, device }: Browser,
  did: 'signed in' | 'used a passkey' = 'signed in',
): Promise<OpenedSession> => {
  const seconds = isStaff(account) ? STAFF_SESSION_SECONDS : SESSION_SECONDS
  const owner = ownerOfAccount(account.id)
  const opened = await storage.transaction(async (store): Promise<Session> => {
    const before = sessionId === null ? null : await store.accounts.session(sessionId)
    if (before !== null && before.accountId === null)
      await store.carts.mergeGuest(ownerOfSession(before.id), owner, LINES_AT_MOST)
    await store.ownerNow(owner)
    if (before !== null) await store.accounts.removeSession(before.id)
    const session = await store.accounts.openSession(account.id, seconds, device)
    if (isStaff(account)) await store.audit.note({ who: owner, did, what: owner })
    return session
  })
  return { ok: true, sessionId: opened.id, seconds: isStaff(account) ? seconds : null }
}

/** Ends a browser's account session; a guest's session and cart stay. Returns whether one ended. */
export const signOut =
  ({ storage }: Deps<'storage.transaction'>) =>
  (sessionId: string | null): Promise<boolean> =>
    storage.transaction(async ({ accounts, audit }) => {
      const session = sessionId === null ? null : await accounts.session(sessionId)
      if (session === null || session.accountId === null) return false
      await accounts.removeSession(session.id)
      const account = await accounts.account({ id: session.accountId })
      const owner = ownerOfAccount(session.accountId)
      if (account !== null && isStaff(account))
        await audit.note({ who: owner, did: 'signed out', what: owner })
      return true
    })
