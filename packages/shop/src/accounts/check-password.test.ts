import { describe, expect, it } from 'vitest'
import type { Attempts } from '../ports/attempts.ts'
import { openTestStorage } from '../testing/test-storage.ts'
import { checkPassword } from './check-password.ts'

const PASSWORD = 'correct horse battery'
const BROWSER = { sessionId: null, address: '203.0.113.1', device: '' }

/** Attempts that allow a password to be tried this often, and the keys they counted. */
const letting = (times: number) => {
  const counted: string[] = []
  const attempts: Attempts = {
    count: async (attempt, key) => {
      counted.push(`${attempt} ${key}`)
      return counted.filter((one) => one.startsWith('to_account ')).length > times ? 60 : 0
    },
    forget: async () => undefined,
  }
  return { attempts, counted }
}

const opened = async () => {
  const { storage } = await openTestStorage(
    async () => undefined,
    () => new Date(0),
  )
  const shown = { unit: 'in', currency: 'USD', locale: 'en-US', roles: [], tradeApproved: false } as const
  const person = { ...shown, name: 'Ana', email: 'ana@example.com' }
  return { storage, ana: (await storage.accounts.createAccount(person, PASSWORD))! }
}

describe('a password requested again in a signed-in browser', () => {
  it('is checked, and an error is reported at its field (ACC-11, ACC-23)', async () => {
    const { storage, ana } = await opened()
    const { attempts } = letting(10)
    const check = (field: 'password' | 'current', typed: string) =>
      checkPassword({ storage: { ...storage, attempts } }, ana, { field, typed }, BROWSER)
    expect(await check('password', PASSWORD)).toBeNull()
    const errors = ['This is not your password.']
    expect(await check('password', '')).toMatchObject({ reason: 'invalid', errors: { password: errors } })
    expect(await check('current', `${PASSWORD} `)).toMatchObject({
      reason: 'invalid',
      errors: { current: errors },
    })
  })

  it('counts toward the sign-in limits, by address and by account (ACC-3)', async () => {
    const { storage, ana } = await opened()
    const { attempts, counted } = letting(1)
    const check = (typed: string) =>
      checkPassword({ storage: { ...storage, attempts } }, ana, { field: 'password', typed }, BROWSER)
    expect(await check('wrong')).toMatchObject({ reason: 'invalid' })
    expect(counted).toEqual([
      'from_address 203.0.113.1',
      'to_account_from_address ana@example.com 203.0.113.1',
      'to_account ana@example.com',
    ])
    expect(await check(PASSWORD)).toEqual({ ok: false, reason: 'too_many', seconds: 60 })
  })
})
