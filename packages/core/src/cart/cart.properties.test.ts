import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineProblems } from './index.ts'

const total = fc.integer({ min: 0, max: 500 }).map((minor) => (minor / 100).toFixed(2))
const line = fc.record({
  frozenTotal: total,
  currentTotal: fc.option(total),
  hasArtwork: fc.boolean(),
  isChanged: fc.boolean(),
})

describe('invariants of cart lines', () => {
  it('never go to the till silently when price or product is other than shown, or artwork is missing', () => {
    fc.assert(
      fc.property(line, (of) => {
        const isAsShown =
          !of.isChanged && of.hasArtwork && (of.currentTotal === null || of.currentTotal === of.frozenTotal)
        expect(lineProblems(of).length === 0).toBe(isAsShown)
      }),
    )
  })

  it('never ask for artwork of what is sold as it is, and say the rest as of any (SAMPLE-2)', () => {
    fc.assert(
      fc.property(line, (of) => {
        const others = lineProblems(of).filter(({ field }) => field !== 'userFileId')
        expect(lineProblems({ ...of, takesNoArtwork: true })).toEqual(others)
      }),
    )
  })

  it('never call a total changed that is only written with other places', () => {
    fc.assert(
      fc.property(fc.nat(9999), (whole) => {
        const of = { hasArtwork: true, isChanged: false }
        const written = { frozenTotal: String(whole), currentTotal: `${whole}.00` }
        expect(lineProblems({ ...of, ...written })).toEqual([])
      }),
    )
  })
})
