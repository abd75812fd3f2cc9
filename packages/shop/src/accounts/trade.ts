import * as mails from '../messages/mails.ts'
import * as messages from '../messages/accounts.ts'
import { conflict, done, invalid, NOT_YOUR_ROLE, notFound, type Outcome } from '../outcome.ts'
import type { Account, ListedApplication, TradeApplication, TradeDetails } from '../ports/accounts.ts'
import type { Transaction } from '../ports/storage.ts'
import { rejectedFor, tooMany, type AttemptOutcome } from './attempt-outcome.ts'
import { can } from './can.ts'
import { letterLink } from './deps.ts'
import { ownerOfAccount } from './sessions.ts'
import type { Browser } from './sign-in.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { checkTrade, reasonErrors, type TypedTrade } from './trade-fields.ts'

/** A decision about an application; the reason is for the applicant. */
export interface TradeDecision {
  readonly isApproved: boolean
  readonly reason: string
}

/** Most applications on a staff page. */
const LISTED = 100

const whoIs = ({ id, roles }: Account) => ({ owner: ownerOfAccount(id), roles })

/** Whether a staff account may decide on applications. ACC-20. */
export const mayDecideTrade = (account: Account): boolean =>
  can(whoIs(account), 'change', 'trade_application', { owner: '' })

/** Applies for wholesale prices. An account has one open application at a time; trade customers can't apply. ACC-18, ACC-19. */
export const applyForTrade =
  (deps: Deps<'storage.attempts' | 'storage.transaction'>) =>
  async (account: Account, typed: TypedTrade, browser: Browser): Promise<AttemptOutcome<null>> => {
    const { details, errors } = checkTrade(typed)
    const rejected = rejectedFor(errors)
    if (rejected) return rejected
    const seconds = await deps.storage.attempts.count('from_address', browser.address)
    if (seconds > 0) return tooMany(seconds)
    return deps.storage.transaction((store) => addIn(store, account.id, details))
  }

async function addIn(store: Transaction, accountId: string, details: TradeDetails): Promise<Outcome<null>> {
  await store.lock(ownerOfAccount(accountId))
  const account = await store.accounts.account({ id: accountId })
  if (account === null || account.tradeApproved) return conflict(messages.alreadyTrade)
  const id = await store.accounts.addTradeApplication(accountId, details)
  return id === null ? conflict(messages.alreadyApplied) : done(null)
}

/** The account's latest application; null if it never applied. */
export const tradeApplicationOf =
  ({ storage: { accounts } }: Deps<'storage.accounts'>) =>
  ({ id }: Account): Promise<TradeApplication | null> =>
    accounts.tradeApplication({ accountId: id })

/** Withdraws an undecided application. ACC-19. */
export const withdrawTrade =
  ({ storage: { accounts } }: Deps<'storage.accounts'>) =>
  async ({ id }: Account): Promise<Outcome<null>> => {
    const application = await accounts.tradeApplication({ accountId: id })
    if (application === null) return notFound(messages.applicationNotFound)
    const isClosed = await accounts.closeTradeApplication(application.id, 'withdrawn', null)
    return isClosed ? done(null) : conflict(messages.applicationClosed)
  }

/** Undecided applications, oldest first, for staff who decide on them. ACC-20. */
export const listTradeApplications =
  ({ storage: { accounts } }: Deps<'storage.accounts'>) =>
  async (staff: Account): Promise<Outcome<readonly ListedApplication[]>> =>
    mayDecideTrade(staff) ? done(await accounts.tradeApplications('waiting', LISTED)) : NOT_YOUR_ROLE

/**
 * Approves or declines an application, once even if two people decide at the same time; the applicant gets a letter, and the audit log
 * records it. ACC-20, ACC-21.
 */
export const decideTrade =
  (deps: Deps<'post' | 'storage.transaction'> & DepsOf<typeof letterLink>) =>
  async (staff: Account, id: string, decision: TradeDecision): Promise<Outcome<null>> => {
    if (!mayDecideTrade(staff)) return NOT_YOUR_ROLE
    const wrong = reasonErrors(decision)
    if (wrong.length > 0) return invalid({ reason: wrong })
    const link = letterLink(deps, 'trade')
    const letter = (shop: string) =>
      decision.isApproved
        ? mails.tradeApproved(shop, link)
        : mails.tradeDeclined(shop, decision.reason.trim(), link)
    return deps.storage.transaction(async (store) => {
      const decided = await decideIn(store, staff, id, decision)
      if (!decided.ok) return decided
      await deps.post(store, (shop) => ({ to: decided.value.email, ...letter(shop) }))
      return done(null)
    })
  }

async function decideIn(
  store: Transaction,
  staff: Account,
  id: string,
  { isApproved, reason }: TradeDecision,
): Promise<Outcome<Account>> {
  const { accounts, audit } = store
  const application = await accounts.tradeApplication({ id })
  if (application === null) return notFound(messages.applicationNotFound)
  const owner = ownerOfAccount(application.accountId)
  if (application.accountId === staff.id) return conflict(messages.ownApplication)
  await store.lock(owner)
  const account = await accounts.account({ id: application.accountId })
  const state = isApproved ? 'approved' : 'declined'
  const because = reason.trim() || null
  if (account === null || !(await accounts.closeTradeApplication(id, state, because)))
    return conflict(messages.applicationClosed)
  if (isApproved) await approveIn(store, account)
  const { company, website, taxId, sells } = application
  const before = { state: application.state, company, website, taxId, sells }
  const what = `trade_application ${id} of ${owner}`
  await audit.note({
    who: ownerOfAccount(staff.id),
    did: state,
    what,
    reason: because ?? '',
    before,
    after: { state },
  })
  return done(account)
}

/** Approves the account. It sees wholesale prices from its next page on, without signing in again. ROLE-3. */
const approveIn = ({ accounts }: Transaction, { id, roles }: Account) =>
  accounts.changeAccount(id, { tradeApproved: true, roles: [...new Set([...roles, 'trade' as const])] })
