import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigitMod10, gtinOf } from './index.ts'

describe('a global trade item number (SEO-3)', () => {
  it.each([
    ['4006381333931', '4006381333931'],
    ['4-006381-333931', '4006381333931'],
    ['036000291452', '036000291452'],
    ['73513537', '73513537'],
    ['10036000291459', '10036000291459'],
  ])('is %s', (text, gtin) => expect(gtinOf(text)).toBe(gtin))

  it.each(['', '4006381333932', '00000000', '12345', '400638133393١', 'N/A'])('is not %j', (text) =>
    expect(gtinOf(text)).toBeNull(),
  )

  it('has one right last digit', () => {
    const body = fc.stringMatching(/^[1-9](\d{6}|\d{10}|\d{11}|\d{12})$/)
    fc.assert(
      fc.property(body, (digits) => {
        const right = [...'0123456789'].filter((last) => gtinOf(digits + last) !== null)
        expect(right).toEqual([checkDigitMod10(digits)])
      }),
    )
  })
})
