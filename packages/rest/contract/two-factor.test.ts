import type { SignedInAccount } from '@kisscut/shop'
import { settings } from '@kisscut/records'
import { appOf } from '@kisscut/shop/testing/authenticator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { secondFactorFirst } from '../src/messages/requests.ts'
import { PASSWORD, newAccountsOf } from './new-accounts.ts'
import { ENGINES, OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const ME = '/account/api/v1/me/'
const RIGHTS = '/admin/api/v1/rights/'
const START = new Date('2027-03-01T12:00:00Z')

describe.each(ENGINES)('two-factor sign-in on %s', (engine) => {
  let api: ServedApi
  let time = START
  beforeAll(async () => {
    api = await serveApi(engine, { now: () => time })
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const later = () => {
    time = new Date(time.getTime() + 60_000)
    return time
  }

  const { browser, newAccount } = newAccountsOf(() => api, 'two-factor')
  const enrolled = async (account?: SignedInAccount) => enroll(account ?? (await newAccount()))
  const enroll = async (account: SignedInAccount) => {
    const { twoFactor } = api.shop.accounts
    expect(await twoFactor.begin(account)).toEqual({ ok: true, value: null })
    const enrollment = (await twoFactor.enrollment(account))!
    const app = appOf(enrollment.secret)
    const confirmed = await twoFactor.confirm(account, { password: PASSWORD, code: app(later()) }, browser())
    if (!confirmed.ok) throw new Error(confirmed.reason)
    return { account, app, recovery: confirmed.value, enrollment }
  }
  const signIn = ({ email }: SignedInAccount) =>
    api.shop.accounts.signIn({ email, password: PASSWORD }, browser())
  const tokenOf = async (account: SignedInAccount): Promise<string> => {
    const outcome = await signIn(account)
    if (outcome.ok || outcome.reason !== 'second_factor') throw new Error(JSON.stringify(outcome))
    return outcome.token
  }
  const second = (token: string, code: string) => api.shop.accounts.signInSecond({ token, code }, browser())

  it('is set up by the first code of an app; other browsers are signed out, and a letter says so (ACC-23)', async () => {
    const account = await newAccount()
    const { twoFactor } = api.shop.accounts
    const here = await api.storage.accounts.openSession(account.id, 60)
    await api.storage.accounts.openSession(account.id, 60)
    await twoFactor.begin(account)
    const { secret, url } = (await twoFactor.enrollment(account))!
    expect(url).toContain(`secret=${secret}`)
    expect(await signIn(account)).toMatchObject({ ok: true })
    const confirm = (typed: object) =>
      twoFactor.confirm(
        account,
        { password: PASSWORD, code: appOf(secret)(time), ...typed },
        browser(here.id),
      )
    expect(await confirm({ code: '000000' })).toMatchObject({
      reason: 'invalid',
      errors: { code: [expect.any(String)] },
    })
    expect(await twoFactor.state(account)).toMatchObject({ isOn: false })
    const confirmed = await confirm({})
    expect(confirmed).toMatchObject({ ok: true })
    expect(await twoFactor.state(account)).toEqual({ isOn: true, recoveryLeft: 10 })
    expect(await twoFactor.enrollment(account)).toBeNull()
    expect(await twoFactor.begin(account)).toMatchObject({ reason: 'conflict' })
    expect((await api.storage.accounts.sessionsOf(account.id)).map(({ id }) => id)).toHaveLength(1)
    expect(api.letters.filter(({ to }) => to === account.email).map(({ subject }) => subject)).toEqual([
      'Two-factor sign-in is on',
    ])
    const stored = await api.storage.accounts.twoFactor(account.id)
    expect(stored?.secret).not.toContain(secret)
  })

  it('is not turned on without the password, however often one guesses; sessions elsewhere go on (ACC-3, ACC-23)', async () => {
    const account = await newAccount()
    const { twoFactor } = api.shop.accounts
    await api.storage.accounts.openSession(account.id, 60)
    await twoFactor.begin(account)
    const app = appOf((await twoFactor.enrollment(account))!.secret)
    const from = browser()
    const confirm = (password: string) => twoFactor.confirm(account, { password, code: app(time) }, from)
    for (const password of ['', 'wrong', 'x'.repeat(100_000)])
      expect(await confirm(password)).toEqual({
        ok: false,
        reason: 'invalid',
        errors: { password: ['This is not your password.'] },
      })
    const guesses = []
    for (let guess = 0; guess < 30; guess++) guesses.push(await confirm(`guess ${guess}`))
    expect(guesses.at(-1)).toMatchObject({ reason: 'too_many' })
    expect(await confirm(PASSWORD)).toMatchObject({ reason: 'too_many' })
    expect(await twoFactor.state(account)).toEqual({ isOn: false, recoveryLeft: 0 })
    expect(await api.storage.accounts.sessionsOf(account.id)).toHaveLength(1)
    expect(api.letters.filter(({ to }) => to === account.email)).toEqual([])
  })

  it('renews recovery codes by password and code; the earlier ones sign nobody in, and a letter says so (ACC-29)', async () => {
    const { account, app, recovery } = await enrolled(await newAccount(['support']))
    const { twoFactor } = api.shop.accounts
    const [first = '', other = ''] = recovery
    const renew = (typed: object) =>
      twoFactor.renewRecoveryCodes(account, { password: PASSWORD, code: app(later()), ...typed }, browser())
    expect(await renew({ password: 'wrong' })).toMatchObject({
      errors: { password: ['This is not your password.'] },
    })
    expect(await renew({ code: '000000' })).toMatchObject({ errors: { code: [expect.any(String)] } })
    expect(await twoFactor.state(account)).toEqual({ isOn: true, recoveryLeft: 10 })
    const renewed = await renew({ code: first })
    if (!renewed.ok) throw new Error(renewed.reason)
    expect(await twoFactor.state(account)).toEqual({ isOn: true, recoveryLeft: 10 })
    expect(await second(await tokenOf(account), other)).toMatchObject({ reason: 'wrong' })
    expect(await second(await tokenOf(account), renewed.value[0]!)).toMatchObject({ ok: true })
    expect(
      await twoFactor.turnOff(account, { password: PASSWORD, code: app(later()) }, browser()),
    ).toMatchObject({ ok: true })
    expect(await renew({})).toMatchObject({ reason: 'conflict' })
    expect(api.letters.filter(({ to }) => to === account.email).map(({ subject }) => subject)).toEqual([
      'Two-factor sign-in is on',
      'You have new recovery codes',
      'Two-factor sign-in is off',
    ])
  })

  it('takes a code once, after the right password alone (ACC-24)', async () => {
    const { account, app } = await enrolled()
    const wrong = await api.shop.accounts.signIn({ email: account.email, password: 'wrong' }, browser())
    expect(wrong).toEqual({ ok: false, reason: 'wrong' })
    const [one, other] = [await tokenOf(account), await tokenOf(account)]
    expect(await second('no token', app(later()))).toMatchObject({ reason: 'expired' })
    expect(await second(one, app(new Date(time.getTime() - 120_000)))).toMatchObject({ reason: 'wrong' })
    const opened = await Promise.all([second(one, app(time)), second(other, app(time))])
    expect(opened.filter(({ ok }) => ok)).toHaveLength(1)
    const used = opened[0].ok ? one : other
    expect(await second(used, app(later()))).toMatchObject({ reason: 'expired' })
  })

  it('takes each recovery code once, however it is typed (ACC-25)', async () => {
    const { account, recovery } = await enrolled()
    const [first = ''] = recovery
    expect(new Set(recovery).size).toBe(10)
    const typed = first.toLowerCase().replace('-', ' ')
    expect(await second(await tokenOf(account), typed)).toMatchObject({ ok: true })
    expect(await second(await tokenOf(account), first)).toMatchObject({ reason: 'wrong' })
    expect(await api.shop.accounts.twoFactor.state(account)).toEqual({ isOn: true, recoveryLeft: 9 })
  })

  it('stops who guesses, whatever they guess (ACC-3, ACC-24)', async () => {
    const { account } = await enrolled()
    const token = await tokenOf(account)
    const from = browser()
    const guesses = []
    for (let guess = 0; guess < 40; guess++)
      guesses.push(await api.shop.accounts.signInSecond({ token, code: `${100000 + guess}` }, from))
    expect(guesses.at(-1)).toMatchObject({ ok: false, reason: 'too_many' })
  })

  it('is turned off by password and code together; a new password leaves it on (ACC-26)', async () => {
    const { account, app, recovery } = await enrolled()
    const { twoFactor } = api.shop.accounts
    const [code = ''] = recovery
    const off = (typed: object) =>
      twoFactor.turnOff(account, { password: PASSWORD, code: app(later()), ...typed }, browser())
    expect(await off({ password: 'wrong' })).toMatchObject({
      reason: 'invalid',
      errors: { password: [expect.any(String)] },
    })
    expect(await off({ code: '000000' })).toMatchObject({
      reason: 'invalid',
      errors: { code: [expect.any(String)] },
    })
    await api.storage.accounts.setPassword(account.id, PASSWORD)
    expect(await twoFactor.state(account)).toMatchObject({ isOn: true })
    expect(await off({ code })).toMatchObject({ ok: true })
    expect(await off({ code })).toMatchObject({ reason: 'conflict' })
    expect(await signIn(account)).toMatchObject({ ok: true })
  })

  it('is required of staff once the owner, who has it, says so; keys of services go on (ACC-27)', async () => {
    const { accounts } = api.storage
    const owner = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    const require = (require_two_factor: boolean) => owner.patch(settings.path, { require_two_factor })
    const without = await require(true)
    expect([without.status, Object.keys(without.body.errors)]).toEqual([400, ['require_two_factor']])
    const ofOwner = (await accounts.account({ id: String((await owner.get(ME)).body.id) }))!
    await accounts.setPassword(ofOwner.id, PASSWORD)
    await enrolled(ofOwner)
    expect((await require(true)).status).toBe(200)

    const account = await newAccount(['support'])
    const signedIn = async (path: string) => {
      const { id } = await accounts.openSession(account.id, 60)
      return createClient(api.origin, { cookie: `session=${id}` }).get(path)
    }
    const key = `key of ${account.email}`
    await accounts.addApiKey(account.id, 'Press', key)
    const service = createClient(api.origin, { authorization: `Bearer ${key}` })
    const rejected = await signedIn(RIGHTS)
    expect([rejected.status, rejected.body.error]).toEqual([403, secondFactorFirst])
    expect((await signedIn('/prepress/api/v1/job/')).status).toBe(403)
    expect((await signedIn(ME)).status).toBe(200)
    expect((await service.get(RIGHTS)).status).toBe(200)

    await enrolled(account)
    expect((await signedIn(RIGHTS)).status).toBe(200)
    await accounts.removeTwoFactor(account.id)
    expect((await signedIn(RIGHTS)).status).toBe(403)
    expect((await require(false)).status).toBe(200)
    expect((await signedIn(RIGHTS)).status).toBe(200)
  })
})
