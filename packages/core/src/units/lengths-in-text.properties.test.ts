import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseLength, showLengthsIn, UNITS, type Unit } from './index.ts'

const inMm = { unit: 'mm', locale: 'en-GB' } as const
const units = fc.constantFrom<Unit>(...UNITS)
const length = fc.integer({ min: 1, max: 500_000 }).map((thousandths) => String(thousandths / 1000))
const words = fc.string().filter((text) => !/[{}]/.test(text))

describe('lengths that owners write in texts (UNIT-4)', () => {
  it.each([
    ['Up to {24 × 36 in}, cut to any outline.', 'Up to 609.6 × 914.4 mm, cut to any outline.'],
    ['{3 in} core', '76.2 mm core'],
    ['{1/16 in} of bleed', '1.6 mm of bleed'],
    ['Holes {⅜ in} across, {½ in} from the edges', 'Holes 9.5 mm across, 12.7 mm from the edges'],
    ['{1 1/2 in}', '38.1 mm'],
    ['{.040 in}', '1 mm'],
    ['{50 mm}', '50 mm'],
    ['{24 x 36 in}', '609.6 × 914.4 mm'],
    ['{24X36 IN}', '609.6 × 914.4 mm'],
    ['{24 &times; 36 in}', '609.6 × 914.4 mm'],
    ['{2 In}, {5 Cm}', '50.8 mm, 50 mm'],
  ])('%s is read as %s in millimeters', (text, shown) => {
    expect(showLengthsIn(text, inMm)).toBe(shown)
  })

  it('are as they were written in their own unit, and where no reader is known', () => {
    const text = '{1/16 in} of bleed, up to {24 × 36 in}, {.040 in} thick'
    const plain = '1/16 in of bleed, up to 24 × 36 in, .040 in thick'
    expect(showLengthsIn(text, { unit: 'in', locale: 'de-DE' })).toBe(plain)
    expect(showLengthsIn(text, null)).toBe(plain)
  })

  it('are in the marks of the reader', () => {
    expect(showLengthsIn('{1/16 in}', { unit: 'mm', locale: 'de-DE' })).toBe('1,6 mm')
  })

  it('are never anything else in braces', () => {
    for (const text of [
      '{name}',
      '{}',
      '{in}',
      '{a in}',
      '{1/0 in}',
      '{3 × in}',
      '{{3 in}',
      'a { color: red }',
    ])
      expect(showLengthsIn(text, inMm).replace('{76.2 mm', '{{3 in}')).toBe(text)
  })

  it('always leave a text without braces as it is', () => {
    fc.assert(
      fc.property(words, units, (text, unit) => showLengthsIn(text, { unit, locale: 'en-US' }) === text),
    )
  })

  it('always are the same length in every unit, to what that unit shows, and never in braces', () => {
    fc.assert(
      fc.property(words, length, units, units, words, (before, number, from, unit, after) => {
        const shown = showLengthsIn(`${before}{${number} ${from}}${after}`, { unit, locale: 'en-US' })
        expect(shown.startsWith(before) && shown.endsWith(after)).toBe(true)
        expect(shown).not.toMatch(/[{}]/)
        const [read, meant] = [
          parseLength(shown.slice(before.length, shown.length - after.length), unit),
          parseLength(number, from),
        ]
        const [is, was] = [read, meant].map((each) => (each.ok ? Number(each.value) : NaN)) as [
          number,
          number,
        ]
        expect(Math.abs(is - was)).toBeLessThanOrEqual(0.0026)
      }),
    )
  })
})
