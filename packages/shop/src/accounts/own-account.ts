import { unitNamed } from '@kisscut/core/configuration'
import { done, invalid, type Outcome } from '../outcome.ts'
import * as mails from '../messages/mails.ts'
import { unitUnknown } from '../messages/accounts.ts'
import type { Account, ListedSession } from '../ports/accounts.ts'
import { addressKey } from './address-key.ts'
import { rejectedFor, tooMany, type AttemptOutcome } from './attempt-outcome.ts'
import { emailErrors, errorsOf, nameErrors, passwordErrors } from './check-fields.ts'
import { checkPassword } from './check-password.ts'
import { letterLink, LINK_SECONDS } from './deps.ts'
import { changePasswordIn } from './reset-password.ts'
import type { Browser } from './sign-in.ts'
import type { Chosen } from './viewer.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { countMail } from './sign-up.ts'

/** Changes an account's name and unit of length. ACC-11. */
export const changeDetails =
  ({ storage }: Deps<'storage.accounts'>) =>
  async (
    account: Account,
    typed: { readonly name: string; readonly unit: string },
  ): Promise<Outcome<null>> => {
    const unit = unitNamed(typed.unit)
    const errors = errorsOf({ name: nameErrors(typed.name), unit: unit === null ? [unitUnknown] : [] })
    if (errors !== null || unit === null) return invalid(errors ?? {})
    await storage.accounts.changeAccount(account.id, { name: typed.name.trim(), unit })
    return done(null)
  }

/** Sets the unit of length and the currency chosen in the page header; unknown values are ignored. UNIT-2. */
export const choosePreferences =
  ({ storage }: Deps<'storage.accounts'>) =>
  async ({ id }: Pick<Account, 'id'>, chosen: Chosen): Promise<void> => {
    if (Object.keys(chosen).length > 0) await storage.accounts.changeAccount(id, chosen)
  }

/** Changes the password, given the current one, and signs out all other browsers. ACC-11. */
export const changePassword =
  (
    deps: Deps<'post' | 'storage.accounts' | 'storage.transaction'> &
      DepsOf<typeof checkPassword | typeof letterLink>,
  ) =>
  async (
    account: Account,
    { current, password }: { readonly current: string; readonly password: string },
    browser: Browser,
  ): Promise<AttemptOutcome<null>> => {
    const rejected = rejectedFor(errorsOf({ password: passwordErrors(password, account.email) }))
    if (rejected) return rejected
    const checked = await checkPassword(deps, account, { field: 'current', typed: current }, browser)
    if (checked !== null) return checked
    const hash = { hash: await deps.storage.accounts.hashPassword(password) }
    const link = letterLink(deps, 'forgotPassword')
    await deps.storage.transaction(async (store) => {
      await changePasswordIn(store, account, hash, browser.sessionId)
      await deps.post(store, (shop) => ({ to: account.email, ...mails.passwordChanged(shop, link) }))
    })
    return done(null)
  }

/** Sends a letter to a new address; the account keeps the old one until its link is opened. ACC-12. */
export const changeEmail =
  (
    deps: Deps<'post' | 'storage.transaction'> &
      DepsOf<typeof checkPassword | typeof countMail | typeof letterLink>,
  ) =>
  async (
    account: Account,
    { current, email }: { readonly current: string; readonly email: string },
    browser: Browser,
  ): Promise<AttemptOutcome<null>> => {
    const rejected = rejectedFor(errorsOf({ email: emailErrors(email) }))
    if (rejected) return rejected
    const checked = await checkPassword(deps, account, { field: 'current', typed: current }, browser)
    if (checked !== null) return checked
    const seconds = await countMail(deps, email, browser)
    if (seconds > 0) return tooMany(seconds)
    const to = addressKey(email)
    await deps.storage.transaction(async (store) => {
      const token = await store.accounts.addToken({
        kind: 'email',
        accountId: account.id,
        data: { email: to },
        lifeSeconds: LINK_SECONDS.newAddress,
      })
      const link = letterLink(deps, 'confirmAddress', token)
      await deps.post(store, (shop) => ({ to, ...mails.confirmNewAddress(shop, link) }))
    })
    return done(null)
  }

/** The account signed in to this browser; null if there is none, or if the caller is an API key. */
export const accountOfBrowser =
  ({ storage: { accounts } }: Deps<'storage.accounts'>) =>
  async ({ sessionId }: Pick<Browser, 'sessionId'>): Promise<Account | null> => {
    const session = sessionId === null ? null : await accounts.session(sessionId)
    return session?.accountId ? accounts.account({ id: session.accountId }) : null
  }

/** Lists where the account is signed in. ACC-13. */
export const listSessions =
  ({ storage: { accounts } }: Deps<'storage.accounts'>) =>
  (account: Account): Promise<readonly ListedSession[]> =>
    accounts.sessionsOf(account.id)

/** Ends one session of the account, or all except the browser's own. Sessions of other accounts are not touched. ACC-13. */
export const endSessions =
  ({ storage: { accounts } }: Deps<'storage.accounts'>) =>
  (account: Account, which: { readonly id: string } | { readonly allBut: string | null }): Promise<number> =>
    accounts.endSessions(account.id, which)
