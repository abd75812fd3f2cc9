import type { Db } from '../database/index.ts'
import { accountsIn } from './accounts.ts'
import { apiKeysIn } from './api-keys.ts'
import { passkeysIn } from './passkeys.ts'
import { sessionsIn } from './sessions.ts'
import { tokensIn } from './tokens.ts'
import { tradeApplicationsIn } from './trade-applications.ts'
import { twoFactorIn } from './two-factor.ts'
import type { AccountStore } from '@kisscut/shop/ports/accounts'

/** Accounts with their API keys, sessions, mailed tokens, second factors, passkeys and trade applications. */
export const accountStoreIn = (db: Db): AccountStore => ({
  ...accountsIn(db),
  ...apiKeysIn(db),
  ...passkeysIn(db),
  ...sessionsIn(db),
  ...tokensIn(db),
  ...tradeApplicationsIn(db),
  ...twoFactorIn(db),
})
