import type { Account } from '@kisscut/shop/ports/accounts'

type Person = Omit<Account, 'id'> & { readonly id: string }

const person = (name: string, more: Partial<Person>): Person => ({
  id: name.toLowerCase(),
  email: `${name.toLowerCase()}@example.com`,
  name,
  roles: ['shopper'],
  tradeApproved: false,
  unit: 'in',
  currency: 'USD',
  locale: 'en-US',
  ...more,
})

/** The demo shop's accounts. Nobody can sign in with one until it has a password. */
export const ACCOUNTS: readonly Person[] = [
  person('Ana', { unit: 'mm', currency: 'EUR', locale: 'de-DE' }),
  person('Ben', {}),
  person('Cora', { roles: ['shopper', 'trade'], tradeApproved: true }),
  person('Dele', { roles: ['shopper', 'artist'] }),
  person('Priya', { roles: ['shopper', 'artist'] }),
  person('Finn', { roles: ['designer'] }),
  person('Gus', { roles: ['production'] }),
  person('Hana', { roles: ['support'] }),
]
