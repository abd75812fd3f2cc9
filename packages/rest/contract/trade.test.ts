import { fieldOfSet } from '@kisscut/core/configuration'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignedInAccount } from '@kisscut/shop'
import { ENGINES, PUBLIC_URL, serveApi, type ServedApi } from './serve-api.ts'

const DETAILS = {
  company: 'Ana’s Jams',
  website: 'jams.example.com',
  taxId: 'DE 123.456/7',
  sells: 'Jams, and\nlabels',
}
const APPROVE = { isApproved: true, reason: '' }
const DECLINE = { isApproved: false, reason: ' Your number is not known. ' }

describe.each(ENGINES)('trade customers on %s', (engine) => {
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
  const browser = () => ({ sessionId: null, address: `198.51.100.${(count += 1)}`, device: 'a browser' })
  const accountOf = async (id: string) => (await api.storage.accounts.account({ id }))!
  const staff = () => accountOf('hana')
  const newAccount = async (): Promise<SignedInAccount> => {
    const email = `business-${(count += 1)}@example.com`
    const { id: _, ...ana } = await accountOf('ana')
    return (await api.storage.accounts.createAccount({ ...ana, currency: 'USD', email }, null))!
  }
  const trade = () => api.shop.accounts.trade
  const apply = (account: SignedInAccount, changes: object = {}) =>
    trade().apply(account, { ...DETAILS, ...changes }, browser())
  /** The id of an account's application. */
  const idOf = async (account: SignedInAccount) => (await trade().of(account))?.id ?? ''
  const applied = async () => {
    const account = await newAccount()
    expect(await apply(account)).toEqual({ ok: true, value: null })
    return { account, id: await idOf(account) }
  }
  const lettersTo = ({ email }: SignedInAccount) => api.letters.filter(({ to }) => to === email)
  /** Prices on the page of a product whose packaging costs trade customers less. */
  const shownTo = async ({ id }: SignedInAccount) => {
    const session = await api.storage.accounts.openSession(id, 60)
    const viewer = await api.shop.accounts.viewerOfSession(session.id, 'en-US')
    const chosen = new URLSearchParams({ quantity: '100', [fieldOfSet('wrapping')]: 'wrap' })
    const page = await api.shop.browse.product(viewer, 'stickers/die-cut', 'die-cut-stickers', chosen)
    if (!page.ok) throw new Error(page.reason)
    return { total: Number(page.value.quote.total), text: JSON.stringify(page.value) }
  }

  it('apply with what staff need to decide (ACC-18, ACC-20)', async () => {
    const { account, id } = await applied()
    const stated = { ...DETAILS, website: 'https://jams.example.com/' }
    expect(await trade().of(account)).toMatchObject({
      ...stated,
      state: 'waiting',
      reason: null,
      decided: null,
    })
    const listed = await trade().list(await staff())
    expect(listed.ok && listed.value.find((each) => each.id === id)).toMatchObject({
      ...stated,
      email: account.email,
      name: account.name,
    })
  })

  it.each([
    ['no business', { company: ' ' }, 'company'],
    ['a business of two lines', { company: 'Jams\r\nbcc: all@example.com' }, 'company'],
    ['a long business', { company: 'x'.repeat(101) }, 'company'],
    ['a script for a site', { website: 'javascript:alert(1)' }, 'website'],
    ['a script that looks like a site', { website: 'javascript://example.com/%0aalert(1)' }, 'website'],
    ['a site with a password', { website: 'https://ana:secret@example.com' }, 'website'],
    ['a site of no network', { website: 'jams' }, 'website'],
    ['no tax number', { taxId: '' }, 'taxId'],
    ['signs for a tax number', { taxId: '<b>1</b>' }, 'taxId'],
    ['nothing to sell', { sells: '\n' }, 'sells'],
    ['a zero among what is sold', { sells: 'jams\u0000' }, 'sells'],
    ['half a character', { sells: 'jams \ud800' }, 'sells'],
    ['a book of what is sold', { sells: 'x'.repeat(1001) }, 'sells'],
  ])('can’t apply with %s (ACC-18)', async (_, changes, field) => {
    const account = await newAccount()
    const outcome = await apply(account, changes)
    expect(outcome).toMatchObject({ ok: false, reason: 'invalid', errors: { [field]: [expect.any(String)] } })
    expect(await trade().of(account)).toBeNull()
  })

  it('have one open application, also from two browsers (ACC-19)', async () => {
    const account = await newAccount()
    const both = await Promise.all([apply(account), apply(account)])
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await apply(account)).toMatchObject({ reason: 'conflict' })
  })

  it('withdraw an undecided application, and apply again (ACC-19)', async () => {
    const { account, id } = await applied()
    expect(await trade().withdraw(account)).toMatchObject({ ok: true })
    expect(await trade().withdraw(account)).toMatchObject({ reason: 'conflict' })
    expect(await trade().decide(await staff(), id, APPROVE)).toMatchObject({ reason: 'conflict' })
    expect(await apply(account)).toMatchObject({ ok: true })
    expect(await trade().decide(await staff(), id, APPROVE)).toMatchObject({ reason: 'not_found' })
    expect((await accountOf(account.id)).tradeApproved).toBe(false)
    expect(await trade().withdraw(await newAccount())).toMatchObject({ reason: 'not_found' })
  })

  it('see wholesale prices from the next page on after approval, and get a letter (ACC-20, ACC-21, ROLE-3)', async () => {
    const { account, id } = await applied()
    const before = await shownTo(account)
    expect(before.text).not.toMatch(/wholesale/i)
    expect(await trade().decide(await staff(), id, APPROVE)).toEqual({ ok: true, value: null })
    expect(await accountOf(account.id)).toMatchObject({ tradeApproved: true, roles: ['shopper', 'trade'] })
    const after = await shownTo(account)
    expect(after.total).toBeLessThan(before.total)
    expect(after.total).toBe((await shownTo(await accountOf('cora'))).total)
    expect(lettersTo(account)).toMatchObject([{ subject: 'You are a trade customer now' }])
    expect(lettersTo(account)[0]?.text).toContain(`${PUBLIC_URL}/`)
    expect(await apply(await accountOf(account.id))).toMatchObject({ reason: 'conflict' })
    // The page may have been open before.
    expect(await apply(account)).toMatchObject({ reason: 'conflict' })
  })

  it('are declined with a reason, which is in the letter, and apply again (ACC-19, ACC-21)', async () => {
    const { account, id } = await applied()
    const silent = await trade().decide(await staff(), id, { isApproved: false, reason: ' ' })
    expect(silent).toMatchObject({ errors: { reason: [expect.any(String)] } })
    expect(await trade().decide(await staff(), id, DECLINE)).toMatchObject({ ok: true })
    const reason = DECLINE.reason.trim()
    expect(await trade().of(account)).toMatchObject({ state: 'declined', reason, decided: expect.any(Date) })
    expect(lettersTo(account).map(({ text }) => text.includes(reason))).toEqual([true])
    expect((await accountOf(account.id)).tradeApproved).toBe(false)
    expect(await apply(account)).toMatchObject({ ok: true })
    expect(await trade().of(account)).toMatchObject({ state: 'waiting', reason: null, decided: null })
  })

  it('are approved or declined once, by the first of two staff (ACC-20)', async () => {
    const { account, id } = await applied()
    const [hana, eva] = [await staff(), await accountOf('owner')]
    const both = await Promise.all([trade().decide(hana, id, APPROVE), trade().decide(eva, id, DECLINE)])
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect((await accountOf(account.id)).tradeApproved).toBe(both[0]?.ok)
    expect(lettersTo(account)).toHaveLength(1)
    expect(await trade().decide(hana, id, APPROVE)).toMatchObject({ reason: 'conflict' })
  })

  it('are decided on by owner and support only, and never by themselves (ACC-20)', async () => {
    const { account, id } = await applied()
    for (const name of ['ana', 'cora', 'dele', 'finn', 'gus']) {
      const other = await accountOf(name)
      expect(await trade().decide(other, id, APPROVE), name).toMatchObject({ reason: 'forbidden' })
      expect(await trade().list(other), name).toMatchObject({ reason: 'forbidden' })
    }
    expect(await trade().decide(account, id, APPROVE)).toMatchObject({ reason: 'forbidden' })
    const hana = await staff()
    await apply(hana)
    expect(await trade().decide(hana, await idOf(hana), APPROVE)).toMatchObject({ reason: 'conflict' })
    expect((await staff()).tradeApproved).toBe(false)
    expect(await trade().decide(hana, 'no-such\u0000', APPROVE)).toMatchObject({ reason: 'not_found' })
  })

  const approved = async () => {
    const { account, id } = await applied()
    await trade().decide(await staff(), id, APPROVE)
    return accountOf(account.id)
  }
  const END = 'You have not ordered since.'
  const end = async ({ email }: SignedInAccount, by: SignedInAccount, reason = ` ${END} `) =>
    trade().end(by, { email: ` ${email.toUpperCase()} `, reason })

  it('are shoppers again from the next page on after staff end their status, get the reason, and may apply again (ACC-22)', async () => {
    const account = await approved()
    const before = await shownTo(account)
    expect(await end(account, await staff())).toEqual({ ok: true, value: null })
    expect(await accountOf(account.id)).toMatchObject({ tradeApproved: false, roles: ['shopper'] })
    const after = await shownTo(account)
    expect(after.total).toBeGreaterThan(before.total)
    expect(after.text).not.toMatch(/wholesale/i)
    expect(lettersTo(account).at(-1)).toMatchObject({ subject: 'Your trade account has ended' })
    expect(lettersTo(account).at(-1)?.text).toContain(END)
    expect(await trade().of(account)).toMatchObject({ state: 'ended', reason: END })
    expect(await apply(await accountOf(account.id))).toMatchObject({ ok: true })
    expect(await end(account, await staff())).toMatchObject({ reason: 'not_found' })
    expect(await trade().of(account)).toMatchObject({ state: 'waiting', reason: null })
  })

  it('lose their status once, and get one letter, if two staff end it at once (ACC-22)', async () => {
    const account = await approved()
    const both = await Promise.all([end(account, await staff()), end(account, await accountOf('owner'))])
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(lettersTo(account).map(({ subject }) => subject)).toEqual([
      'You are a trade customer now',
      'Your trade account has ended',
    ])
  })

  it('keep their status if the caller isn’t owner or support, gives no reason, or is the account itself (ACC-22)', async () => {
    const account = await approved()
    for (const name of ['ana', 'cora', 'dele', 'finn', 'gus'])
      expect(await end(account, await accountOf(name)), name).toMatchObject({ reason: 'forbidden' })
    expect(await end(account, account)).toMatchObject({ reason: 'forbidden' })
    expect(await end(account, await staff(), ' ')).toMatchObject({ errors: { reason: [expect.any(String)] } })
    const nowhere = await trade().end(await staff(), { email: 'jams', reason: END })
    expect(nowhere).toMatchObject({ errors: { email: [expect.any(String)] } })
    expect(await accountOf(account.id)).toMatchObject({ tradeApproved: true, roles: account.roles })
    const hana = await staff()
    await api.storage.accounts.changeAccount(hana.id, { tradeApproved: true })
    expect(await end(hana, await staff())).toMatchObject({ reason: 'conflict' })
    expect((await staff()).tradeApproved).toBe(true)
    await api.storage.accounts.changeAccount(hana.id, { tradeApproved: false })
  })

  it('without an application can lose their status as well, and other addresses reveal nothing (ACC-22)', async () => {
    const account = await newAccount()
    const shopper = await end(account, await staff())
    const unknown = await trade().end(await staff(), { email: 'nobody-here@example.com', reason: END })
    expect(shopper).toEqual(unknown)
    expect(shopper).toMatchObject({ reason: 'not_found' })
    await api.storage.accounts.changeAccount(account.id, { tradeApproved: true, roles: ['shopper', 'trade'] })
    expect(await end(account, await staff())).toMatchObject({ ok: true })
    expect(await accountOf(account.id)).toMatchObject({ tradeApproved: false, roles: ['shopper'] })
  })
})
