import { ownRoles } from '../messages/accounts.ts'
import { conflict, done, invalid, NOT_YOUR_ROLE, type Outcome } from '../outcome.ts'
import type { Account } from '../ports/accounts.ts'
import type { Transaction } from '../ports/storage.ts'
import { addressKey } from './address-key.ts'
import { emailErrors, errorsOf, nameErrors } from './check-fields.ts'
import { postInvitation } from './invitation-letter.ts'
import { newAccount } from './new-account.ts'
import { STAFF } from './roles.ts'
import { ownerOfAccount } from './sessions.ts'
import { mayChangeStaff } from './staff.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import type { Role, Viewer } from './viewer.ts'

export interface Invitation {
  readonly name: string
  readonly email: string
  /** Staff roles to grant. */
  readonly roles: readonly Role[]
}

/**
 * Grants staff roles to an address and mails it a link to choose a password. A shopper's existing account keeps its roles, gets the new
 * ones and must sign in again. ACC-17.
 */
export const invite =
  (deps: Deps<'storage.transaction'> & DepsOf<typeof postInvitation>) =>
  async (viewer: Viewer, invitation: Invitation): Promise<Outcome<{ readonly id: string }>> => {
    const { name, email } = invitation
    const errors = errorsOf({ name: nameErrors(name), email: emailErrors(email) })
    if (errors !== null) return invalid(errors)
    return deps.storage.transaction(async (store) => {
      if (!(await mayChangeStaff(store, viewer))) return NOT_YOUR_ROLE
      const account = await accountFor(store, viewer, invitation)
      if (account === null || ownerOfAccount(account.id) === viewer.owner) return conflict(ownRoles)
      const { id } = account
      // A trade approval changes the same roles.
      await store.lock(ownerOfAccount(id))
      const before = (await store.accounts.account({ id }))?.roles ?? []
      const after = [...before.filter((role) => !STAFF.includes(role)), ...invitation.roles]
      await store.accounts.changeAccount(id, { roles: after })
      await store.accounts.endSessions(id, { allBut: null })
      await store.audit.note({ who: viewer.owner, did: 'invited', what: ownerOfAccount(id), before, after })
      await postInvitation(deps, store, account)
      return done({ id })
    })
  }

/** The account of the address, created without a password if there is none; null if another request was faster. */
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
