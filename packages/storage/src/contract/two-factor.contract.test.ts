import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import type { Storage } from '@kisscut/shop/ports/storage'

describe.each(ENGINES)('second factors on $name', ({ open }) => {
  let test: TestStorage
  let accounts: Storage['accounts']
  let id: string
  beforeAll(async () => {
    test = await open()
    accounts = test.storage.accounts
  })
  afterAll(() => test.end())

  let made = 0
  beforeEach(async () => {
    made += 1
    const ada = {
      name: 'Ada',
      roles: [],
      tradeApproved: false,
      unit: 'in',
      currency: 'USD',
      locale: 'en-US',
    } as const
    id = (await accounts.createAccount({ ...ada, email: `ada-${made}@example.com` }, null))!.id
  })

  it('can be restarted until they are confirmed', async () => {
    expect(await accounts.twoFactor(id)).toBeNull()
    expect(await accounts.beginTwoFactor(id, 'one')).toBe(true)
    expect(await accounts.beginTwoFactor(id, 'two')).toBe(true)
    expect(await accounts.twoFactor(id)).toEqual({
      secret: 'two',
      confirmed: null,
      lastPeriod: 0,
      recoveryLeft: 0,
    })
    expect(await accounts.usePeriod(id, 7)).toBe(false)
    expect(await accounts.confirmTwoFactor(id, 7, ['a', 'b'])).toBe(true)
    expect(await accounts.confirmTwoFactor(id, 8, [])).toBe(false)
    expect(await accounts.beginTwoFactor(id, 'three')).toBe(false)
    expect(await accounts.twoFactor(id)).toMatchObject({ secret: 'two', lastPeriod: 7, recoveryLeft: 2 })
  })

  it('accept no period twice, nor an earlier one, however many calls run at once (ACC-24)', async () => {
    await accounts.beginTwoFactor(id, 'one')
    await accounts.confirmTwoFactor(id, 7, [])
    expect(await accounts.usePeriod(id, 7)).toBe(false)
    const at = await Promise.all([8, 8, 8, 8].map((period) => accounts.usePeriod(id, period)))
    expect(at.filter(Boolean)).toHaveLength(1)
    expect(await accounts.usePeriod(id, 6)).toBe(false)
    expect(await accounts.usePeriod(id, 9)).toBe(true)
  })

  it('accept each recovery code once', async () => {
    await accounts.beginTwoFactor(id, 'one')
    await accounts.confirmTwoFactor(id, 7, ['a', 'b'])
    const use = (code: string) =>
      test.storage.transaction(async (store) => {
        await store.lock(`account:${id}`)
        return store.accounts.useRecoveryCode(id, code)
      })
    const used = await Promise.all([use('a'), use('a'), use('c'), use('b')])
    expect(used.filter(Boolean)).toHaveLength(2)
    expect(await accounts.twoFactor(id)).toMatchObject({ recoveryLeft: 0 })
    expect(await use('a')).toBe(false)
  })

  it('replace the recovery codes on renewal, once they are confirmed (ACC-29)', async () => {
    await accounts.beginTwoFactor(id, 'one')
    expect(await accounts.renewRecoveryCodes(id, ['c'])).toBe(false)
    await accounts.confirmTwoFactor(id, 7, ['a', 'b'])
    expect(await accounts.renewRecoveryCodes(id, ['c', 'd', 'e'])).toBe(true)
    expect(await accounts.twoFactor(id)).toMatchObject({ lastPeriod: 7, recoveryLeft: 3 })
    expect(await accounts.useRecoveryCode(id, 'a')).toBe(false)
    expect(await accounts.useRecoveryCode(id, 'e')).toBe(true)
  })

  it('are removed when they are turned off', async () => {
    expect(await accounts.removeTwoFactor(id)).toBe(false)
    await accounts.beginTwoFactor(id, 'one')
    expect(await accounts.removeTwoFactor(id)).toBe(true)
    expect(await accounts.twoFactor(id)).toBeNull()
  })
})
