import { custom, quoteRequest, template } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../accounts/viewer.ts'
import { TRAP } from '../contact/contact-fields.ts'
import * as messages from '../messages/quote-requests.ts'
import { ANA, BEN, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'

const BROWSER = { sessionId: null, address: '203.0.113.9', device: '' }
const TYPED = {
  ...{ name: 'Ana', email: 'ana@example.com', product: 'Floor graphics', quantity: '12' },
  ...{ width: '90', height: '130 in', material: '', neededBy: '', message: 'For a gym.', trap: '' },
}
const OFFER = {
  ...{ state: 'answered', template: 'die-cut-stickers', material: 'white-vinyl' },
  ...{ offered_quantity: 12, offered_width: '90', offered_height: '130', unit_price: '33.335' },
  ...{ response: 'In two halves.', valid_until: '2027-01-31' },
} as const

const must = <T>(outcome: { ok: true; value: T } | { ok: false }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

const open = async () => {
  const opened = await openTestShop()
  const { shop, storage, letters } = opened
  await storage.accounts.createAccount(
    {
      ...{ id: 'eva', name: 'Eva', email: 'eva@example.com', tradeApproved: false },
      ...({ roles: ['owner'], unit: 'in', currency: 'USD', locale: 'en-US' } as const),
    },
    null,
  )
  const send = (change: Partial<typeof TYPED> = {}, viewer: Viewer = ANA) =>
    shop.quoteRequests.send(viewer, { ...TYPED, ...change }, null, BROWSER)
  const offer = (id: string, change: object = {}, viewer: Viewer = STAFF_EVA) =>
    shop.records.save(viewer, quoteRequest, id, { ...OFFER, ...change } as never)
  const rowOf = async (id: string) => (await storage.records.get(quoteRequest, id))!
  /** The token of the last letter's private link. */
  const tokenOf = () =>
    /\?token=(\S+)/.exec(letters.findLast(({ text }) => text.includes('?token='))!.text)![1]!
  /** A request with an offer. */
  const offered = async (change: object = {}) => {
    const { id } = must(await send())
    must(await offer(id!, change))
    return { id: id!, token: tokenOf() }
  }
  return { ...opened, send, offer, rowOf, tokenOf, offered }
}

describe('a quote request', () => {
  it('is stored, and receipts go to the shopper and the shop, whose reply goes to the shopper (QUOTE-1)', async () => {
    const { send, rowOf, letters } = await open()
    const { id } = must(await send({ product: ' Floor graphics ' }))
    expect(await rowOf(id!)).toMatchObject({
      ...{
        owner: ANA.owner,
        state: 'requested',
        wanted_product: 'Floor graphics',
        quantity: 12,
        currency: 'USD',
      },
      ...{ width: '90', height: '130', unit_price: null },
    })
    expect(letters).toMatchObject([
      { to: 'eva@example.com', replyTo: 'ana@example.com', subject: 'Quote request from Ana' },
      { to: 'ana@example.com', subject: 'We have your quote request' },
    ])
    expect(letters[0]!.text).toContain('For a gym.')
    expect(letters[1]!.text).not.toMatch(/Floor|gym/)
  })

  it.each([
    ['name', { name: 'Ana\nBcc: ben@example.com' }],
    ['email', { email: 'ana' }],
    ['product', { product: ' ' }],
    ['product', { product: 'x'.repeat(201) }],
    ['quantity', { quantity: '0' }],
    ['quantity', { quantity: '1.5' }],
    ['quantity', { quantity: '1e309' }],
    ['width', { width: '' }],
    ['height', { height: '-3' }],
    ['height', { height: '1e9' }],
    ['material', { material: 'a\u0000b' }],
    ['needed_by', { neededBy: '2027-02-30' }],
    ['needed_by', { neededBy: '2027-01-03' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['message', { message: '\ud800' }],
  ])('is rejected at its field: %s (QUOTE-1)', async (field, change) => {
    const { send, storage, letters } = await open()
    expect(await send(change)).toMatchObject({
      ...{ ok: false, reason: 'invalid' },
      errors: { [field]: [expect.any(String)] },
    })
    expect(await storage.records.count(quoteRequest, { owner: ANA.owner })).toBe(0)
    expect(letters).toEqual([])
  })

  it('counts toward the limit for messages, and isn’t stored with a filled honeypot (QUOTE-3)', async () => {
    const { send, shop, storage } = await open()
    expect(must(await send({ trap: TRAP }))).toEqual({ id: null })
    for (let at = 1; at < 10; at += 1) must(await send({ quantity: String(at) }))
    expect(await send()).toMatchObject({ ok: false, reason: 'too_many' })
    const message = { name: 'Ana', email: 'ana@example.com', topic: 'other', message: 'Hello', trap: '' }
    expect(await shop.contact.send(message, BROWSER)).toMatchObject({ ok: false, reason: 'too_many' })
    expect(await storage.records.count(quoteRequest, { owner: ANA.owner })).toBe(9)
  })

  it('is stored once until it is answered, even if it is sent repeatedly or at once (QUOTE-7)', async () => {
    const { send, offer, storage, letters } = await open()
    const ids = (await Promise.all([send(), send(), send()])).map((sent) => must(sent).id)
    expect(new Set(ids).size).toBe(1)
    expect(letters).toHaveLength(2)
    expect(must(await send({}, BEN)).id).not.toBe(ids[0])
    expect(must(await send({ height: '131' })).id).not.toBe(ids[0])
    const last = must(await send({ height: '131' })).id!
    must(await offer(last))
    expect(must(await send({ height: '131' })).id).not.toBe(last)
    expect(await storage.records.count(quoteRequest, { owner: ANA.owner })).toBe(3)
  })

  it('is the same for any spelling of its address, by shoppers and staff (QUOTE-7, ACC-34)', async () => {
    const { shop, send, rowOf, storage } = await open()
    const { id } = must(await send())
    expect(must(await send({ email: ' ANA@Example.com ' })).id).toBe(id)
    expect(await storage.records.count(quoteRequest, { owner: ANA.owner })).toBe(1)
    expect((await rowOf(id!)).email).toBe('ana@example.com')
    const row = { name: 'Ana', email: ' ANA@Example.com', wanted_product: 'x', quantity: 1 }
    const made = must(await shop.records.save(STAFF_EVA, quoteRequest, null, row as never))
    expect(made).toMatchObject({ email: 'ana@example.com' })
  })

  it('is visible to its shopper only, and changed by them only (QUOTE-4)', async () => {
    const { shop, send, offered } = await open()
    const { id } = await offered()
    const other = must(await send())
    for (const ref of [{ id }, { id: other.id! }, { id: '' }, { token: 'x' }, { token: id }, { token: '' }])
      for (const act of ['show', 'accept', 'decline', 'withdraw'] as const)
        expect(await shop.quoteRequests[act](BEN, ref)).toMatchObject({ ok: false, reason: 'not_found' })
    expect(await shop.records.read(BEN, quoteRequest, id)).toMatchObject({ reason: 'not_found' })
    expect(await shop.quoteRequests.list(BEN)).toEqual([])
    expect((await shop.quoteRequests.list(ANA)).map(({ state }) => state).toSorted()).toEqual([
      'answered',
      'requested',
    ])
  })

  it('is listed for its shopper, newest first (QUOTE-7)', async () => {
    const { shop, send, clock } = await open()
    const sent: (string | null)[] = []
    for (const product of ['A flag', 'A banner', 'A tent']) {
      sent.unshift(must(await send({ product })).id)
      clock.now = new Date(clock.now.getTime() + 1000)
    }
    const list = await shop.quoteRequests.list(ANA)
    expect(list.map(({ id }) => id)).toEqual(sent)
    expect(list[0]).toMatchObject({ product: 'A tent', state: 'requested', quantity: 12 })
  })

  it('can’t be created, changed or removed as a record by shoppers (QUOTE-8)', async () => {
    const { shop, offer, send } = await open()
    const { id } = must(await send())
    expect(await offer(id!, {}, ANA)).toMatchObject({ reason: 'forbidden' })
    const row = { name: 'Ana', email: 'ana@example.com', wanted_product: 'x', quantity: 1 }
    expect(await shop.records.save(ANA, quoteRequest, null, row as never)).toMatchObject({
      reason: 'forbidden',
    })
    expect(await shop.records.remove(ANA, quoteRequest, id!)).toMatchObject({ reason: 'forbidden' })
  })
})

describe('an offer', () => {
  it('must be complete, and is mailed to the shopper once, with a private link (QUOTE-4, QUOTE-8)', async () => {
    const { send, offer, letters, storage, tokenOf, rowOf, shop } = await open()
    const { id } = must(await send())
    letters.length = 0
    for (const [field, change] of [
      ['template', { template: null }],
      ['material', { material: 'corners' }],
      ['offered_quantity', { offered_quantity: null }],
      ['unit_price', { unit_price: '0' }],
      ['valid_until', { valid_until: '2027-01-03' }],
      ['valid_until', { valid_until: 'soon' }],
      ['currency', { currency: 'CHF' }],
      ['wanted_product', { wanted_product: 'Something else' }],
      ['state', { state: 'accepted' }],
      ['state', { state: 'withdrawn' }],
      ['state', { state: 'requested' }],
    ] as const)
      expect(await offer(id!, change)).toMatchObject({ errors: { [field]: expect.any(Array) } })
    expect(letters).toEqual([])
    // A draft is not stored, so that it can't be read.
    expect(await rowOf(id!)).toMatchObject({ unit_price: null, response: '', template: null })
    const saves = await Promise.all([offer(id!), offer(id!)])
    expect(saves.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1)
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({
      to: 'ana@example.com',
      subject: expect.stringContaining('Your quote'),
    })
    expect(letters[0]!.text).toContain('$400.02')
    expect(letters[0]!.text).toContain('Sunday, January 31, 2027')
    expect(await offer(id!, { unit_price: '1' })).toMatchObject({
      errors: { unit_price: [messages.offerStays] },
    })
    const shown = must(await shop.quoteRequests.show(BEN, { token: tokenOf() }))
    expect(shown).toMatchObject({
      mayAccept: true,
      offer: { total: '400.02', unitPrice: '33.335', quantity: 12 },
    })
    expect(JSON.stringify(await rowOf(id!))).not.toContain(tokenOf())
    expect(await storage.accounts.token('quote', tokenOf())).not.toBeNull()
  })

  it('can be declined by staff only with a reason (QUOTE-8)', async () => {
    const { shop, send, letters, storage } = await open()
    const { id } = must(await send())
    const decline = (response: string) =>
      shop.records.save(STAFF_EVA, quoteRequest, id!, { state: 'declined', response } as never)
    expect(await decline('')).toMatchObject({ errors: { response: [messages.reasonNeeded] } })
    must(await decline('We have no press so wide.'))
    expect(letters.at(-1)).toMatchObject({ to: 'ana@example.com' })
    expect(letters.at(-1)!.text).toContain('We have no press so wide.')
    const { entries } = await storage.audit.entries(`quote_request ${id}`, 1, 10)
    expect(entries).toMatchObject([{ did: 'declined', who: 'account:eva' }])
  })

  it('becomes a product in the cart at exactly its price, once however often it is accepted (QUOTE-5)', async () => {
    const { shop, offered, storage, rowOf } = await open()
    const { id, token } = await offered()
    const clicks = await Promise.all(
      Array.from({ length: 4 }, () => shop.quoteRequests.accept(ANA, { token })),
    )
    expect(clicks.filter(({ ok }) => ok)).toHaveLength(4)
    const cart = await shop.cart.show(ANA)
    expect(cart.items).toMatchObject([
      { quantity: 12, total: '400.02', takesQuantity: false, problems: [{ code: 'cart.artwork-missing' }] },
    ])
    expect(cart.total).toBe('400.02')
    expect(await storage.records.count(custom, { owner: ANA.owner })).toBe(1)
    expect((await rowOf(id)).custom).toBe(cart.items[0]!.configuredId)
    expect(await shop.quoteRequests.decline(ANA, { token })).toMatchObject({ reason: 'conflict' })
    expect(await shop.quoteRequests.accept(BEN, { token })).toMatchObject({ reason: 'conflict' })
    expect((await shop.cart.show(BEN)).items).toEqual([])
    must(await shop.cart.remove(ANA, cart.items[0]!.id))
    must(await shop.quoteRequests.accept(ANA, { id }))
    expect((await shop.cart.show(ANA)).items).toHaveLength(1)
  })

  it('is accepted once if two do so at the same moment (QUOTE-5)', async () => {
    const { shop, offered, storage } = await open()
    const { token } = await offered()
    const both = await Promise.all([ANA, BEN].map((viewer) => shop.quoteRequests.accept(viewer, { token })))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const counts = await Promise.all([ANA, BEN].map(({ owner }) => storage.records.count(custom, { owner })))
    expect(counts.toSorted()).toEqual([0, 1])
  })

  it('keeps its size, quantity and price whatever changes, and can’t be copied (QUOTE-5)', async () => {
    const { shop, offered, storage } = await open()
    const { token } = await offered()
    must(await shop.quoteRequests.accept(ANA, { token }))
    const [line] = (await shop.cart.show(ANA)).items
    const id = line!.configuredId
    for (const [field, change] of [
      ['width', { width: '91' }],
      ['quantity', { quantity: '13' }],
      ['option_flex_cut', { flexCut: true }],
    ] as const)
      expect(await shop.configure.save(ANA, { id, change })).toMatchObject({
        errors: { [field]: [messages.agreedStays] },
      })
    expect(await shop.cart.changeQuantity(ANA, line!.id, '500')).toMatchObject({ reason: 'invalid' })
    expect(
      await shop.cart.add(ANA, { productClass: 'custom', productId: id, quantity: '500' }),
    ).toMatchObject({
      reason: 'invalid',
    })
    expect(await shop.cart.duplicate(ANA, line!.id)).toMatchObject({ message: messages.notCopied })
    must(await shop.configure.save(ANA, { id, change: { instructions: 'By the door.' } }))
    // Later changes of the catalog product don't matter.
    await storage.records.update(template, 'die-cut-stickers', { minimum_quantity: 1000, lock_ratio: '1:1' })
    expect((await shop.cart.show(ANA)).items).toMatchObject([{ total: '400.02', quantity: 12 }])
  })

  it('is shown in the cart’s currency, and returns to its own unchanged (QUOTE-5)', async () => {
    const { shop, send, offer, tokenOf } = await open()
    must(await shop.settings.save(STAFF_EVA, { currencies: 'EUR 0.92 ending .99' }))
    const inEuro: Viewer = { ...ANA, currency: 'EUR' }
    const { id } = must(await send({}, inEuro))
    must(await offer(id!))
    const ref = { token: tokenOf() }
    expect(await shop.quoteRequests.accept(ANA, ref)).toMatchObject({
      message: messages.otherCurrency('EUR', 'USD'),
    })
    must(await shop.quoteRequests.accept(inEuro, ref))
    expect(await shop.cart.show(inEuro)).toMatchObject({ currency: 'EUR', total: '400.02' })
    // 33.335 / 0.92 = 36.233696, times twelve.
    expect(await shop.cart.show(ANA)).toMatchObject({ currency: 'USD', total: '434.80' })
    expect(await shop.cart.show(inEuro)).toMatchObject({ currency: 'EUR', total: '400.02' })
  })

  it.each([
    ['UTC', '2027-01-31T23:30:00Z', '2027-02-01T00:30:00Z'],
    ['America/Chicago', '2027-02-01T05:30:00Z', '2027-02-01T06:30:00Z'],
    ['Pacific/Auckland', '2027-01-31T10:30:00Z', '2027-01-31T11:30:00Z'],
  ])(
    'expires after its last day in the shop’s time zone, %s, and says so (QUOTE-6)',
    async (timezone, last, late) => {
      const { shop, offered, clock, rowOf } = await open()
      const { id, token } = await offered()
      expect((await shop.settings.save(STAFF_EVA, { timezone })).ok).toBe(true)
      clock.now = new Date(last)
      expect(must(await shop.quoteRequests.show(ANA, { token })).state).toBe('answered')
      clock.now = new Date(late)
      expect(await shop.quoteRequests.accept(ANA, { token })).toMatchObject({
        message: messages.stands.expired,
      })
      expect(must(await shop.quoteRequests.show(ANA, { token }))).toMatchObject({
        state: 'expired',
        mayAccept: false,
      })
      expect((await rowOf(id)).state).toBe('expired')
      expect((await shop.cart.show(ANA)).items).toEqual([])
    },
  )

  it('is declined once, and a request is withdrawn once (QUOTE-2)', async () => {
    const { shop, offered, send, rowOf } = await open()
    const { id, token } = await offered()
    expect(await shop.quoteRequests.withdraw(ANA, { id })).toMatchObject({ reason: 'conflict' })
    must(await shop.quoteRequests.decline(ANA, { token }))
    expect((await rowOf(id)).state).toBe('declined')
    expect(await shop.quoteRequests.accept(ANA, { token })).toMatchObject({
      message: messages.stands.declined,
    })
    const other = must(await send())
    must(await shop.quoteRequests.withdraw(ANA, { id: other.id! }))
    expect(await shop.quoteRequests.withdraw(ANA, { id: other.id! })).toMatchObject({ reason: 'conflict' })
  })
})
