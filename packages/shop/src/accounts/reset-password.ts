import { done } from '../outcome.ts'
import * as mails from '../messages/mails.ts'
import { emailInvalid, linkInvalid } from '../messages/accounts.ts'
import type { Account } from '../ports/accounts.ts'
import type { Store } from '../ports/storage.ts'
import { rejectedFor, tooMany, type AttemptOutcome } from './attempt-outcome.ts'
import { emailErrors, errorsOf, passwordErrors } from './check-fields.ts'
import { letterLink, LINK_SECONDS } from './deps.ts'
import { isStaff } from './roles.ts'
import { ownerOfAccount } from './sessions.ts'
import type { Browser } from './sign-in.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { countMail } from './sign-up.ts'

/** Mails a link to choose a new password. The response doesn't reveal whether the address has an account (ACC-10). */
export const forgotPassword =
  (deps: Deps<'post' | 'storage.transaction'> & DepsOf<typeof countMail | typeof letterLink>) =>
  async (email: string, browser: Browser): Promise<AttemptOutcome<null>> => {
    if (emailErrors(email).length > 0)
      return { ok: false, reason: 'invalid', errors: { email: [emailInvalid] } }
    const seconds = await countMail(deps, email, browser)
    if (seconds > 0) return tooMany(seconds)
    await deps.storage.transaction(async (store) => {
      const known = await store.accounts.account({ email })
      // An unknown address gets a token without an account, so that both cases take equally long.
      const token = await store.accounts.addToken({
        kind: 'reset',
        accountId: known?.id ?? null,
        data: {},
        lifeSeconds: LINK_SECONDS.newPassword,
      })
      const link = letterLink(deps, 'resetPassword', token)
      if (known !== null)
        await deps.post(store, (shop) => ({ to: known.email, ...mails.choosePassword(shop, link) }))
    })
    return done(null)
  }

/** Sets a new password through a letter's link, once: every browser is signed out, and the account's owner gets a letter (ACC-10). */
export const resetPassword =
  (
    deps: Deps<'post' | 'storage.accounts' | 'storage.attempts' | 'storage.transaction'> &
      DepsOf<typeof letterLink>,
  ) =>
  async (token: string, password: string, browser: Browser): Promise<AttemptOutcome<null>> => {
    const seconds = await deps.storage.attempts.count('from_address', browser.address)
    if (seconds > 0) return tooMany(seconds)
    const { accounts } = deps.storage
    const known = await accounts.token('reset', token)
    const account = known?.accountId ? await accounts.account({ id: known.accountId }) : null
    if (account === null) return { ok: false, reason: 'conflict', message: linkInvalid }
    const rejected = rejectedFor(errorsOf({ password: passwordErrors(password, account.email) }))
    if (rejected) return rejected
    const hash = { hash: await accounts.hashPassword(password) }
    const isUsed = await deps.storage.transaction(async (store) => {
      if ((await store.accounts.useToken('reset', token)) === null) return false
      await changePasswordIn(store, account, hash, null)
      const link = letterLink(deps, 'forgotPassword')
      await deps.post(store, (shop) => ({ to: account.email, ...mails.passwordChanged(shop, link) }))
      return true
    })
    return isUsed ? done(null) : { ok: false, reason: 'conflict', message: linkInvalid }
  }

/** Stores the account's new password, ends its other sessions and revokes its reset links. */
export async function changePasswordIn(
  { accounts, audit }: Pick<Store, 'accounts' | 'audit'>,
  account: Account,
  password: { readonly hash: string },
  sessionId: string | null,
): Promise<void> {
  await accounts.setPassword(account.id, password)
  await accounts.endSessions(account.id, { allBut: sessionId })
  await accounts.removeTokens(account.id, 'reset')
  await accounts.removeTokens(account.id, 'second_factor')
  await accounts.removeTokens(account.id, 'passkey_add')
  const owner = ownerOfAccount(account.id)
  if (isStaff(account)) await audit.note({ who: owner, did: 'changed password', what: owner })
}

/** Whether a reset link still works, for the page that shows the form. */
export const isResettable =
  ({ storage: { accounts } }: Deps<'storage.accounts'>) =>
  async (token: string): Promise<boolean> =>
    ((await accounts.token('reset', token))?.accountId ?? null) !== null
