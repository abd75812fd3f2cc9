import { custom } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { ENGINES, OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const PASSWORD = 'never used'
const EVA = 'eva@example.com'
const ME = '/account/api/v1/me/'

describe.each(ENGINES)('signing in on %s', (engine) => {
  let api: ServedApi
  beforeAll(async () => {
    api = await serveApi(engine)
    await api.storage.accounts.setPassword('ben', 'a password of Ben')
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  let addresses = 0
  /** A browser at a new address. */
  const browser = (sessionId: string | null = null) => ({
    sessionId,
    address: `192.0.2.${(addresses += 1)}`,
    device: 'a browser',
  })
  const signIn = async (email: string, password: string, from = browser()) => {
    const outcome = await api.shop.accounts.signIn({ email, password }, from)
    return outcome.ok ? outcome.sessionId : outcome.reason
  }
  const withSession = (id: string) => createClient(api.origin, { cookie: `session=${id}` })
  const BEN = { email: 'ben@example.com', password: 'a password of Ben' }

  /** A guest with a product in the cart. */
  const guestWithCart = async () => {
    const { shop } = api
    const { sessionId, viewer } = await shop.accounts.openSession('en-US')
    const change = { materialId: 'white-vinyl', width: '2', height: '2', quantity: '100' }
    const saved = await shop.configure.save(viewer, { id: null, productId: 'die-cut-stickers', change })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    await shop.cart.add(viewer, { productClass: 'custom', productId: saved.value.id })
    return { sessionId, viewer, customId: saved.value.id }
  }

  it('accepts the address in any spelling, with its password (ACC-1, ACC-7)', async () => {
    const id = await signIn(` ${EVA.toUpperCase()}`, PASSWORD)
    expect((await withSession(id).get(ME)).body).toEqual({
      id: 'owner',
      email: EVA,
      name: 'Eva',
      roles: ['owner'],
      staff: true,
      trade: false,
    })
    const byKey = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    expect((await byKey.get(ME)).body['id']).toBe('owner')
  })

  it('returns no account to guests (ACC-7)', async () => {
    const { status, body } = await createClient(api.origin).get(ME)
    expect([status, body.error]).toEqual([401, 'Sign in first.'])
    const { sessionId } = await api.shop.accounts.openSession('en-US')
    expect((await withSession(sessionId).get(ME)).status).toBe(401)
  })

  it.each([
    ['a wrong password', EVA, 'wrong'],
    ['an address nobody has', 'nobody@example.com', PASSWORD],
    ['an account without a password', 'ana@example.com', ''],
    ['a password with more after it', EVA, PASSWORD + 'x'.repeat(100_000)],
    ['characters that no database holds', `${EVA}\u0000\ud800`, `\u0000\ud800`],
    ['a line more', `${EVA}\r\nbcc: all@example.com`, PASSWORD],
  ])('rejects %s without stating why (ACC-2)', async (_, email, password) => {
    expect(await signIn(email, password)).toBe('wrong')
  })

  it('opens a new session each time, and ends that of the previous account (ACC-4)', async () => {
    const first = await signIn(BEN.email, BEN.password)
    const second = await signIn(BEN.email, BEN.password, browser(first))
    expect(second).not.toBe(first)
    expect((await withSession(first).get(ME)).status).toBe(401)
    const planted = await api.shop.accounts.openSession('en-US')
    await signIn(BEN.email, BEN.password, browser(planted.sessionId))
    expect((await withSession(planted.sessionId).get(ME)).status).toBe(401)
  })

  it('moves the guest’s rows to the account, also from two browsers at once (ACC-5)', async () => {
    const owner = 'account:ben'
    const guests = [await guestWithCart(), await guestWithCart()]
    const before = await api.storage.carts.countOfOwner(owner)
    await Promise.all(guests.map(({ sessionId }) => signIn(BEN.email, BEN.password, browser(sessionId))))
    expect(await api.storage.carts.countOfOwner(owner)).toBe(before + 2)
    for (const { customId, viewer } of guests) {
      expect((await api.storage.records.get(custom, customId))?.owner).toBe(owner)
      // Requests that still name the guest mean the account.
      expect(await api.storage.carts.countOfOwner(viewer.owner)).toBe(before + 2)
    }
  })

  it('opens one session each for two simultaneous sign-ins in one browser, and moves the cart once', async () => {
    const { sessionId } = await guestWithCart()
    const before = await api.storage.carts.countOfOwner('account:ben')
    const from = browser(sessionId)
    const ids = await Promise.all([1, 2].map(() => signIn(BEN.email, BEN.password, from)))
    for (const id of ids) expect((await withSession(id).get(ME)).status).toBe(200)
    expect(await api.storage.carts.countOfOwner('account:ben')).toBe(before + 1)
  })

  it('ends by signing out; a guest’s session stays (ACC-1)', async () => {
    const id = await signIn(BEN.email, BEN.password)
    expect(await api.shop.accounts.signOut(id)).toBe(true)
    expect(await api.shop.accounts.signOut(id)).toBe(false)
    expect((await withSession(id).get(ME)).status).toBe(401)
    const { sessionId } = await guestWithCart()
    expect(await api.shop.accounts.signOut(sessionId)).toBe(false)
    expect(await api.storage.accounts.session(sessionId)).not.toBeNull()
    expect(await api.shop.accounts.signOut('no-such\u0000')).toBe(false)
  })

  it('lasts half a day for staff, and for shoppers a month from the last use (ACC-8)', async () => {
    const HOURS = 60 * 60 * 1000
    const lifeOf = async (email: string, password: string) => {
      const began = Date.now()
      const outcome = await api.shop.accounts.signIn({ email, password }, browser())
      const session = outcome.ok ? await api.storage.accounts.session(outcome.sessionId) : null
      const hours = Math.round((session!.expires.getTime() - began) / HOURS)
      return { hours, ends: outcome.ok && outcome.seconds !== null }
    }
    expect(await lifeOf(EVA, PASSWORD)).toEqual({ hours: 12, ends: true })
    expect(await lifeOf(BEN.email, BEN.password)).toEqual({ hours: 30 * 24, ends: false })
  })

  it.each([
    ['an account', EVA],
    ['an address nobody has', 'no-account@example.com'],
  ])(
    'is rejected at the eleventh try from one address with %s, and possible from another (ACC-3)',
    async (_, email) => {
      const here = browser()
      for (let time = 0; time < 10; time++) expect(await signIn(email, 'wrong', here)).toBe('wrong')
      expect(await signIn(email, PASSWORD, here)).toBe('too_many')
      expect(await signIn(email, 'wrong')).toBe('wrong')
      expect(await signIn(BEN.email, BEN.password, here)).not.toMatch(/^(wrong|too_many)$/)
    },
  )

  it('is limited for many accounts from one address (ACC-3)', async () => {
    const here = browser()
    const results = []
    for (let time = 0; time < 62; time++) results.push(await signIn(`nobody-${time}@example.com`, 'x', here))
    expect(results.indexOf('too_many')).toBe(60)
  })
})
