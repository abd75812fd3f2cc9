import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageOf } from '../problem/index.ts'
import { hostileText, inches } from '../product/arbitraries.ts'
import {
  inUnit,
  parseLength,
  showCompared,
  showLength,
  showLimit,
  showSize,
  unitOfLocale,
  UNITS,
} from './index.ts'
import { changeOfForm } from '../configuration/index.ts'
import { shownTyped } from '../configuration/typed-length.ts'
import { isBlank, readDecimal } from './read-decimal.ts'

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

  it('may be typed in meters, which large signs are measured in (SIZE-12)', () => {
    expect([typed('1 m', 'in'), typed('0,5 m', 'in', 'de-DE'), typed('1.2m', 'mm')]).toEqual([
      ...['39.37', '19.685', '47.244'],
    ])
    expect([typed('1 mi', 'in'), typed('1 km', 'in')]).toEqual([INVALID, INVALID])
  })

  it('may carry its own unit', () => {
    expect([typed('2"', 'mm'), typed('50.8 mm', 'in'), typed('5.08CM', 'in'), typed('2 in', 'cm')]).toEqual([
      '2',
      '2',
      '2',
      '2',
    ])
    expect(typed('2″', 'mm')).toBe('2')
    expect([typed('2 ft', 'in'), typed('2 mm mm', 'in'), typed('mm', 'in')]).toEqual([
      INVALID,
      INVALID,
      INVALID,
    ])
  })

  it('is read with the marks of the locale (PAGE-20)', () => {
    expect(typed('50,8', 'mm', 'de-DE')).toBe('2')
    expect(typed('1.270,00', 'mm', 'de-DE')).toBe('50')
    expect(typed('1,270.00', 'mm', 'en-US')).toBe('50')
    expect(typed('50.8', 'mm', 'de-DE')).toBe('2')
    expect(typed('2.5', 'in', 'en-US-u-va-posix')).toBe('2.5')
    expect(typed('1,270', 'mm', 'en-US-u-va-posix')).toBe(INVALID)
    expect(typed('2,5', 'in', 'en-US')).toBe(INVALID)
    expect(typed('2,5', 'in', 'no such locale')).toBe(INVALID)
  })

  it.each(['de', 'fr', 'sv', 'cs', 'ru', 'fi', 'nb', 'uk', 'pl', 'en-US', 'de-CH', 'pt-BR'])(
    'is read as it is shown in %s, thousands too',
    (locale) => {
      for (const [inches, unit] of [
        ['96', 'mm'],
        ['4000', 'cm'],
        ['1.5', 'in'],
      ] as const)
        expect(typed(showLength(inches, unit, locale), unit, locale), `${inches} ${unit}`).toBe(inches)
    },
  )

  it('may be grouped by a plain blank where the locale groups by one', () => {
    expect(typed('2 438,4 mm', 'mm', 'fr')).toBe('96')
    expect(typed('2 438', 'mm', 'en-US')).toBe(INVALID)
  })

  it('may be a fraction, as on a ruler', () => {
    const read = ['1/2', '1 1/2', '2  3/8"', '0 1/3 in', '-1/2', '3/2'].map((text) => typed(text, 'in'))
    expect(read).toEqual(['0.5', '1.5', '2.375', '0.333', '-0.5', '1.5'])
    expect(['2½', '½ in', '2 ¾"', '1⅓'].map((text) => typed(text, 'in'))).toEqual([
      '2.5',
      '0.5',
      '2.75',
      '1.333',
    ])
    expect(typed('1 1/2', 'cm')).toBe('0.591')
    expect(typed('1 1/2', 'in', 'de-DE')).toBe('1.5')
    for (const text of [
      '1/0',
      '1/',
      '/2',
      '1 1',
      '1.5 1/2',
      '1/2/3',
      '1 / 2',
      '1/2 1/2',
      '1/1234567',
      '½½',
      '1.5½',
      '½2',
    ])
      expect(typed(text, 'in'), text).toBe(INVALID)
  })

  it('is no number otherwise', () => {
    for (const text of ['', 'abc', '1e2', '1e309', '٣', 'NaN', '1'.repeat(1_000_000)])
      expect(typed(text, 'in')).toBe(INVALID)
    for (const nothing of [undefined, null, 5]) expect(typed(nothing as never, 'in')).toBe(INVALID)
  })

  it('is not looked at beyond 60 characters', () => {
    expect([typed('2'.padStart(60), 'in'), typed('2'.padStart(61), 'in')]).toEqual(['2', INVALID])
  })

  it('that can not be read is reported under its field', () => {
    const fields = [parseLength('x', 'in'), parseLength('x', 'in', 'de-DE', 'height')]
    expect(fields).toMatchObject([{ problem: { field: 'width' } }, { problem: { field: 'height' } }])
  })
})

describe('a number as typed', () => {
  const read = (text: unknown) => readDecimal(text as string)?.toFixed()

  it('has digits, a point and a sign, with room around it', () => {
    expect(['.25', '+5', '-5.', ' 007 ', '0.125'].map(read)).toEqual(['0.25', '5', '-5', '7', '0.125'])
  })

  it('is nothing else', () => {
    for (const text of ['.', '.x', 'x.5', '1..2', '5 5', '1e3', undefined, null, 5, ['5']])
      expect(read(text)).toBeUndefined()
  })

  it('is missing where nothing but blanks was typed', () => {
    expect(['', ' ', '\t\n', null, undefined].map(isBlank)).toEqual(Array(5).fill(true))
    expect(['0', ' x', 5 as never].map(isBlank)).toEqual([false, false, false])
  })

  it('has 40 characters at most', () => {
    expect([read('1'.padStart(40, '0')), read('1'.padStart(41, '0'))]).toEqual(['1', undefined])
  })
})

describe('a shown length', () => {
  it('is in the unit of the profile (SIZE-11)', () => {
    expect(showLength('2', 'in', 'en-US')).toBe('2 in')
    expect(showLength('2', 'mm', 'en-US')).toBe('50.8 mm')
    expect(showLength('2.5', 'cm', 'de-DE')).toBe('6,35 cm')
    expect(showSize('2', '3.5', 'in', 'en-US')).toBe('2 × 3.5 in')
    expect(showLength('2', 'in', '???')).toBe('2 in')
  })

  it('is in both units where nobody knows whose message it is (SIZE-12)', () => {
    expect(showLimit('0.25')).toBe('0.25 in (6.4 mm)')
    expect(showLimit('240')).toBe('240 in (6,096 mm)')
  })

  it('is in the unit of the locale where the profile says nothing (SIZE-12)', () => {
    expect(['en-US', 'en', 'es-US', 'en-LR', 'my-MM'].map(unitOfLocale)).toEqual(Array(5).fill('in'))
    expect(['en-GB', 'de-DE', 'de', 'ven', 'en-Latn-GB'].map(unitOfLocale)).toEqual(Array(5).fill('mm'))
    expect(unitOfLocale('en-Latn')).toBe('in')
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

describe('lengths that are compared', () => {
  it('have the places of the unit, one more below a millimeter, and as many more as tell them apart (UNIT-1)', () => {
    const compared = (...inches: readonly string[]) =>
      UNITS.map((unit) => showCompared(inches, unit, 'en-US').join(' / '))
    expect(compared('0.0625')).toEqual(['0.0625 in', '1.6 mm', '0.16 cm'])
    expect(compared('0.01')).toEqual(['0.01 in', '0.25 mm', '0.025 cm'])
    expect(compared('0.012', '0.013')).toEqual([
      '0.012 in / 0.013 in',
      '0.3 mm / 0.33 mm',
      '0.03 cm / 0.033 cm',
    ])
    expect(compared('0.25', '0.251')).toEqual([
      '0.25 in / 0.251 in',
      '6.35 mm / 6.38 mm',
      '0.635 cm / 0.638 cm',
    ])
    expect(compared('2', '2.0')).toEqual(['2 in / 2 in', '50.8 mm / 50.8 mm', '5.08 cm / 5.08 cm'])
    expect(showCompared(['0.0625'], 'mm', 'de-DE')).toEqual(['1,6 mm'])
    expect(compared()).toEqual(['', '', ''])
  })
})

describe('invariants of lengths in a shopper’s unit', () => {
  const places = { in: 3, mm: 1, cm: 2 } as const
  const unit = fc.constantFrom(...UNITS)
  const typedIn = unit.chain((of) =>
    fc.tuple(
      fc.constant(of),
      fc.integer({ min: 1, max: 2_000_000 }).map((whole) => whole / 10 ** places[of]),
    ),
  )

  it('always show again what was typed, to the places of the unit (UNIT-3)', () => {
    fc.assert(
      fc.property(typedIn, ([of, length]) => {
        const stored = typed(String(length), of)
        expect(inUnit(stored, of)).toBe(String(length))
      }),
      { numRuns: 1000 },
    )
  })

  it('that differ by a thousandth of an inch or more are never shown alike where they are compared (UNIT-1)', () => {
    const thousandths = fc.integer({ min: 0, max: 2_000_000 })
    const close = fc.tuple(thousandths, fc.integer({ min: 1, max: 3 })).map(([a, by]) => [a, a + by] as const)
    fc.assert(
      fc.property(fc.oneof(close, fc.tuple(thousandths, thousandths)), unit, ([a, b], of) => {
        const [one, two] = showCompared(
          [a, b].map((each) => (each / 1000).toFixed(3)),
          of,
          'en-US',
        )
        expect(one === two).toBe(a === b)
      }),
      { numRuns: 1000 },
    )
  })

  it('always stay as they are stored where a form is sent as it was opened, in every unit (UNIT-3)', () => {
    fc.assert(
      fc.property(inches(), inches(), unit, (width, height, of) => {
        const before = { materialId: 'm', width, height, quantity: '1', options: [] }
        const fields = {
          form: '1',
          unit: of,
          width: shownTyped(width, of),
          height: ` ${shownTyped(height, of)} `,
        }
        const change = changeOfForm(
          new URLSearchParams(fields),
          { sizes: [], optionSets: [] },
          'en-US',
          before,
        )
        expect([change.width, change.height]).toEqual([width, height])
      }),
      { numRuns: 500 },
    )
  })
})
