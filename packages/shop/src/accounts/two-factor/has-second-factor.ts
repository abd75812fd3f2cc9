import type { Account } from '../../ports/accounts.ts'
import type { Transaction } from '../../ports/storage.ts'

/** Whether the account requires a code after its password. */
export const hasSecondFactor = async (
  { accounts }: Pick<Transaction, 'accounts'>,
  { id }: Pick<Account, 'id'>,
): Promise<boolean> => ((await accounts.twoFactor(id))?.confirmed ?? null) !== null
