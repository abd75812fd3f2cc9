import { setLine } from '@kisscut/artwork/text'
import { variableDataProblems } from '@kisscut/core/variable-data'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fontsOf } from './glyphs.ts'

const face = (await fontsOf()).get('')!
const passes = (value: string) =>
  variableDataProblems({ kind: 'list', text: `"${value.replaceAll('"', '""')}"` }).length === 0
const LETTERS = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter(passes)

describe('numbers and names that pass the rules (VAR-14)', () => {
  it('include most letters of western languages', () => {
    expect(LETTERS.length).toBeGreaterThan(190)
    for (const letter of 'AZaz09,"–’ÄÖÜßÉéñçøåþœ€™') expect(LETTERS).toContain(letter)
  })

  it('always have all their letters in the print font', () => {
    const values = fc.array(fc.constantFrom(...LETTERS), { maxLength: 30 }).map((letters) => letters.join(''))
    for (const letter of LETTERS)
      expect([letter, setLine(face, letter, { size: 10 }).missing]).toEqual([letter, []])
    fc.assert(
      fc.property(values, (value) => void expect(setLine(face, value, { size: 10 }).missing).toEqual([])),
    )
  })
})
