import * as mails from '../../messages/mails.ts'
import { codeWrong, secondFactorOff, secondFactorOn } from '../../messages/accounts.ts'
import { conflict, done, invalid, type Outcome } from '../../outcome.ts'
import type { Account } from '../../ports/accounts.ts'
import type { Transaction } from '../../ports/storage.ts'
import type { AttemptOutcome } from '../attempt-outcome.ts'
import { checkPassword } from '../check-password.ts'
import { letterLink } from '../deps.ts'
import { isStaff } from '../roles.ts'
import { ownerOfAccount } from '../sessions.ts'
import type { Browser } from '../sign-in.ts'
import { checkOwner, type Proof } from './check-owner.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { sealed, unsealed } from '../../sealed.ts'
import { hasSecondFactor } from './has-second-factor.ts'
import { periodIn } from './second-factor.ts'
import type { Deps, DepsOf } from '../../dependencies.ts'
import { base32, enrollmentUrl, newSecret } from './totp.ts'

/** Setup data for an authenticator app, as a QR code and as text. */
export interface Enrollment {
  /** Base32. */
  readonly secret: string
  /** `otpauth://totp/…`, for a QR code. */
  readonly url: string
}

/** Whether two-factor sign-in is on, and how many recovery codes are left. */
export interface TwoFactorState {
  readonly isOn: boolean
  readonly recoveryLeft: number
}

export const twoFactorState =
  ({ storage: { accounts } }: Deps<'storage.accounts'>) =>
  async ({ id }: Account): Promise<TwoFactorState> => {
    const factor = await accounts.twoFactor(id)
    return { isOn: (factor?.confirmed ?? null) !== null, recoveryLeft: factor?.recoveryLeft ?? 0 }
  }

/**
 * Starts setup with a new secret, which takes effect once a code from it is entered. `conflict` if two-factor sign-in is on.
 * ACC-23.
 */
export const beginTwoFactor =
  ({ storage: { accounts }, secret }: Deps<'secret' | 'storage.accounts'>) =>
  async ({ id }: Account): Promise<Outcome<null>> => {
    const isBegun = await accounts.beginTwoFactor(id, sealed(newSecret(), secret, id))
    return isBegun ? done(null) : conflict(secondFactorOn)
  }

/** A setup that is waiting for its first code; null if there is none. */
export const enrollmentOf =
  ({
    storage: { accounts },
    secret: ofShop,
    catalog,
  }: Deps<'catalog.recent' | 'secret' | 'storage.accounts'>) =>
  async ({ id, email }: Account): Promise<Enrollment | null> => {
    const factor = await accounts.twoFactor(id)
    if (factor === null || factor.confirmed !== null) return null
    const secret = unsealed(factor.secret, ofShop, id)
    if (secret === null) return null
    const { name } = (await catalog.recent()).settings
    return { secret: base32(secret), url: enrollmentUrl(secret, name, email) }
  }

/**
 * Turns it on by password and a first code. Signs out the account's other browsers and sends a letter. Returns the recovery
 * codes, which are never shown again. ACC-23, ACC-25.
 */
export const confirmTwoFactor =
  (deps: Deps<'storage.transaction'> & DepsOf<typeof checkPassword | typeof periodIn | typeof sendLetter>) =>
  async (
    account: Account,
    { password, code }: Proof,
    browser: Browser,
  ): Promise<AttemptOutcome<readonly string[]>> => {
    const checked = await checkPassword(deps, account, { field: 'password', typed: password }, browser)
    if (checked !== null) return checked
    const recovery = newRecoveryCodes()
    const confirmed = await deps.storage.transaction(async (store): Promise<Outcome<null>> => {
      await store.lock(ownerOfAccount(account.id))
      if (await hasSecondFactor(store, account)) return conflict(secondFactorOn)
      const period = await periodIn(deps, store, account.id, code)
      if (period === null) return invalid({ code: [codeWrong] })
      await store.accounts.confirmTwoFactor(account.id, period, recovery)
      await store.accounts.endSessions(account.id, { allBut: browser.sessionId })
      await noteIn(store, account, 'turned two-factor sign-in on')
      await sendLetter(deps, store, account, mails.twoFactorOn)
      return done(null)
    })
    return confirmed.ok ? done(recovery) : confirmed
  }

/** Turns it off by password and code. ACC-26. */
export const turnTwoFactorOff =
  (deps: Deps<'storage.transaction'> & DepsOf<typeof checkOn | typeof sendLetter>) =>
  async (account: Account, proof: Proof, browser: Browser): Promise<AttemptOutcome<null>> => {
    const checked = await checkOn(deps, account, proof, browser)
    if (checked !== null) return checked
    await deps.storage.transaction(async (store) => {
      await store.accounts.removeTwoFactor(account.id)
      await noteIn(store, account, 'turned two-factor sign-in off')
      await sendLetter(deps, store, account, mails.twoFactorOff)
    })
    return done(null)
  }

/** Replaces the remaining recovery codes, by password and code, and sends a letter. ACC-29. */
export const renewRecoveryCodes =
  (deps: Deps<'storage.transaction'> & DepsOf<typeof checkOn | typeof sendLetter>) =>
  async (account: Account, proof: Proof, browser: Browser): Promise<AttemptOutcome<readonly string[]>> => {
    const checked = await checkOn(deps, account, proof, browser)
    if (checked !== null) return checked
    const recovery = newRecoveryCodes()
    const isRenewed = await deps.storage.transaction(async (store) => {
      await store.lock(ownerOfAccount(account.id))
      if (!(await store.accounts.renewRecoveryCodes(account.id, recovery))) return false
      await noteIn(store, account, 'renewed recovery codes')
      await sendLetter(deps, store, account, mails.recoveryCodesRenewed)
      return true
    })
    return isRenewed ? done(recovery) : conflict(secondFactorOff)
  }

/** Checks that two-factor sign-in is on and that the requester owns the account; null if so. */
async function checkOn(
  deps: Deps<'storage.accounts'> & DepsOf<typeof checkOwner>,
  account: Account,
  proof: Proof,
  browser: Browser,
): Promise<Exclude<AttemptOutcome<never>, { ok: true }> | null> {
  const checked = await checkOwner(deps, account, proof, browser)
  if (checked !== null) return checked
  return (await hasSecondFactor(deps.storage, account)) ? null : conflict(secondFactorOff)
}

async function noteIn({ audit }: Pick<Transaction, 'audit'>, account: Account, did: string): Promise<void> {
  const owner = ownerOfAccount(account.id)
  if (isStaff(account)) await audit.note({ who: owner, did, what: owner })
}

async function sendLetter(
  deps: Deps<'post'> & DepsOf<typeof letterLink>,
  store: Transaction,
  { email }: Account,
  letter: (shop: string, link: string) => { readonly subject: string; readonly text: string },
): Promise<void> {
  const link = letterLink(deps, 'forgotPassword')
  await deps.post(store, (shop) => ({ to: email, ...letter(shop, link) }))
}
