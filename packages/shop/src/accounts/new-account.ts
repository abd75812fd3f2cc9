import type { SettingsRow } from '@kisscut/records'
import type { Chosen } from './viewer.ts'
import type { Account } from '../ports/accounts.ts'
import { preferencesOf } from '../settings/guest.ts'

type Stated = Pick<Account, 'name' | 'email' | 'locale' | 'roles'> & { readonly chosen?: Chosen }

/** The row of a new account. Its locale decides how numbers are written, unless the shop's settings say otherwise. */
export const newAccount = (
  { chosen = {}, ...stated }: Stated,
  settings: SettingsRow,
): Omit<Account, 'id'> => ({
  ...stated,
  ...preferencesOf(settings, stated.locale),
  tradeApproved: false,
  currency: settings.currency,
  ...chosen,
})
