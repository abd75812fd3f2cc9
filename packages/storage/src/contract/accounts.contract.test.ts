import { addressKey } from '@kisscut/shop/address-key'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import type { Account } from '@kisscut/shop/ports/accounts'
import type { Storage } from '@kisscut/shop/ports/storage'

const CORA: Omit<Account, 'id'> = {
  email: ' Cora@Example.com',
  name: 'Cora',
  roles: ['trade'],
  tradeApproved: true,
  unit: 'in',
  currency: 'USD',
  locale: 'en-US',
}

describe.each(ENGINES)('accounts on $name', ({ open }) => {
  let test: TestStorage
  let accounts: Storage['accounts']
  let cora: Account
  beforeAll(async () => {
    test = await open()
    accounts = test.storage.accounts
    cora = (await accounts.createAccount(CORA, 'correct horse'))!
  })
  afterAll(() => test.end())

  it('are found by id and by e-mail address, in any spelling', async () => {
    expect(cora).toEqual({ ...CORA, id: cora.id, email: 'cora@example.com' })
    expect(await accounts.account({ id: cora.id })).toEqual(cora)
    expect(await accounts.account({ email: 'CORA@example.com ' })).toEqual(cora)
    expect(await accounts.account({ email: 'nobody@example.com' })).toBeNull()
  })

  it('have unique e-mail addresses', async () => {
    expect(await accounts.createAccount({ ...CORA, email: 'cora@EXAMPLE.com' }, null)).toBeNull()
  })

  it('are found by the key of their address, at any length and in any spelling (ACC-34)', async () => {
    const written = fc.string({
      unit: fc.constantFrom('a', 'B', 'é', 'É', 'İ', ' ', '@', '.'),
      minLength: 1,
      maxLength: 400,
    })
    await fc.assert(
      fc.asyncProperty(written, async (email) => {
        const made = await accounts.createAccount({ ...CORA, email }, null)
        const known = await accounts.account({ email: addressKey(email) })
        if (made !== null) expect(known).toEqual(made)
        expect(known?.email).toBe(addressKey(email))
        expect(await accounts.account({ email })).toEqual(known)
      }),
      { numRuns: 50 },
    )
  })

  it('give an address to one of two accounts that take it at once, and tell the other (ACC-34)', async () => {
    const add = (email: string) => accounts.createAccount({ ...CORA, email }, null)
    const [one, other] = [(await add('one@example.com'))!, (await add('other@example.com'))!]
    for (let time = 1; time <= 8; time += 1) {
      const email = `wanted-${time}@example.com`
      const take = ({ id }: Account) =>
        test.storage.transaction(async (store) => {
          const isChanged = await store.accounts.changeAccount(id, { email, name: `Has ${email}` })
          // The transaction continues.
          await store.accounts.changeAccount(id, { unit: 'mm' })
          return isChanged
        })
      const changed = await Promise.all([take(one), take(other)])
      expect(changed.toSorted()).toEqual([false, true])
      const found = (await accounts.account({ email }))!
      expect(found).toMatchObject({ id: (changed[0] ? one : other).id, name: `Has ${email}`, unit: 'mm' })
      const loser = (await accounts.account({ id: (changed[0] ? other : one).id }))!
      expect(loser).toMatchObject({ unit: 'mm' })
      expect(loser.name).not.toBe(`Has ${email}`)
    }
    const at = await Promise.all([
      accounts.changeAccount(one.id, { email: 'alone@example.com' }),
      accounts.changeAccount(other.id, { email: 'alone@example.com' }),
      add('alone@example.com').then((made) => made !== null),
    ])
    expect(at.filter(Boolean)).toHaveLength(1)
  })

  it('accept only the right password', async () => {
    expect(await accounts.accountByPassword('cora@example.com', 'correct horse')).toEqual(cora)
    expect(await accounts.accountByPassword('cora@example.com', 'Correct horse')).toBeNull()
    expect(await accounts.accountByPassword('nobody@example.com', 'correct horse')).toBeNull()
    await accounts.setPassword(cora.id, 'battery staple')
    expect(await accounts.accountByPassword('cora@example.com', 'correct horse')).toBeNull()
    expect(await accounts.accountByPassword('cora@example.com', 'battery staple')).toEqual(cora)
  })

  it('without a password can’t sign in', async () => {
    await accounts.createAccount({ ...CORA, email: 'dele@example.com' }, null)
    expect(await accounts.accountByPassword('dele@example.com', '')).toBeNull()
  })

  it('are listed by role, by name, with those that have no password yet (ACC-28)', async () => {
    const add = (name: string, roles: Account['roles'], password: string | null) =>
      accounts.createAccount({ ...CORA, name, email: `${name}@example.com`, roles }, password)
    const bo = await add('bo', ['trade', 'support'], null)
    const al = await add('al', ['owner'], 'a long password')
    await add('ed', ['production'], null)
    const listed = await accounts.staff(['owner', 'support'])
    expect(listed.map(({ id, isInvited }) => [id, isInvited])).toEqual([
      [al?.id, false],
      [bo?.id, true],
    ])
    expect(await accounts.staff([])).toEqual([])
    expect([await accounts.hasPassword(al!.id), await accounts.hasPassword(bo!.id)]).toEqual([true, false])
  })

  it('are found by an API key', async () => {
    await accounts.addApiKey(cora.id, 'press', 'key-1')
    await accounts.addApiKey(cora.id, 'press', 'key-1')
    expect(await accounts.accountByApiKey('key-1')).toEqual({ account: cora, scopes: null })
    expect(await accounts.accountByApiKey('key-2')).toBeNull()
  })

  it('have sessions until these expire', async () => {
    const guest = await accounts.openSession(null, 60)
    const hers = await accounts.openSession(cora.id, 60)
    const over = await accounts.openSession(null, -1)
    expect(await accounts.session(guest.id)).toEqual(guest)
    expect((await accounts.session(hers.id))?.accountId).toBe(cora.id)
    expect(await accounts.session(over.id)).toBeNull()
    expect(await accounts.expiredSessions(10)).toEqual([over.id])
    await accounts.removeSession(over.id)
    expect(await accounts.expiredSessions(10)).toEqual([])
    expect(await accounts.session(hers.id)).toEqual(hers)
  })

  it('have an audit log of staff’s changes (ROLE-8)', async () => {
    await test.storage.audit.note({
      who: cora.id,
      did: 'price changed',
      what: 'white-vinyl',
      after: { a: 1 },
    })
  })
})
