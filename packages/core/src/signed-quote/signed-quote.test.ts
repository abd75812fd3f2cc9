import { describe, expect, it } from 'vitest'
import type { Configuration } from '../product/types.ts'
import { provisionalPriceOf, quoteProduct } from '../price/index.ts'
import { priced } from '../testing/quote-data.ts'
import { dieCut } from '../product/example.ts'
import { createProduct } from '../product/index.ts'
import { type Offer, OfferError, offerOf, signOffer, stillHolds, verifyOffer } from './index.ts'

const configuration: Configuration = {
  materialId: 'white-vinyl',
  width: '2',
  height: '2',
  quantity: '100',
  options: [],
}
const product = createProduct(dieCut)
const quote = priced(quoteProduct(product, configuration))
const now = new Date('2026-03-02T10:00:00Z')
const terms = { now, days: 30, tableVersion: '7' }
const offer = offerOf(quote, terms)
const secret = (seed: number) => Uint8Array.from({ length: 32 }, (_, index) => index + seed)
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)

describe('an offer', () => {
  it('promises what the quote said, for so many days', () => {
    expect(offer).toEqual({
      productId: 'die-cut-stickers',
      tableVersion: '7',
      configuration,
      currency: 'USD',
      quantity: 100,
      unitPrice: '0.5200',
      total: '52.00',
      issuedAt: '2026-03-02T10:00:00.000Z',
      expiresAt: '2026-04-01T10:00:00.000Z',
    } satisfies Offer)
  })

  const codeOf = (call: () => unknown) => {
    try {
      call()
      return null
    } catch (error) {
      return error instanceof OfferError ? error.code : error
    }
  }

  it('is never made for no time', () => {
    for (const days of [0, -1, NaN])
      expect(codeOf(() => offerOf(quote, { ...terms, days }))).toBe('offer.days')
  })

  it('is never made of a quote with errors, which the type forbids (PRICE-21)', () => {
    const scarce = createProduct({ ...dieCut, minimumQuantity: 200 })
    const raised = quoteProduct(scarce, configuration)
    expect([raised.total, provisionalPriceOf(raised)?.total, raised.problems[0]?.level]).toEqual([
      null,
      expect.any(String),
      'error',
    ])
    // @ts-expect-error whether it has a total was not asked
    expect(codeOf(() => offerOf(raised, terms))).toBe('offer.errors')
  })

  it('is of the quote’s own product and configuration, as they were quoted (PRICE-21)', () => {
    for (const other of [{ ...quote }, JSON.parse(JSON.stringify(quote)), { ...quote, total: '0.01' }])
      expect(codeOf(() => offerOf(other, terms))).toBe('offer.other-quote')
    const chosen = { ...configuration }
    const quoted = priced(quoteProduct(product, chosen))
    expect(offerOf(quoted, terms).configuration).not.toBe(chosen)
    chosen.quantity = '3'
    expect(offerOf(quoted, terms).configuration).toEqual(configuration)
  })

  it('holds while quantity, currency and total are the same', () => {
    expect(stillHolds(offer, quote)).toBe(true)
    for (const change of [{ total: '53.00' }, { quantity: 99 }, { currency: 'EUR' }])
      expect(stillHolds(offer, { ...quote, ...change })).toBe(false)
  })
})

describe('a signed offer', () => {
  it('reads back until it expires', async () => {
    const token = await signOffer(offer, secret(1))
    expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/)
    expect(await verifyOffer(token, [secret(1)], inDays(29.99))).toEqual({ ok: true, offer })
    expect(await verifyOffer(token, [secret(1)], inDays(30))).toEqual({ ok: false, reason: 'expired' })
  })

  it('holds whatever the configuration say', async () => {
    const wide = {
      ...offer,
      configuration: { ...configuration, variableData: { kind: 'list' as const, text: 'Zoë, 日本, 😀' } },
    }
    expect(await verifyOffer(await signOffer(wide, secret(1)), [secret(1)], now)).toEqual({
      ok: true,
      offer: wide,
    })
  })

  it('may be signed with any of the secrets in use', async () => {
    const token = await signOffer(offer, secret(1))
    expect(await verifyOffer(token, [secret(2), secret(1)], now)).toEqual({ ok: true, offer })
    expect(await verifyOffer(token, [secret(2)], now)).toEqual({ ok: false, reason: 'forged' })
    expect(await verifyOffer(token, [], now)).toEqual({ ok: false, reason: 'forged' })
  })

  it('can not be changed', async () => {
    const [payload = '', signature = ''] = (await signOffer(offer, secret(1))).split('.')
    const cheaper = btoa(JSON.stringify({ ...offer, total: '0.01' })).replaceAll('=', '')
    expect(await verifyOffer(`${cheaper}.${signature}`, [secret(1)], now)).toEqual({
      ok: false,
      reason: 'forged',
    })
    const other = signature[0] === 'A' ? 'B' : 'A'
    expect(await verifyOffer(`${payload}.${other}${signature.slice(1)}`, [secret(1)], now)).toEqual({
      ok: false,
      reason: 'forged',
    })
  })

  it('is nothing of the kind when malformed', async () => {
    const token = await signOffer(offer, secret(1))
    const malformed = [
      '',
      '.',
      'a',
      `${token}.x`,
      `${token}=`,
      token.replace('.', '!.'),
      `.${token}`,
      'a.',
      '.a',
      '!.!',
      'x'.repeat(70_000),
    ]
    for (const text of malformed)
      expect(await verifyOffer(text, [secret(1)], now), text.slice(0, 9)).toEqual({
        ok: false,
        reason: 'malformed',
      })
  })

  it('is no longer than a token may be', async () => {
    const listed = (length: number): Offer => ({
      ...offer,
      configuration: { ...configuration, variableData: { kind: 'list', text: 'x'.repeat(length) } },
    })
    const bare = (await signOffer(listed(0), secret(1))).length
    const most = Math.floor(((65_536 - bare) * 3) / 4)
    const token = await signOffer(listed(most), secret(1))
    expect(token.length).toBeGreaterThan(65_530)
    expect((await verifyOffer(token, [secret(1)], now)).ok).toBe(true)
    await expect(signOffer(listed(most + 9), secret(1))).rejects.toThrow('The offer is too long for a token.')
  })

  it('needs a secret as strong as the signature', async () => {
    await expect(signOffer(offer, secret(1).slice(1))).rejects.toThrow('A secret needs at least 32 bytes.')
    await expect(verifyOffer(await signOffer(offer, secret(1)), [new Uint8Array(8)], now)).rejects.toThrow(
      OfferError,
    )
  })

  it('is signed for quotes alone: the bare payload’s signature is worth nothing', async () => {
    const [payload = ''] = (await signOffer(offer, secret(1))).split('.')
    const key = await crypto.subtle.importKey('raw', secret(1), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
    ])
    const bare = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(payload)))
    const signature = btoa(String.fromCharCode(...bare))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
    expect(await verifyOffer(`${payload}.${signature}`, [secret(1)], now)).toEqual({
      ok: false,
      reason: 'forged',
    })
  })
})
