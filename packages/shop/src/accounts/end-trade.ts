import * as mails from '../messages/mails.ts'
import * as messages from '../messages/accounts.ts'
import { conflict, done, invalid, NOT_YOUR_ROLE, notFound, type Outcome } from '../outcome.ts'
import type { Account } from '../ports/accounts.ts'
import type { Transaction } from '../ports/storage.ts'
import { emailErrors, errorsOf } from './check-fields.ts'
import { letterLink } from './deps.ts'
import { ownerOfAccount } from './sessions.ts'
import { mayDecideTrade } from './trade.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { reasonErrors } from './trade-fields.ts'

/** Ends an account's wholesale prices; the reason is for the customer. */
export interface TradeEnd {
  /** The e-mail address of the trade customer's account. */
  readonly email: string
  readonly reason: string
}

/**
 * Turns a trade customer back into a shopper, once; a letter tells them, and the audit log records it. `invalid` for an invalid address
 * or a missing reason, `not_found` if no trade customer has the address. ACC-22.
 */
export const endTrade =
  (deps: Deps<'post' | 'storage.transaction'> & DepsOf<typeof letterLink>) =>
  async (staff: Account, { email, reason }: TradeEnd): Promise<Outcome<null>> => {
    if (!mayDecideTrade(staff)) return NOT_YOUR_ROLE
    const wrong = errorsOf({
      email: emailErrors(email),
      reason: reasonErrors({ isApproved: false, reason }),
    })
    if (wrong !== null) return invalid(wrong)
    const because = reason.trim()
    const link = letterLink(deps, 'trade')
    return deps.storage.transaction(async (store) => {
      const ended = await endIn(store, staff, email, because)
      if (!ended.ok) return ended
      await deps.post(store, (shop) => ({ to: ended.value.email, ...mails.tradeEnded(shop, because, link) }))
      return done(null)
    })
  }

async function endIn(
  store: Transaction,
  staff: Account,
  email: string,
  reason: string,
): Promise<Outcome<Account>> {
  const { accounts, audit } = store
  const known = await accounts.account({ email })
  if (known === null) return notFound(messages.tradeCustomerNotFound)
  if (known.id === staff.id) return conflict(messages.ownTrade)
  const owner = ownerOfAccount(known.id)
  await store.lock(owner)
  // Read again under the lock.
  const account = await accounts.account({ id: known.id })
  if (!account?.tradeApproved) return notFound(messages.tradeCustomerNotFound)
  const roles = account.roles.filter((role) => role !== 'trade')
  await accounts.changeAccount(account.id, { tradeApproved: false, roles })
  const application = await accounts.tradeApplication({ accountId: account.id })
  if (application) await accounts.closeTradeApplication(application.id, 'ended', reason)
  await audit.note({
    who: ownerOfAccount(staff.id),
    did: 'ended trade',
    what: owner,
    reason,
    before: { tradeApproved: true, roles: account.roles },
    after: { tradeApproved: false, roles },
  })
  return done(account)
}
