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

describe.each(ENGINES)('people on $name', ({ open }) => {
  let test: TestStorage
  let accounts: Storage['accounts']
  let cora: Account
  beforeAll(async () => {
    test = await open()
    accounts = test.storage.accounts
    cora = (await accounts.createAccount(CORA, 'correct horse'))!
  })
  afterAll(() => test.end())

  it('knows an account by id and by e-mail address, written however', async () => {
    expect(cora).toEqual({ ...CORA, id: cora.id, email: 'cora@example.com' })
    expect(await accounts.account({ id: cora.id })).toEqual(cora)
    expect(await accounts.account({ email: 'CORA@example.com ' })).toEqual(cora)
    expect(await accounts.account({ email: 'nobody@example.com' })).toBeNull()
  })

  it('takes an e-mail address once', async () => {
    expect(await accounts.createAccount({ ...CORA, email: 'cora@EXAMPLE.com' }, null)).toBeNull()
  })

  it('lets in with the right password alone', async () => {
    expect(await accounts.accountByPassword('cora@example.com', 'correct horse')).toEqual(cora)
    expect(await accounts.accountByPassword('cora@example.com', 'Correct horse')).toBeNull()
    expect(await accounts.accountByPassword('nobody@example.com', 'correct horse')).toBeNull()
    await accounts.setPassword(cora.id, 'battery staple')
    expect(await accounts.accountByPassword('cora@example.com', 'correct horse')).toBeNull()
    expect(await accounts.accountByPassword('cora@example.com', 'battery staple')).toEqual(cora)
  })

  it('lets nobody in to an account without a password', async () => {
    await accounts.createAccount({ ...CORA, email: 'dele@example.com' }, null)
    expect(await accounts.accountByPassword('dele@example.com', '')).toBeNull()
  })

  it('lists those who have a role, by name, and who has no password yet (ACC-28)', async () => {
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

  it('knows a service by its key', async () => {
    await accounts.addApiKey(cora.id, 'press', 'key-1')
    await accounts.addApiKey(cora.id, 'press', 'key-1')
    expect(await accounts.accountByApiKey('key-1')).toEqual({ account: cora, scopes: null })
    expect(await accounts.accountByApiKey('key-2')).toBeNull()
  })

  it('keeps a session until it expires', async () => {
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

  it('writes down what staff changed (ROLE-8)', async () => {
    await test.storage.audit.note({
      who: cora.id,
      did: 'price changed',
      what: 'white-vinyl',
      after: { a: 1 },
    })
  })
})
