import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../product/arbitraries.ts'
import { numberedCode } from './arbitraries.ts'
import { BARCODE_TYPES, NUMBERED, qrModules, readBarcode, readQr, smallestQrSize } from './index.ts'

const dataOf = (reading: ReturnType<typeof readBarcode>) => ('data' in reading ? reading.data : null)

describe('invariants of check digits', () => {
  it('always verify what they completed', () => {
    fc.assert(
      fc.property(numberedCode(), ({ type, body }) => {
        const expected = NUMBERED[type]?.checkDigit(body) ?? null
        fc.pre(expected !== null)
        const full = `${body}${expected}`
        expect(dataOf(readBarcode(type, full))).toBe(full)
      }),
    )
  })

  it('never let a single wrong digit pass', () => {
    fc.assert(
      fc.property(numberedCode(), fc.nat(20), fc.integer({ min: 1, max: 9 }), ({ type, body }, place, by) => {
        const check = NUMBERED[type]?.checkDigit(body)
        fc.pre(check != null)
        const at = place % body.length
        const wrong = body.slice(0, at) + ((Number(body[at]) + by) % 10) + body.slice(at + 1)
        expect(NUMBERED[type]?.checkDigit(wrong)).not.toBe(check)
      }),
    )
  })

  it('never let two swapped neighbors of an ISBN-10 or ISSN pass', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('isbn10' as const, 'issn' as const),
        fc.stringMatching(/^[0-9]{9}$/),
        fc.nat(5),
        (type, digits, at) => {
          const body = digits.slice(0, type === 'issn' ? 7 : 9)
          fc.pre(body[at] !== body[at + 1])
          const swapped = body.slice(0, at) + body[at + 1] + body[at] + body.slice(at + 2)
          expect(NUMBERED[type]?.checkDigit(swapped)).not.toBe(NUMBERED[type]?.checkDigit(body))
        },
      ),
    )
  })
})

describe('invariants of codes', () => {
  it('never throw, whatever is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BARCODE_TYPES), anyText(), (type, text) => {
        const data = dataOf(readBarcode(type, text))
        expect(data === null || /^[ -~]+$/.test(data)).toBe(true)
      }),
    )
  })

  it('never grow smaller with more to say', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(300), (bytes, more) => {
        const modules = (length: number) => qrModules('x'.repeat(length)) ?? 0
        expect(modules(bytes + more)).toBeGreaterThanOrEqual(modules(bytes))
        const side = (length: number) => Number(smallestQrSize('x'.repeat(length)).width)
        expect(side(bytes + more)).toBeGreaterThanOrEqual(side(bytes))
      }),
    )
  })

  it('never break a contact into fields it does not have', () => {
    const text = fc.string({ minLength: 1, unit: fc.constantFrom('a', ';', ':', ',', '\\', '"', '\n', '\r') })
    fc.assert(
      fc.property(text, text, (firstName, email) => {
        const reading = readQr({
          type: 'contact',
          contact: { firstName: `x${firstName}`, lastName: 'y', email },
        })
        const data = 'data' in reading ? reading.data : ''
        const bare = data.replaceAll(/\\./g, '')
        expect(bare.match(/;/g)).toHaveLength(3)
        expect(bare).not.toMatch(/[\r\n"]/)
      }),
    )
  })
})
