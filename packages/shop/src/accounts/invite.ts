import { ownRoles } from '../messages/accounts.ts'
import * as mails from '../messages/mails.ts'
import { conflict, done, invalid, type Outcome } from '../outcome.ts'
import type { Account } from '../ports/accounts.ts'
import type { Transaction } from '../ports/storage.ts'
import { addressKey } from './address-key.ts'
import { emailErrors, errorsOf, nameErrors } from './check-fields.ts'
import { letterLink, LINK_SECONDS, type AccountDeps } from './deps.ts'
import { newAccount } from './new-account.ts'
import { ownerOfAccount } from './sessions.ts'
import type { Role, Viewer } from './viewer.ts'

export interface Invitation {
  readonly name: string
  readonly email: string
  /** Of staff. */
  readonly roles: readonly Role[]
}

/**
 * Gives somebody roles of staff and sends a link to choose a password. A shopper's account gets the roles too, and signs in anew. ACC-17.
 */
export const invite =
  (deps: AccountDeps) =>
  async (viewer: Viewer, invitation: Invitation): Promise<Outcome<{ readonly id: string }>> => {
    const { name, email } = invitation
    const errors = errorsOf({ name: nameErrors(name), email: emailErrors(email) })
    if (errors !== null) return invalid(errors)
    const made = await deps.storage.transaction(async (store) => {
      const account = await accountFor(store, viewer, invitation)
      if (account === null || ownerOfAccount(account.id) === viewer.owner) return null
      const { id } = account
      // Who approves a trade customer adds to the roles there are.
      await store.lock(ownerOfAccount(id))
      await store.accounts.changeAccount(id, { roles: invitation.roles })
      await store.accounts.endSessions(id, { allBut: null })
      const [before, after] = [account.roles, invitation.roles]
      await store.audit.note({ who: viewer.owner, did: 'invited', what: ownerOfAccount(id), before, after })
      const token = { kind: 'reset', accountId: id, data: {}, lifeSeconds: LINK_SECONDS.invitation } as const
      return { id, to: account.email, token: await store.accounts.addToken(token) }
    })
    if (made === null) return conflict(ownRoles)
    const link = letterLink(deps, 'resetPassword', made.token)
    await deps.post((shop) => ({ to: made.to, ...mails.invitation(shop, link) }))
    return done({ id: made.id })
  }

/** The account of the address, made without a password where there is none; null: somebody was faster. */
async function accountFor(
  { accounts, catalog }: Transaction,
  { locale }: Viewer,
  { name, email }: Invitation,
): Promise<Account | null> {
  const known = await accounts.account({ email: addressKey(email) })
  if (known !== null) return known
  const stated = { name: name.trim(), email: addressKey(email), locale, roles: [] }
  return accounts.createAccount(newAccount(stated, await catalog.settings()), null)
}
