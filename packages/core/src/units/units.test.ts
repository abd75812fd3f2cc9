import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageOf } from '../problem/index.ts'
import { hostileText, inches } from '../product/arbitraries.ts'
import { inUnit, parseLength, showLength, showSize, unitOfLocale, UNITS } from './index.ts'

const typed = (text: string, unit: 'in' | 'mm' | 'cm', locale?: string) => {
  const reading = parseLength(text, unit, locale)
  return reading.ok ? reading.value : messageOf(reading.problem)
}
const INVALID = 'Invalid numeric value.'

describe('a typed length', () => {
  it('is kept in inches with 3 places', () => {
    expect([typed('2', 'in'), typed('50.8', 'mm'), typed('5.08', 'cm'), typed('50', 'mm')]).toEqual([
      '2',
      '2',
      '2',
      '1.969',
    ])
  })

  it('may carry its own unit', () => {
    expect([typed('2"', 'mm'), typed('50.8 mm', 'in'), typed('5.08CM', 'in'), typed('2 in', 'cm')]).toEqual([
      '2',
      '2',
      '2',
      '2',
    ])
    expect([typed('2 ft', 'in'), typed('2 mm mm', 'in'), typed('mm', 'in')]).toEqual([
      INVALID,
      INVALID,
      INVALID,
    ])
  })

  it('is read with the marks of the locale', () => {
    expect(typed('50,8', 'mm', 'de-DE')).toBe('2')
    expect(typed('1.270,00', 'mm', 'de-DE')).toBe('50')
    expect(typed('1,270.00', 'mm', 'en-US')).toBe('50')
    expect(typed('50.8', 'mm', 'de-DE')).toBe('2')
    expect(typed('2,5', 'in', 'en-US')).toBe(INVALID)
    expect(typed('2,5', 'in', 'no such locale')).toBe(INVALID)
  })

  it('may be a fraction, as on a ruler', () => {
    const read = ['1/2', '1 1/2', '2  3/8"', '0 1/3 in', '-1/2', '3/2'].map((text) => typed(text, 'in'))
    expect(read).toEqual(['0.5', '1.5', '2.375', '0.333', '-0.5', '1.5'])
    expect(typed('1 1/2', 'cm')).toBe('0.591')
    expect(typed('1 1/2', 'in', 'de-DE')).toBe('1.5')
    for (const text of ['1/0', '1/', '/2', '1 1', '1.5 1/2', '1/2/3', '1 / 2', '1/2 1/2', '1/1234567'])
      expect(typed(text, 'in'), text).toBe(INVALID)
  })

  it('is no number otherwise', () => {
    for (const text of ['', 'abc', '1e309', '٣', 'NaN', '1'.repeat(1_000_000)])
      expect(typed(text, 'in')).toBe(INVALID)
  })
})

describe('a shown length', () => {
  it('is in the unit of the profile', () => {
    expect(showLength('2', 'in', 'en-US')).toBe('2 in')
    expect(showLength('2', 'mm', 'en-US')).toBe('50.8 mm')
    expect(showLength('2.5', 'cm', 'de-DE')).toBe('6,35 cm')
    expect(showSize('2', '3.5', 'in', 'en-US')).toBe('2 × 3.5 in')
    expect(showLength('2', 'in', '???')).toBe('2 in')
  })

  it('is in the unit of the locale where the profile says nothing', () => {
    expect(['en-US', 'en', 'en-GB', 'de-DE', 'de'].map(unitOfLocale)).toEqual(['in', 'in', 'mm', 'mm', 'mm'])
  })
})

describe('invariants of units', () => {
  const unit = fc.constantFrom(...UNITS)

  it('never drift: what is shown reads back as what was typed, however often', () => {
    fc.assert(
      fc.property(inches(100), unit, (length, of) => {
        const shown = inUnit(typed(inUnit(length, of), of), of)
        expect(shown).toBe(inUnit(length, of))
        expect(inUnit(typed(shown, of), of)).toBe(shown)
      }),
    )
  })

  it('always read a fraction as its whole number and parts of an inch, to the nearest thousandth', () => {
    const [whole, part] = [fc.nat(999), fc.nat(999)]
    fc.assert(
      fc.property(whole, part, fc.integer({ min: 1, max: 999 }), (inches, parts, of) => {
        const read = Number(typed(`${inches} ${parts}/${of}`, 'in'))
        expect(Math.abs(read - (inches + parts / of))).toBeLessThan(0.000501)
      }),
    )
  })

  it('never change a length in inches', () => {
    fc.assert(
      fc.property(inches(100), (length) => {
        expect(Number(typed(length, 'in'))).toBe(Number(length))
      }),
    )
  })

  it('never throw on hostile text', () => {
    fc.assert(
      fc.property(
        hostileText(),
        unit,
        fc.constantFrom(undefined, 'de-DE', 'ar-EG', 'x'),
        (text, of, locale) => {
          const reading = parseLength(text, of, locale)
          if (reading.ok) expect(reading.value).toMatch(/^-?\d+(\.\d{1,3})?$/)
        },
      ),
    )
  })
})
