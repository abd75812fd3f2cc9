import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileText, productAndConfiguration } from '../product/arbitraries.ts'
import { offerOf, signOffer, verifyOffer } from './index.ts'
import { priced, quoteData } from '../testing/quote-data.ts'

const secret = fc.uint8Array({ minLength: 32, maxLength: 64 })
const now = new Date('2026-03-02T10:00:00Z')
const order = productAndConfiguration().map(({ product, configuration }) =>
  offerOf(priced(quoteData(product, configuration)), { now, days: 7, tableVersion: '1' }),
)

describe('invariants of signed quotes', () => {
  it('always read back as they were', async () => {
    await fc.assert(
      fc.asyncProperty(order, secret, async (offer, key) => {
        expect(await verifyOffer(await signOffer(offer, key), [key], now)).toEqual({ ok: true, offer })
      }),
      { numRuns: 50 },
    )
  })

  it('never pass with one character changed', async () => {
    await fc.assert(
      fc.asyncProperty(order, secret, fc.nat(), async (offer, key, place) => {
        const token = await signOffer(offer, key)
        const at = place % token.length
        const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
        expect((await verifyOffer(changed, [key], now)).ok).toBe(false)
      }),
      { numRuns: 50 },
    )
  })

  it('never pass with another secret', async () => {
    await fc.assert(
      fc.asyncProperty(order, secret, secret, async (offer, key, other) => {
        fc.pre(key.some((byte, index) => byte !== other[index]))
        expect(await verifyOffer(await signOffer(offer, key), [other], now)).toEqual({
          ok: false,
          reason: 'forged',
        })
      }),
      { numRuns: 50 },
    )
  })

  it('never throw, whatever is handed in', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText(), secret, async (token, key) => {
        expect((await verifyOffer(token, [key], now)).ok).toBe(false)
      }),
    )
  })
})
