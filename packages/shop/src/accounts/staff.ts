import { invitationAccepted, ownRoles, staffNotFound } from '../messages/accounts.ts'
import { conflict, done, NOT_YOUR_ROLE, notFound, type Outcome } from '../outcome.ts'
import type { Account, ListedStaff } from '../ports/accounts.ts'
import type { Transaction } from '../ports/storage.ts'
import { can } from './can.ts'
import { postInvitation } from './invitation-letter.ts'
import { isStaff, STAFF } from './roles.ts'
import { accountOfOwner, ownerOfAccount } from './sessions.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import type { Viewer } from './viewer.ts'

type StaffOutcome = Outcome<{ readonly id: string }>

/** Staff and invited accounts, by name. ACC-28. */
export const listStaff =
  ({ storage: { accounts } }: Deps<'storage.accounts'>) =>
  (): Promise<readonly ListedStaff[]> =>
    accounts.staff(STAFF)

/** Sends an invitation again; the earlier link stops working. `conflict`: the account already has a password. ACC-28. */
export const inviteAgain =
  (deps: Deps<'storage.transaction'> & DepsOf<typeof postInvitation>) =>
  async (viewer: Viewer, id: string): Promise<StaffOutcome> => {
    return deps.storage.transaction(async (store): Promise<StaffOutcome> => {
      const account = await staffIn(store, viewer, id)
      if (!account.ok) return account
      if (await store.accounts.hasPassword(id)) return conflict(invitationAccepted)
      await store.audit.note({ who: viewer.owner, did: 'invited again', what: ownerOfAccount(id) })
      await postInvitation(deps, store, account.value)
      return done({ id })
    })
  }

/**
 * Takes an account's staff roles away, or revokes its invitation: the account is signed out, and its API keys and mailed links stop
 * working. Other roles, such as trade customer, stay. ACC-28.
 */
export const removeStaff =
  ({ storage }: Deps<'storage.transaction'>) =>
  (viewer: Viewer, id: string): Promise<StaffOutcome> =>
    storage.transaction(async (store): Promise<StaffOutcome> => {
      const known = await staffIn(store, viewer, id)
      if (!known.ok) return known
      const { accounts, audit } = store
      const { roles: before } = known.value
      const after = before.filter((role) => !STAFF.includes(role))
      await accounts.changeAccount(id, { roles: after })
      await accounts.endSessions(id, { allBut: null })
      await accounts.removeTokens(id, 'reset')
      await accounts.removeTokens(id, 'second_factor')
      await accounts.removeTokens(id, 'passkey_add')
      for (const key of await accounts.apiKeysOf(id)) await accounts.removeApiKey(id, key.id)
      await audit.note({
        who: viewer.owner,
        did: 'removed from staff',
        what: ownerOfAccount(id),
        before,
        after,
      })
      return done({ id })
    })

/** Another staff account, locked against changes, if this viewer may see it. */
async function staffIn(store: Transaction, viewer: Viewer, id: string): Promise<Outcome<Account>> {
  if (!(await mayChangeStaff(store, viewer))) return NOT_YOUR_ROLE
  if (ownerOfAccount(id) === viewer.owner) return conflict(ownRoles)
  await store.lock(ownerOfAccount(id))
  const account = await store.accounts.account({ id })
  return account !== null && isStaff(account) ? done(account) : notFound(staffNotFound)
}

/** Whether the viewer still has the right, checked under the lock on staff: if two owners remove each other, one remains. */
export async function mayChangeStaff(store: Transaction, { owner }: Viewer): Promise<boolean> {
  await store.lock('staff')
  const self = await store.accounts.account({ id: accountOfOwner(owner) ?? '' })
  return self !== null && can({ owner, roles: self.roles }, 'change', 'account')
}
