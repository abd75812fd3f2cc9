import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import type { Storage } from '@kisscut/shop/ports/storage'

describe.each(ENGINES)('passkeys on $name', ({ open }) => {
  let test: TestStorage
  let accounts: Storage['accounts']
  let ada: string
  let ben: string
  beforeAll(async () => {
    test = await open()
    accounts = test.storage.accounts
  })
  afterAll(() => test.end())

  let made = 0
  const newAccount = async (): Promise<string> => {
    made += 1
    const person = { name: 'Ada', roles: [], tradeApproved: false, unit: 'in', currency: 'USD' } as const
    const email = `passkey-${made}@example.com`
    return (await accounts.createAccount({ ...person, locale: 'en-US', email }, null))!.id
  }
  beforeEach(async () => {
    ada = await newAccount()
    ben = await newAccount()
  })
  const passkey = (id: string, accountId = ada) => ({
    ...{ id: `${id}-${made}`, accountId, label: 'Phone' },
    ...{ publicKey: 'pQEC', counter: 0 },
  })

  it('are stored once, for one account (ACC-30)', async () => {
    const [one, other] = [passkey('one'), passkey('other')]
    expect(await accounts.passkeysOf(ada)).toEqual([])
    expect(await accounts.addPasskey(one)).toBe(true)
    expect(await accounts.addPasskey({ ...one, accountId: ben, label: 'Theft' })).toBe(false)
    expect(await accounts.addPasskey(other)).toBe(true)
    expect(await accounts.passkey(one.id)).toEqual({ ...one, created: expect.any(Date) })
    expect((await accounts.passkeysOf(ada)).map(({ id }) => id).toSorted()).toEqual(
      [one.id, other.id].toSorted(),
    )
    expect(await accounts.passkeysOf(ben)).toEqual([])
  })

  it('accept only a later counter, once of many calls at once; those without a counter always work (ACC-32)', async () => {
    const { id } = passkey('one')
    await accounts.addPasskey(passkey('one'))
    expect(await accounts.usePasskey(id, 0)).toBe(true)
    expect(await accounts.usePasskey(id, 0)).toBe(true)
    const used = await Promise.all([5, 5, 5, 5].map((counter) => accounts.usePasskey(id, counter)))
    expect(used.filter(Boolean)).toHaveLength(1)
    for (const counter of [5, 4, 0]) expect(await accounts.usePasskey(id, counter)).toBe(false)
    expect(await accounts.passkey(id)).toMatchObject({ counter: 5 })
    expect(await accounts.usePasskey('unknown', 9)).toBe(false)
  })

  it('can be renamed and removed only by their own account (ACC-31)', async () => {
    const { id } = passkey('one')
    await accounts.addPasskey(passkey('one'))
    expect(await accounts.renamePasskey(ben, id, 'Theft')).toBe(false)
    expect(await accounts.renamePasskey(ada, id, 'Laptop')).toBe(true)
    expect(await accounts.passkey(id)).toMatchObject({ label: 'Laptop' })
    expect(await accounts.removePasskey(ben, id)).toBe(false)
    expect(await accounts.removePasskey(ada, id)).toBe(true)
    expect(await accounts.removePasskey(ada, id)).toBe(false)
    expect(await accounts.passkey(id)).toBeNull()
  })
})
