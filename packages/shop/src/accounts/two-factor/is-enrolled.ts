import type { CatalogCache } from '../../catalog/catalog-cache.ts'
import type { Account } from '../../ports/accounts.ts'
import type { Transaction } from '../../ports/storage.ts'
import { isStaff } from '../roles.ts'
import { hasSecondFactor } from './has-second-factor.ts'

type Accounts = Pick<Transaction, 'accounts'>
type WithId = Pick<Account, 'id'>

export const hasPasskey = async ({ accounts }: Accounts, { id }: WithId): Promise<boolean> =>
  (await accounts.passkeysOf(id)).length > 0

/** Whether the account has a second factor that satisfies the shop: an authenticator app or a passkey. ACC-27, ACC-33. */
export const isEnrolled = async (store: Accounts, account: WithId): Promise<boolean> =>
  (await hasSecondFactor(store, account)) || hasPasskey(store, account)

/** Whether the shop requires more than a password of the account. ACC-27. */
export const isRequiredOf = async (
  catalog: Pick<CatalogCache, 'recent'>,
  account: Pick<Account, 'roles'>,
): Promise<boolean> => isStaff(account) && (await catalog.recent()).settings.require_two_factor
