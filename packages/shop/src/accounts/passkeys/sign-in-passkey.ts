import type { Account } from '../../ports/accounts.ts'
import { accountFrom, openFor, type Browser } from '../sign-in.ts'
import type { Expired, OpenedSession, WrongCredentials } from '../sign-in.ts'
import { tooMany, type AttemptOutcome, type TooMany } from '../attempt-outcome.ts'
import { LINK_SECONDS } from '../deps.ts'
import { done } from '../../outcome.ts'
import { requestOptions, userHandle, type RequestOptions } from './options.ts'
import { readAsserted, type AssertedCredential } from './read-credential.ts'
import { relyingParty } from './relying-party.ts'
import type { Deps, DepsOf } from '../../dependencies.ts'
import { verifiedCounter } from './verify.ts'

/** The sign-in challenge, valid for ten minutes. It is the same for everyone: it names no account and no passkey. ACC-32. */
export const beginPasskeySignIn =
  (deps: Deps<'storage.accounts' | 'storage.attempts'> & DepsOf<typeof relyingParty>) =>
  async ({ address }: Browser): Promise<AttemptOutcome<RequestOptions>> => {
    const seconds = await deps.storage.attempts.count('from_address', address)
    if (seconds > 0) return tooMany(seconds)
    const challenge = await deps.storage.accounts.addToken({
      kind: 'passkey_sign_in',
      accountId: null,
      data: {},
      lifeSeconds: LINK_SECONDS.passkey,
    })
    return done(requestOptions(challenge, relyingParty(deps)))
  }

/**
 * Signs in with a passkey instead of a password and code. A challenge counts once, whatever the outcome. An unknown passkey, a
 * wrong signature and a counter that went back give the same result. Signatures can't be guessed, so attempts are limited only by
 * the client's address; nobody else can lock the owner out (ACC-3). ACC-32.
 */
export const signInWithPasskey =
  (
    deps: Deps<'storage.accounts' | 'storage.attempts' | 'storage.transaction'> &
      DepsOf<typeof accountProven>,
  ) =>
  async (
    credential: string,
    browser: Browser,
  ): Promise<OpenedSession | TooMany | WrongCredentials | Expired> => {
    const seconds = await deps.storage.attempts.count('from_address', browser.address)
    if (seconds > 0) return tooMany(seconds)
    const asserted = readAsserted(credential)
    if (asserted === null) return WRONG
    if ((await deps.storage.accounts.useToken('passkey_sign_in', asserted.challenge)) === null)
      return { ok: false, reason: 'expired' }
    const account = await accountProven(deps, asserted)
    if (account === null) return WRONG
    await deps.storage.attempts.forget('to_account_from_address', accountFrom(account.email, browser.address))
    return openFor(deps.storage, account, browser, 'used a passkey')
  }

const WRONG: WrongCredentials = { ok: false, reason: 'wrong' }

/** The account whose passkey signed the challenge; stores the passkey's counter. Null if no known passkey signed it. */
async function accountProven(
  deps: Deps<'storage.accounts'> & DepsOf<typeof relyingParty>,
  asserted: AssertedCredential,
): Promise<Account | null> {
  const { accounts } = deps.storage
  const passkey = await accounts.passkey(asserted.id)
  if (passkey === null || asserted.response.userHandle !== userHandle(passkey.accountId)) return null
  const counter = await verifiedCounter(asserted, passkey, relyingParty(deps))
  if (counter === null || !(await accounts.usePasskey(passkey.id, counter))) return null
  return accounts.account({ id: passkey.accountId })
}
