import type { Account } from '../../ports/accounts.ts'
import type { Transaction } from '../../ports/storage.ts'
import { ownerOfAccount } from '../sessions.ts'
import { readRecoveryCode } from './recovery-codes.ts'
import { unsealed } from '../../sealed.ts'
import type { Deps, DepsOf } from '../../dependencies.ts'
import { periodOfCode } from './totp.ts'

/** Uses up a code of the account's app, or a recovery code; of two simultaneous calls, one succeeds. ACC-24, ACC-25. */
export const useSecondFactor = (
  deps: Deps<'storage.transaction'> & DepsOf<typeof periodIn>,
  { id }: Pick<Account, 'id'>,
  typed: string,
): Promise<boolean> =>
  deps.storage.transaction(async (store) => {
    await store.lock(ownerOfAccount(id))
    const period = await periodIn(deps, store, id, typed)
    if (period !== null) return store.accounts.usePeriod(id, period)
    const recovery = readRecoveryCode(typed)
    return recovery !== null && store.accounts.useRecoveryCode(id, recovery)
  })

/** The period of a code typed from the account's app, unless that period or a later one was used before. */
export async function periodIn(
  { secret, now }: Deps<'now' | 'secret'>,
  { accounts }: Pick<Transaction, 'accounts'>,
  id: string,
  typed: string,
): Promise<number | null> {
  const factor = await accounts.twoFactor(id)
  const key = factor === null ? null : unsealed(factor.secret, secret, id)
  if (factor === null || key === null) return null
  return periodOfCode(key, typed, { now: now(), after: factor.lastPeriod })
}
