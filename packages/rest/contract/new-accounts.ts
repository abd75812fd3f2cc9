import type { SignedInAccount } from '@kisscut/shop'
import type { ServedApi } from './serve-api.ts'

/** The password of every new account. */
export const PASSWORD = 'correct horse battery'

/** New accounts, and browsers, each at an address of its own, since attempts are counted by address. */
export const newAccountsOf = (api: () => ServedApi, name: string) => {
  let count = 0
  return {
    browser: (sessionId: string | null = null) => ({
      ...{ sessionId, device: 'a browser' },
      address: `203.0.113.${(count += 1)}`,
    }),
    newAccount: async (roles: SignedInAccount['roles'] = ['shopper']): Promise<SignedInAccount> => {
      const { accounts } = api().storage
      const { id: _, ...hana } = (await accounts.account({ id: 'hana' }))!
      const email = `${name}-${(count += 1)}@example.com`
      return (await accounts.createAccount({ ...hana, roles, email }, PASSWORD))!
    },
  }
}
