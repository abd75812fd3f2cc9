import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'

const BROWSER = { sessionId: null, address: '203.0.113.9', device: '' }
const TYPED = {
  name: ' Ana ',
  email: 'ana@example.com',
  topic: 'artwork',
  message: 'Does my file\nhave bleed?',
  trap: '',
}

const owner = {
  ...{ id: 'eva', name: 'Eva', email: 'eva@example.com', tradeApproved: false },
  ...({ roles: ['owner'], unit: 'in', currency: 'USD', locale: 'en-US' } as const),
}

describe('a message to the shop', () => {
  it('is mailed to its owners, and a reply goes to the shopper (CONTACT-1)', async () => {
    const { shop, storage, letters } = await openTestShop()
    await storage.accounts.createAccount(owner, null)
    expect(await shop.contact.send(TYPED, BROWSER)).toEqual({ ok: true, value: null })
    expect(letters).toMatchObject([
      { to: 'eva@example.com', replyTo: 'ana@example.com', subject: 'Artwork and files: message from Ana' },
    ])
    expect(letters[0]?.text).toContain('Does my file\nhave bleed?')
  })

  it('is mailed to the shop’s stated address, and a reply still goes to the shopper (CONTACT-1)', async () => {
    const { shop, letters } = await openTestShop()
    const saved = await shop.settings.save(
      { owner: 'account:eva', roles: ['owner'] } as never,
      { email: 'hello@example.com' },
      0,
    )
    expect(saved.ok).toBe(true)
    await shop.contact.send(TYPED, BROWSER)
    expect(letters).toMatchObject([{ to: 'hello@example.com', replyTo: 'ana@example.com' }])
  })

  it.each([
    ['name', { name: 'Ana\nBcc: ben@example.com' }],
    ['email', { email: 'ana' }],
    ['topic', { topic: 'constructor' }],
    ['message', { message: ' \n ' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['message', { message: 'a\u0000b' }],
  ])('is rejected at its field: %s (CONTACT-1)', async (field, change) => {
    const { shop, letters } = await openTestShop()
    const sent = await shop.contact.send({ ...TYPED, ...change }, BROWSER)
    expect(sent).toMatchObject({ ok: false, reason: 'invalid', errors: { [field]: [expect.any(String)] } })
    expect(letters).toEqual([])
  })

  it('is sent at most 10 times an hour from one address (CONTACT-2)', async () => {
    const { shop, storage, clock, letters } = await openTestShop()
    await storage.accounts.createAccount(owner, null)
    for (let at = 0; at < 10; at += 1)
      await shop.contact.send({ ...TYPED, message: `Question ${at}` }, BROWSER)
    expect(await shop.contact.send(TYPED, BROWSER)).toMatchObject({ ok: false, reason: 'too_many' })
    expect(await shop.contact.send(TYPED, { ...BROWSER, address: '203.0.113.10' })).toMatchObject({
      ok: true,
    })
    clock.now = new Date(clock.now.getTime() + 61 * 60 * 1000)
    expect(await shop.contact.send(TYPED, BROWSER)).toMatchObject({ ok: true })
    expect(letters).toHaveLength(12)
  })

  it('is mailed once within an hour, even if it is sent repeatedly or at once (CONTACT-4)', async () => {
    const { shop, storage, clock, letters } = await openTestShop()
    await storage.accounts.createAccount(owner, null)
    const same = { ...TYPED, name: 'Ana', message: `${TYPED.message}\n` }
    const sent = await Promise.all([TYPED, same, TYPED].map((typed) => shop.contact.send(typed, BROWSER)))
    expect(sent).toEqual(sent.map(() => ({ ok: true, value: null })))
    expect(letters).toHaveLength(1)
    const others = [
      { message: 'And safe area?' },
      { topic: 'order' },
      { email: 'ben@example.com' },
      { name: 'Ben' },
    ]
    for (const change of others) await shop.contact.send({ ...TYPED, ...change }, BROWSER)
    expect(letters).toHaveLength(1 + others.length)
    clock.now = new Date(clock.now.getTime() + 60 * 60 * 1000)
    await shop.contact.send(TYPED, BROWSER)
    expect(letters).toHaveLength(2 + others.length)
  })

  it('rejected by the limit is mailed when it is sent again later (CONTACT-2, CONTACT-4)', async () => {
    const { shop, storage, clock, letters } = await openTestShop()
    await storage.accounts.createAccount(owner, null)
    for (let at = 0; at < 10; at += 1)
      await shop.contact.send({ ...TYPED, message: `Question ${at}` }, BROWSER)
    clock.now = new Date(clock.now.getTime() + 59 * 60 * 1000)
    expect(await shop.contact.send(TYPED, BROWSER)).toMatchObject({ ok: false, reason: 'too_many' })
    clock.now = new Date(clock.now.getTime() + 60 * 1000)
    expect(await shop.contact.send(TYPED, BROWSER)).toMatchObject({ ok: true })
    expect(letters).toHaveLength(11)
  })

  it('with a filled honeypot is not mailed (CONTACT-3)', async () => {
    const { shop, storage, letters } = await openTestShop()
    await storage.accounts.createAccount(owner, null)
    expect(await shop.contact.send({ ...TYPED, trap: 'spam' }, BROWSER)).toEqual({ ok: true, value: null })
    expect(letters).toEqual([])
  })
})
