import { generateKeyPairSync } from 'node:crypto'
import type { SignedInAccount } from '@kisscut/shop'
import { settings } from '@kisscut/records'
import { appOf } from '@kisscut/shop/testing/authenticator'
import { deviceAt } from '@kisscut/shop/testing/passkey-device'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { PASSWORD, newAccountsOf } from './new-accounts.ts'
import { ENGINES, OWNER_KEY, PUBLIC_URL, serveApi, type ServedApi } from './serve-api.ts'

const ME = '/account/api/v1/me/'
const RIGHTS = '/admin/api/v1/rights/'

describe.each(ENGINES)('passkeys on %s', (engine) => {
  let api: ServedApi
  let time = new Date('2027-03-01T12:00:00Z')
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

  const { browser, newAccount } = newAccountsOf(() => api, 'passkey')
  const proof = { password: PASSWORD, code: '', label: ' My phone ' }
  const begun = async (account: SignedInAccount, more: object = {}) => {
    const outcome = await api.shop.accounts.passkeys.begin(account, { ...proof, ...more }, browser())
    if (!outcome.ok) throw new Error(JSON.stringify(outcome))
    return outcome.value
  }
  const withPasskey = async (account: SignedInAccount, sessionId: string | null = null) => {
    const device = deviceAt(PUBLIC_URL)
    const made = device.make(await begun(account))
    expect(await api.shop.accounts.passkeys.add(account, made, browser(sessionId))).toEqual({
      ok: true,
      value: null,
    })
    return device
  }
  const challenge = async () => {
    const outcome = await api.shop.accounts.passkeys.beginSignIn(browser())
    if (!outcome.ok) throw new Error(outcome.reason)
    return outcome.value
  }
  const signIn = (credential: string) => api.shop.accounts.passkeys.signIn(credential, browser())
  const subjectsTo = ({ email }: SignedInAccount) =>
    api.letters.filter(({ to }) => to === email).map(({ subject }) => subject)

  it('are added by password, and by code where there is one; a letter says so (ACC-30)', async () => {
    const account = await newAccount()
    const { passkeys, twoFactor } = api.shop.accounts
    const begin = (typed: object) => passkeys.begin(account, { ...proof, ...typed }, browser())
    expect(await begin({ label: ' ' })).toMatchObject({ errors: { label: [expect.any(String)] } })
    expect(await begin({ label: 'a\u0000b' })).toMatchObject({ errors: { label: [expect.any(String)] } })
    expect(await begin({ password: 'wrong' })).toMatchObject({
      errors: { password: ['This is not your password.'] },
    })
    await withPasskey(account)
    expect(await passkeys.list(account)).toMatchObject([{ label: 'My phone', created: expect.any(Date) }])
    expect(subjectsTo(account)).toEqual(['A passkey was added'])

    await twoFactor.begin(account)
    const app = appOf((await twoFactor.enrollment(account))!.secret)
    await twoFactor.confirm(account, { password: PASSWORD, code: app(later()) }, browser())
    expect(await begin({})).toMatchObject({ errors: { code: [expect.any(String)] } })
    expect(await begin({ code: app(later()) })).toMatchObject({ ok: true })
  })

  it('are asked for of the shop’s own host, to find their account and to verify their user (ACC-30)', async () => {
    const account = await newAccount()
    const device = await withPasskey(account)
    expect(await begun(account)).toMatchObject({
      rp: { id: 'shop.example' },
      user: { id: Buffer.from(account.id).toString('base64url'), name: account.email },
      excludeCredentials: [{ id: device.id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
  })

  it('are not added by another account, twice, for another site, unverified, or made of nonsense (ACC-30)', async () => {
    const [account, other] = [await newAccount(), await newAccount()]
    const { passkeys } = api.shop.accounts
    const device = deviceAt(PUBLIC_URL)
    const add = (credential: string, of = account) => passkeys.add(of, credential, browser())
    expect(await add(device.make(await begun(account)), other)).toMatchObject({ ok: false })
    for (const fault of [
      { origin: 'https://shop.example.evil.test' },
      { origin: 'http://shop.example' },
      { rpId: 'evil.test' },
      { verifies: false },
      { type: 'webauthn.get' },
      { challenge: 'x'.repeat(43) },
    ])
      expect(await add(device.make(await begun(account), fault))).toMatchObject({
        ok: false,
        reason: 'conflict',
      })
    for (const nonsense of ['', '{}', 'null', '[]', '{"id":"a"}', 'x'.repeat(100_000), '{"__proto__":{}}'])
      expect(await add(nonsense)).toMatchObject({ ok: false, reason: 'conflict' })
    const made = JSON.parse(device.make(await begun(account))) as { response: object }
    const damaged = { ...made, response: { ...made.response, attestationObject: 'oA' } }
    expect(await add(JSON.stringify(damaged))).toMatchObject({ ok: false })
    expect(await passkeys.list(account)).toEqual([])

    const once = device.make(await begun(account))
    const added = await Promise.all([add(once), add(once)])
    expect(added.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await add(device.make(await begun(other)), other)).toMatchObject({ ok: false })
    expect([await passkeys.list(account), await passkeys.list(other)]).toMatchObject([
      [{ id: device.id }],
      [],
    ])
  })

  it('sign in alone, in place of password and code (ACC-32)', async () => {
    const account = await newAccount()
    const device = await withPasskey(account)
    const opened = await signIn(device.use(await challenge()))
    if (!opened.ok) throw new Error(opened.reason)
    const client = createClient(api.origin, { cookie: `session=${opened.sessionId}` })
    expect((await client.get(ME)).body.email).toBe(account.email)
    expect(await signIn(device.use(await challenge()))).toMatchObject({ ok: true })
    expect(
      await api.shop.accounts.signIn({ email: account.email, password: PASSWORD }, browser()),
    ).toMatchObject({ ok: true })
  })

  it('are asked for without telling whose there are (ACC-32)', async () => {
    const requested = await challenge()
    expect(Object.keys(requested).toSorted()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification'])
    expect(requested).toMatchObject({ rpId: 'shop.example', userVerification: 'required' })
    expect((await challenge()).challenge).not.toBe(requested.challenge)
  })

  it('get one response to whatever is wrong (ACC-32)', async () => {
    const account = await newAccount()
    const device = await withPasskey(account)
    const someone = await newAccount()
    const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const wrong = { ok: false, reason: 'wrong' }
    for (const fault of [
      { origin: 'https://shop.example.evil.test' },
      { rpId: 'evil.test' },
      { verifies: false },
      { type: 'webauthn.create' },
      { userHandle: Buffer.from(someone.id).toString('base64url') },
      { userHandle: '' },
      { key },
    ])
      expect(await signIn(device.use(await challenge(), fault))).toEqual(wrong)
    const unknown = deviceAt(PUBLIC_URL)
    unknown.make(await begun(account))
    expect(await signIn(unknown.use(await challenge()))).toEqual(wrong)
    for (const nonsense of ['', '{}', '{"id":1}', '\ud800']) expect(await signIn(nonsense)).toEqual(wrong)
    expect(await signIn(device.use(await challenge()))).toMatchObject({ ok: true })
  })

  it('answer a challenge once, however many ask at once, and none of another kind (ACC-30, ACC-32)', async () => {
    const account = await newAccount()
    const device = await withPasskey(account)
    const once = device.use(await challenge())
    const opened = await Promise.all([signIn(once), signIn(once), signIn(once)])
    expect(opened.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await signIn(once)).toEqual({ ok: false, reason: 'expired' })
    const { challenge: ofAdding } = await begun(account)
    expect(await signIn(device.use(await challenge(), { challenge: ofAdding }))).toEqual({
      ok: false,
      reason: 'expired',
    })
    const spoiled = await challenge()
    expect(await signIn(device.use(spoiled, { verifies: false }))).toMatchObject({ reason: 'wrong' })
    expect(await signIn(device.use(spoiled))).toMatchObject({ reason: 'expired' })
  })

  it('do not sign in once their counter went back: it is a copy (ACC-32)', async () => {
    const device = await withPasskey(await newAccount())
    expect(await signIn(device.use(await challenge(), { counter: 7 }))).toMatchObject({ ok: true })
    for (const counter of [7, 6, 0, 2 ** 32 - 1])
      expect(await signIn(device.use(await challenge(), { counter }))).toMatchObject({ reason: 'wrong' })
    expect(await signIn(device.use(await challenge(), { counter: 8 }))).toMatchObject({ ok: true })
    const uncounted = await withPasskey(await newAccount())
    for (const counter of [0, 0])
      expect(await signIn(uncounted.use(await challenge(), { counter }))).toMatchObject({ ok: true })
  })

  it('are renamed and removed by their own account alone; a removed one no longer signs anyone in (ACC-31)', async () => {
    const [account, other] = [await newAccount(), await newAccount()]
    const { passkeys } = api.shop.accounts
    const device = await withPasskey(account)
    const { id } = device
    expect(await passkeys.rename(account, { id, label: '' })).toMatchObject({ reason: 'invalid' })
    expect(await passkeys.rename(other, { id, label: 'Mine' })).toMatchObject({ reason: 'not_found' })
    expect(await passkeys.rename(account, { id, label: 'Laptop' })).toMatchObject({ ok: true })
    expect(await passkeys.list(account)).toMatchObject([{ label: 'Laptop' }])
    const remove = (of: SignedInAccount, password = PASSWORD) =>
      passkeys.remove(of, { id, password, code: '' }, browser())
    expect(await remove(account, 'wrong')).toMatchObject({ errors: { password: [expect.any(String)] } })
    expect(await remove(other)).toMatchObject({ reason: 'not_found' })
    expect(await signIn(device.use(await challenge()))).toMatchObject({ ok: true })
    expect(await remove(account)).toMatchObject({ ok: true })
    expect(await remove(account)).toMatchObject({ reason: 'not_found' })
    expect(await signIn(device.use(await challenge()))).toEqual({ ok: false, reason: 'wrong' })
    expect(subjectsTo(account)).toEqual(['A passkey was added', 'A passkey was removed'])
  })

  it('are at most 20, and tried no oftener than a browser may (ACC-3, ACC-30)', async () => {
    const account = await newAccount()
    for (let each = 0; each < 20; each++)
      await api.storage.accounts.addPasskey({
        ...{ id: `${account.id}-${each}`, accountId: account.id, label: 'one' },
        ...{ publicKey: 'AA', counter: 0 },
      })
    const outcome = await api.shop.accounts.passkeys.begin(account, proof, browser())
    expect(outcome).toMatchObject({ reason: 'conflict' })
    const from = browser()
    const tried = []
    for (let attempt = 0; attempt < 70; attempt++)
      tried.push(await api.shop.accounts.passkeys.signIn('{}', from))
    expect(tried.at(-1)).toMatchObject({ reason: 'too_many' })
    expect(await api.shop.accounts.passkeys.beginSignIn(from)).toMatchObject({ reason: 'too_many' })
  })

  it('count as two-factor sign-in where the shop requires it; the password then opens nothing (ACC-27, ACC-33)', async () => {
    const { accounts } = api.storage
    const owner = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    const require = (require_two_factor: boolean) => owner.patch(settings.path, { require_two_factor })
    const ofOwner = (await accounts.account({ id: String((await owner.get(ME)).body.id) }))!
    await accounts.setPassword(ofOwner.id, PASSWORD)
    expect((await require(true)).status).toBe(400)
    const owners = await withPasskey(ofOwner)
    expect((await require(true)).status).toBe(200)

    const account = await newAccount(['support'])
    const [here, elsewhere] = [
      await accounts.openSession(account.id, 60),
      await accounts.openSession(account.id, 60),
    ]
    const rights = ({ id }: { readonly id: string }) =>
      createClient(api.origin, { cookie: `session=${id}` }).get(RIGHTS)
    expect((await rights(here)).status).toBe(403)
    const device = await withPasskey(account, here.id)
    expect((await rights(here)).status).toBe(200)
    expect(await accounts.session(elsewhere.id)).toBeNull()

    const byPassword = () => api.shop.accounts.signIn({ email: account.email, password: PASSWORD }, browser())
    expect(await byPassword()).toEqual({ ok: false, reason: 'passkey' })
    expect(
      await api.shop.accounts.signIn({ email: account.email, password: 'wrong' }, browser()),
    ).toMatchObject({ reason: 'wrong' })
    const opened = await signIn(device.use(await challenge()))
    if (!opened.ok) throw new Error(opened.reason)
    expect((await rights({ id: opened.sessionId })).status).toBe(200)
    const { passkeys } = api.shop.accounts
    expect(
      await passkeys.remove(account, { id: device.id, password: PASSWORD, code: '' }, browser()),
    ).toMatchObject({ ok: true })
    expect((await rights({ id: opened.sessionId })).status).toBe(403)
    expect(await byPassword()).toMatchObject({ ok: true })
    expect((await require(false)).status).toBe(200)
    await accounts.removePasskey(ofOwner.id, owners.id)
  })
})
