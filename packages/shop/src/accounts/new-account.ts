import { DEFAULT_CURRENCY } from '@kisscut/records'
import type { Account } from '../ports/accounts.ts'
import { unitOfLocale } from './viewer.ts'

type Stated = Pick<Account, 'name' | 'email' | 'locale' | 'roles'>

/** An account as it begins: figures are written as its locale writes them. */
export const newAccount = (stated: Stated): Omit<Account, 'id'> => ({
  ...stated,
  tradeApproved: false,
  unit: unitOfLocale(stated.locale),
  currency: DEFAULT_CURRENCY,
})
