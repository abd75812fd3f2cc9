import * as mails from '../../messages/mails.ts'
import {
  challengeExpired,
  passkeyNotFound,
  passkeyNotMade,
  passkeyUnnamed,
  tooManyPasskeys,
} from '../../messages/accounts.ts'
import { conflict, done, invalid, notFound, type Failure, type Outcome } from '../../outcome.ts'
import type { Account, Passkey } from '../../ports/accounts.ts'
import type { Transaction } from '../../ports/storage.ts'
import { rejectedFor, type AttemptOutcome } from '../attempt-outcome.ts'
import { errorsOf, labelErrors } from '../check-fields.ts'
import { letterLink, LINK_SECONDS } from '../deps.ts'
import { isStaff } from '../roles.ts'
import { ownerOfAccount } from '../sessions.ts'
import type { Browser } from '../sign-in.ts'
import { checkOwner, type Proof } from '../two-factor/check-owner.ts'
import { creationOptions, type CreationOptions } from './options.ts'
import { readCreated } from './read-credential.ts'
import { relyingParty } from './relying-party.ts'
import type { Deps, DepsOf } from '../../dependencies.ts'
import { verifiedKey } from './verify.ts'

/** A passkey in its account's list. */
export type ListedPasskey = Pick<Passkey, 'id' | 'label' | 'created'>

/** Most passkeys per account. */
const MOST = 20

/** The passkeys of an account, oldest first. ACC-30. */
export const listPasskeys =
  ({ storage: { accounts } }: Deps<'storage.accounts'>) =>
  async ({ id }: Account): Promise<readonly ListedPasskey[]> =>
    (await accounts.passkeysOf(id)).map(({ id, label, created }) => ({ id, label, created }))

/**
 * Begins to add a passkey, once the requester has proven that the account is theirs: returns the options for the browser, valid for ten
 * minutes. The challenge is a token; its fingerprint is stored with the passkey's name. ACC-30.
 */
export const beginPasskey =
  (deps: Deps<'catalog.recent' | 'storage.accounts'> & DepsOf<typeof checkOwner | typeof relyingParty>) =>
  async (
    account: Account,
    { label, ...proof }: Proof & { readonly label: string },
    browser: Browser,
  ): Promise<AttemptOutcome<CreationOptions>> => {
    const rejected = rejectedFor(errorsOf({ label: labelErrors(label) }))
    if (rejected) return rejected
    const checked = await checkOwner(deps, account, proof, browser)
    if (checked !== null) return checked
    const { accounts } = deps.storage
    const known = await accounts.passkeysOf(account.id)
    if (known.length >= MOST) return conflict(tooManyPasskeys(MOST))
    const challenge = await accounts.addToken({
      kind: 'passkey_add',
      accountId: account.id,
      data: { label: label.trim() },
      lifeSeconds: LINK_SECONDS.passkey,
    })
    const { name: shop } = (await deps.catalog.recent()).settings
    return done(creationOptions(challenge, account, { party: relyingParty(deps), shop, known }))
  }

/**
 * Adds the passkey the browser created. The challenge is used up whether or not that succeeds. Staff are signed out of other browsers,
 * which may have signed in with less (ACC-27), and get a letter. ACC-30.
 */
export const addPasskey =
  (
    deps: Deps<'storage.accounts' | 'storage.transaction'> & DepsOf<typeof relyingParty | typeof sendLetter>,
  ) =>
  async (account: Account, credential: string, browser: Browser): Promise<Outcome<null>> => {
    const created = readCreated(credential)
    if (created === null) return conflict(passkeyNotMade)
    const begun = await deps.storage.accounts.useToken('passkey_add', created.challenge)
    if (begun === null || begun.accountId !== account.id) return conflict(challengeExpired)
    const key = await verifiedKey(created, relyingParty(deps))
    if (key === null) return conflict(passkeyNotMade)
    const passkey = { ...key, accountId: account.id, label: String(begun.data['label']) }
    const failure = await deps.storage.transaction(async (store) => {
      const failed = await addIn(store, account, passkey, browser)
      if (failed !== null) return failed
      await sendLetter(deps, store, account, (shop, link) => mails.passkeyAdded(shop, passkey.label, link))
      return null
    })
    return failure ?? done(null)
  }

async function addIn(
  store: Transaction,
  account: Account,
  passkey: Omit<Passkey, 'created'>,
  { sessionId }: Browser,
): Promise<Failure | null> {
  const { accounts, audit } = store
  const owner = ownerOfAccount(account.id)
  await store.lock(owner)
  if ((await accounts.passkeysOf(account.id)).length >= MOST) return conflict(tooManyPasskeys(MOST))
  if (!(await accounts.addPasskey(passkey))) return conflict(passkeyNotMade)
  if (isStaff(account)) {
    await accounts.endSessions(account.id, { allBut: sessionId })
    await audit.note({ who: owner, did: 'added passkey', what: `${owner} ${passkey.label}` })
  }
  return null
}

/** Removes a passkey of the account, by the same proof; it no longer signs anyone in, and a letter says so. ACC-31. */
export const removePasskey =
  (deps: Deps<'storage.transaction'> & DepsOf<typeof checkOwner | typeof sendLetter>) =>
  async (
    account: Account,
    { id, ...proof }: Proof & { readonly id: string },
    browser: Browser,
  ): Promise<AttemptOutcome<null>> => {
    const checked = await checkOwner(deps, account, proof, browser)
    if (checked !== null) return checked
    const removed = await deps.storage.transaction(async (store) => {
      const { accounts, audit } = store
      const found = (await accounts.passkeysOf(account.id)).find((passkey) => passkey.id === id)
      if (found === undefined || !(await accounts.removePasskey(account.id, id))) return null
      const owner = ownerOfAccount(account.id)
      if (isStaff(account))
        await audit.note({ who: owner, did: 'removed passkey', what: `${owner} ${found.label}` })
      await sendLetter(deps, store, account, (shop, link) => mails.passkeyRemoved(shop, found.label, link))
      return found
    })
    return removed === null ? notFound(passkeyNotFound) : done(null)
  }

/** Renames a passkey of the account. ACC-30. */
export const renamePasskey =
  ({ storage: { accounts } }: Deps<'storage.accounts'>) =>
  async (
    account: Account,
    { id, label }: { readonly id: string; readonly label: string },
  ): Promise<Outcome<null>> => {
    if (labelErrors(label).length > 0) return invalid({ label: [passkeyUnnamed] })
    const isRenamed = await accounts.renamePasskey(account.id, id, label.trim())
    return isRenamed ? done(null) : notFound(passkeyNotFound)
  }

async function sendLetter(
  deps: Deps<'post'> & DepsOf<typeof letterLink>,
  store: Transaction,
  { email }: Account,
  letter: (shop: string, link: string) => { readonly subject: string; readonly text: string },
): Promise<void> {
  const link = letterLink(deps, 'passkeys')
  await deps.post(store, (shop) => ({ to: email, ...letter(shop, link) }))
}
