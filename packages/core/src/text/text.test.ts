import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText, foldText } from './index.ts'

const text = () => fc.string({ unit: 'binary', maxLength: 40 })
const anyUnits = () =>
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units))

describe('a text that is shortened (FILE-1)', () => {
  it('is at most as long as asked for, and can be stored and put into an address', () => {
    fc.assert(
      fc.property(fc.oneof(text(), anyUnits()), fc.nat(50), (text, length) => {
        const cut = cutText(text, length)
        expect(cut.length).toBeLessThanOrEqual(length)
        expect(() => encodeURIComponent(cut)).not.toThrow()
      }),
    )
  })

  it('keeps every whole character that has room', () => {
    fc.assert(
      fc.property(text(), fc.nat(50), (text, length) => {
        const cut = cutText(text, length)
        expect(text.startsWith(cut)).toBe(true)
        expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, length - 1))
      }),
    )
    expect(cutText('moth 🦋', 6)).toBe('moth ')
    expect(cutText('moth 🦋', 7)).toBe('moth 🦋')
  })
})

describe('a text as it is searched (ADMIN-3)', () => {
  it('has neither case nor accents', () => {
    expect(foldText('Österreich')).toBe('osterreich')
    expect(foldText('ÅNGSTRÖM ① ﬁlm')).toBe('angstrom 1 film')
    expect(foldText('ΟΔΟΣ')).toBe(foldText('οδοσ'))
  })

  it('keeps the vowel signs of scripts that write them as marks', () => {
    expect(foldText('हिन्दी')).toBe('हिन्दी'.normalize('NFKD'))
  })

  it('is the same folded twice', () => {
    fc.assert(
      fc.property(text(), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })
})
