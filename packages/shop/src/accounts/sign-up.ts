import { done } from '../outcome.ts'
import type { Account } from '../ports/accounts.ts'
import type { Transaction } from '../ports/storage.ts'
import * as mails from '../messages/mails.ts'
import { emailInUse, linkInvalid } from '../messages/accounts.ts'
import { addressKey } from './address-key.ts'
import { rejectedFor, tooMany, type AttemptOutcome } from './attempt-outcome.ts'
import { emailErrors, errorsOf, nameErrors, passwordErrors } from './check-fields.ts'
import { letterLink, LINK_SECONDS } from './deps.ts'
import { newAccount } from './new-account.ts'
import { openFor, type Browser, type OpenedSession } from './sign-in.ts'
import type { Chosen } from './viewer.ts'
import { ownerOfAccount } from './sessions.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { isStaff } from './roles.ts'

export interface SignUp {
  readonly name: string
  readonly email: string
  readonly password: string
  /** Decides how the new account's numbers are written. */
  readonly locale: string
  /** The guest's display preferences move to the account. UNIT-2. */
  readonly chosen?: Chosen
}

/** Counts a request that sends mail. Returns the seconds to wait, 0 if it may be tried. */
export const countMail = async (
  { storage: { attempts } }: Deps<'storage.attempts'>,
  email: string,
  from: Browser,
): Promise<number> =>
  (await attempts.count('from_address', from.address)) || (await attempts.count('mail', addressKey(email)))

/**
 * Mails a link that creates the account. If the address already has an account, its owner gets a letter instead; the response is the same
 * either way (ACC-9).
 */
export const signUp =
  (
    deps: Deps<'post' | 'storage.accounts' | 'storage.transaction'> &
      DepsOf<typeof countMail | typeof letterLink>,
  ) =>
  async (fields: SignUp, browser: Browser): Promise<AttemptOutcome<null>> => {
    const { name, email, password, locale, chosen = {} } = fields
    const rejected = rejectedFor(
      errorsOf({
        name: nameErrors(name),
        email: emailErrors(email),
        password: passwordErrors(password, email),
      }),
    )
    if (rejected) return rejected
    const seconds = await countMail(deps, email, browser)
    if (seconds > 0) return tooMany(seconds)
    const { accounts } = deps.storage
    const to = addressKey(email)
    const hash = await accounts.hashPassword(password)
    const data = { name: name.trim(), email: to, hash, locale, chosen }
    await deps.storage.transaction(async (store) => {
      // Created in both cases, so that both take equally long.
      const token = await store.accounts.addToken({
        kind: 'sign_up',
        accountId: null,
        data,
        lifeSeconds: LINK_SECONDS.signUp,
      })
      const known = await store.accounts.account({ email: to })
      const letter = (shop: string) =>
        known === null
          ? mails.confirmAddress(shop, letterLink(deps, 'confirmAddress', token))
          : mails.alreadyKnown(shop, letterLink(deps, 'signIn'), letterLink(deps, 'forgotPassword'))
      await deps.post(store, (shop) => ({ to, ...letter(shop) }))
    })
    return done(null)
  }

/** Handles the link of a letter: creates the account, or changes its address (ACC-9, ACC-12). */
export const confirmAddress =
  (deps: Deps<'storage.attempts' | 'storage.transaction'> & DepsOf<typeof changeAddress>) =>
  async (token: string, browser: Browser): Promise<AttemptOutcome<OpenedSession | null>> => {
    const seconds = await deps.storage.attempts.count('from_address', browser.address)
    if (seconds > 0) return tooMany(seconds)
    const { storage } = deps
    const opened = await storage.transaction((store) => openAccount(store, token))
    if (opened !== null && 'account' in opened) return done(await openFor(storage, opened.account, browser))
    const error = opened === null ? await changeAddress(deps, token) : opened.error
    return error === null ? done(null) : { ok: false, reason: 'conflict', message: error }
  }

type Opened = { readonly account: Account } | { readonly error: string }

/** Creates the account of a token; null if the token is unknown or of another kind. */
async function openAccount({ accounts, catalog }: Transaction, token: string): Promise<Opened | null> {
  const used = await accounts.useToken('sign_up', token)
  if (used === null) return null
  const { name, email, hash, locale, chosen } = used.data as {
    name: string
    email: string
    hash: string
    locale: string
    chosen?: Chosen
  }
  const stated = { name, email, locale, roles: ['shopper'], ...(chosen && { chosen }) } as const
  const account = await accounts.createAccount(newAccount(stated, await catalog.settings()), { hash })
  return account === null ? { error: emailInUse } : { account }
}

/**
 * Gives the token's account its new address and mails the old one. Returns the error: no such token, or another account has the
 * address now; null if it succeeds.
 */
async function changeAddress(
  deps: Deps<'post' | 'storage.transaction'>,
  token: string,
): Promise<string | null> {
  return deps.storage.transaction(async (store) => {
    const used = await store.accounts.useToken('email', token)
    if (used === null || used.accountId === null) return linkInvalid
    const { email } = used.data as { email: string }
    await store.lock(`address ${email}`)
    const before = await store.accounts.account({ id: used.accountId })
    if (before === null) return linkInvalid
    if (!(await store.accounts.changeAccount(before.id, { email }))) return emailInUse
    if (isStaff(before)) {
      const owner = ownerOfAccount(before.id)
      await store.audit.note({
        who: owner,
        did: 'changed address',
        what: owner,
        before: before.email,
        after: email,
      })
    }
    await deps.post(store, (shop) => ({ to: before.email, ...mails.addressChanged(shop, email) }))
    return null
  })
}

/** Whether a link still works, for the page that offers to open it. */
export const isConfirmable =
  ({ storage: { accounts } }: Deps<'storage.accounts'>) =>
  async (token: string): Promise<boolean> =>
    (await accounts.token('sign_up', token)) !== null || (await accounts.token('email', token)) !== null
