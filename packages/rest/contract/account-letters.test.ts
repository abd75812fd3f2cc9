import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, PUBLIC_URL, serveApi, type ServedApi } from './serve-api.ts'

const PASSWORD = 'a long enough password'

describe.each(ENGINES)('accounts by letter on %s', (engine) => {
  let api: ServedApi
  beforeAll(async () => {
    api = await serveApi(engine)
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  let count = 0
  /** A browser at a new address. */
  const browser = (sessionId: string | null = null) => ({
    sessionId,
    address: `198.51.100.${(count += 1)}`,
    device: 'a browser',
  })
  const newAddress = () => `new-${(count += 1)}@example.com`
  const lettersTo = (to: string) => api.letters.filter((letter) => letter.to === to)
  const tokenIn = (to: string) =>
    /\?token=([\w-]+)/.exec(
      lettersTo(to).findLast(({ text }) => text.includes('?token='))?.text ?? '',
    )?.[1] ?? ''
  const ana = (email: string) => ({ name: 'Ana', email, password: PASSWORD, locale: 'en-GB' })
  const signIn = async (email: string, password: string) => {
    const outcome = await api.shop.accounts.signIn({ email, password }, browser())
    return outcome.ok ? outcome.sessionId : null
  }
  /** A new account that is signed in. */
  const opened = async () => {
    const email = newAddress()
    await api.shop.accounts.signUp(ana(email), browser())
    const outcome = await api.shop.accounts.confirmAddress(tokenIn(email), browser())
    if (!outcome.ok || outcome.value === null) throw new Error(JSON.stringify(outcome))
    const { sessionId } = outcome.value
    const account = (await api.shop.accounts.own.ofBrowser({ sessionId }))!
    return { email, sessionId, account }
  }

  it('opens an account with the link of a letter, once, and moves the guest’s cart to it (ACC-9)', async () => {
    const email = newAddress()
    const response = await api.shop.accounts.signUp(ana(` ${email.toUpperCase()}`), browser())
    expect(response).toEqual({ ok: true, value: null })
    expect(await signIn(email, PASSWORD)).toBeNull()
    expect(await api.storage.accounts.account({ email })).toBeNull()
    expect(lettersTo(email)[0]?.text).toContain(`${PUBLIC_URL}/`)
    const guest = await api.shop.accounts.openSession('en-US')
    const change = { materialId: 'white-vinyl', width: '2', height: '2', quantity: '100' }
    await api.shop.configure.save(guest.viewer, { id: null, productId: 'die-cut-stickers', change })
    const token = tokenIn(email)
    expect(await api.shop.accounts.isConfirmable(token)).toBe(true)
    const both = await Promise.all(
      [1, 2].map(() => api.shop.accounts.confirmAddress(token, browser(guest.sessionId))),
    )
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await api.shop.accounts.isConfirmable(token)).toBe(false)
    const account = (await api.storage.accounts.account({ email }))!
    expect(account).toMatchObject({ name: 'Ana', roles: ['shopper'], tradeApproved: false, unit: 'mm' })
    const viewer = { ...guest.viewer, owner: `account:${account.id}` }
    expect(await api.shop.designs.list(viewer)).toMatchObject({ count: 1 })
    expect(await signIn(email, PASSWORD)).not.toBeNull()
  })

  it('responds the same if the address has an account, and tells its owner (ACC-9)', async () => {
    const { email } = await opened()
    const response = await api.shop.accounts.signUp(
      { ...ana(email), password: 'another password' },
      browser(),
    )
    expect(response).toEqual({ ok: true, value: null })
    expect(lettersTo(email).at(-1)?.subject).toBe('You already have an account')
    expect(lettersTo(email).at(-1)?.text).not.toContain('token')
    expect(await signIn(email, 'another password')).toBeNull()
  })

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name of two lines', { name: 'Ana\r\nbcc: all@example.com' }, 'name'],
    ['half a character', { name: '\ud800' }, 'name'],
    ['no address', { email: 'ana' }, 'email'],
    ['another header in the address', { email: 'ana@example.com\r\nbcc: all@example.com' }, 'email'],
    ['two addresses', { email: 'ana@example.com,ben@example.com' }, 'email'],
    ['a zero in the address', { email: 'ana\u0000@example.com' }, 'email'],
    ['a short password', { password: 'short' }, 'password'],
    ['a huge password', { password: 'x'.repeat(1000) }, 'password'],
  ])('creates none for %s, and sends nothing (ACC-9)', async (_, wrong, field) => {
    const before = api.letters.length
    const outcome = await api.shop.accounts.signUp({ ...ana(newAddress()), ...wrong }, browser())
    expect(outcome).toMatchObject({ ok: false, reason: 'invalid', errors: { [field]: [expect.any(String)] } })
    expect(api.letters.length).toBe(before)
  })

  it('sets a new password with a letter’s link, once, and signs out every browser (ACC-10)', async () => {
    const { email, sessionId } = await opened()
    const { accounts } = api.shop
    await accounts.forgotPassword(email, browser())
    const first = tokenIn(email)
    await accounts.forgotPassword(email, browser())
    const token = tokenIn(email)
    expect(await accounts.resetPassword(token, 'short', browser())).toMatchObject({ reason: 'invalid' })
    expect(await accounts.resetPassword(token, 'battery staple', browser())).toMatchObject({ ok: true })
    for (const used of [token, first, 'no-such-token', ''])
      expect(await accounts.resetPassword(used, 'a third password', browser())).toMatchObject({ ok: false })
    expect(await accounts.own.ofBrowser({ sessionId })).toBeNull()
    expect(await signIn(email, PASSWORD)).toBeNull()
    expect(await signIn(email, 'battery staple')).not.toBeNull()
    expect(lettersTo(email).at(-1)?.subject).toBe('Your password was changed')
  })

  it('responds the same to an address without an account, and mails nothing (ACC-10)', async () => {
    const before = api.letters.length
    const email = newAddress()
    expect(await api.shop.accounts.forgotPassword(email, browser())).toEqual({ ok: true, value: null })
    expect(api.letters.length).toBe(before)
  })

  it('sends five letters an hour to an address, with or without an account (ACC-3)', async () => {
    for (const email of [(await opened()).email, newAddress()]) {
      const results = []
      for (let time = 0; time < 6; time++)
        results.push((await api.shop.accounts.forgotPassword(email, browser())).ok)
      expect(results.at(-1)).toBe(false)
      expect(results[3]).toBe(true)
    }
  })

  it('rejects tokens for other purposes and expired ones (ACC-9, ACC-10)', async () => {
    const { email, account } = await opened()
    await api.shop.accounts.forgotPassword(email, browser())
    expect(await api.shop.accounts.confirmAddress(tokenIn(email), browser())).toMatchObject({ ok: false })
    const late = { kind: 'reset', accountId: account.id, data: {}, lifeSeconds: -1 } as const
    const token = await api.storage.accounts.addToken(late)
    expect(await api.shop.accounts.isResettable(token)).toBe(false)
    expect(await api.shop.accounts.resetPassword(token, 'battery staple', browser())).toMatchObject({
      ok: false,
    })
  })

  it('changes name and unit (ACC-11)', async () => {
    const { account } = await opened()
    const { own } = api.shop.accounts
    expect(await own.changeDetails(account, { name: ' Ana M. ', unit: 'cm' })).toMatchObject({ ok: true })
    expect(await api.storage.accounts.account({ id: account.id })).toMatchObject({
      name: 'Ana M.',
      unit: 'cm',
    })
    expect(await own.changeDetails(account, { name: '', unit: 'ft' })).toMatchObject({
      errors: { name: [expect.any(String)], unit: [expect.any(String)] },
    })
  })

  it('changes the password, given the present one, and leaves this browser signed in (ACC-11)', async () => {
    const { account, email, sessionId } = await opened()
    const elsewhere = await signIn(email, PASSWORD)
    const { own } = api.shop.accounts
    const here = browser(sessionId)
    const wrong = await own.changePassword(account, { current: 'x', password: 'battery staple' }, here)
    expect(wrong).toMatchObject({ errors: { current: [expect.any(String)] } })
    const right = await own.changePassword(account, { current: PASSWORD, password: 'battery staple' }, here)
    expect(right).toMatchObject({ ok: true })
    expect(await own.ofBrowser({ sessionId })).not.toBeNull()
    expect(await own.ofBrowser({ sessionId: elsewhere })).toBeNull()
    for (let time = 0; time < 12; time++)
      await own.changePassword(account, { current: 'x', password: PASSWORD }, here)
    const many = await own.changePassword(account, { current: 'x', password: PASSWORD }, here)
    expect(many).toMatchObject({ reason: 'too_many' })
  })

  it('changes the address once the new one is confirmed, and tells the old one (ACC-12)', async () => {
    const { account, email, sessionId } = await opened()
    const other = await opened()
    const [wanted, { own }] = [newAddress(), api.shop.accounts]
    const change = async (to: string) =>
      own.changeEmail(
        (await own.ofBrowser({ sessionId }))!,
        { current: PASSWORD, email: to },
        browser(sessionId),
      )
    expect(await change(wanted)).toMatchObject({ ok: true })
    expect(await api.storage.accounts.account({ email: wanted })).toBeNull()
    expect(await api.shop.accounts.confirmAddress(tokenIn(wanted), browser())).toEqual({
      ok: true,
      value: null,
    })
    expect((await api.storage.accounts.account({ email: wanted }))?.id).toBe(account.id)
    expect(lettersTo(email).at(-1)?.subject).toBe('Your e-mail address was changed')
    expect(await change(other.email)).toMatchObject({ ok: true })
    expect(await api.shop.accounts.confirmAddress(tokenIn(other.email), browser())).toMatchObject({
      ok: false,
    })
    expect((await api.storage.accounts.account({ email: other.email }))?.id).toBe(other.account.id)
  })

  it('gives an address to the first of two that confirm it at once, and tells the other why it was rejected (ACC-12, ACC-34)', async () => {
    const [one, other] = [await opened(), await opened()]
    const wanted = newAddress()
    const tokens: string[] = []
    for (const { account, sessionId } of [one, other]) {
      const typed = { current: PASSWORD, email: wanted }
      await api.shop.accounts.own.changeEmail(account, typed, browser(sessionId))
      tokens.push(tokenIn(wanted))
    }
    const both = await Promise.all(tokens.map((token) => api.shop.accounts.confirmAddress(token, browser())))
    expect(both.filter(({ ok }) => ok)).toEqual([{ ok: true, value: null }])
    expect(both.filter(({ ok }) => !ok)).toEqual([
      {
        ok: false,
        reason: 'conflict',
        message: 'This e-mail address can’t be used. Please sign in, or use another.',
      },
    ])
  })

  it('lists the account’s own sessions and ends them (ACC-13)', async () => {
    const { account, email, sessionId } = await opened()
    const other = await opened()
    const { own } = api.shop.accounts
    const second = (await signIn(email, PASSWORD))!
    expect((await own.sessions(account)).map(({ id }) => id).toSorted()).toEqual(
      [sessionId, second].toSorted(),
    )
    expect(await own.endSessions(account, { id: other.sessionId })).toBe(0)
    expect(await own.endSessions(account, { id: 'no-such\u0000' })).toBe(0)
    expect(await own.ofBrowser({ sessionId: other.sessionId })).not.toBeNull()
    expect(await own.endSessions(account, { id: second })).toBe(1)
    await signIn(email, PASSWORD)
    expect(await own.endSessions(account, { allBut: sessionId })).toBe(1)
    expect((await own.sessions(account)).map(({ id, device }) => [id, device])).toEqual([
      [sessionId, 'a browser'],
    ])
  })
})
