import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineProblems } from './index.ts'

const total = fc.integer({ min: 0, max: 500 }).map((minor) => (minor / 100).toFixed(2))
const artwork = fc.option(fc.constantFrom('a1', 'b2'))
const line = fc.record({
  frozenTotal: total,
  currentTotal: fc.option(total),
  frozenArtwork: artwork,
  currentArtwork: artwork,
  configurationChanged: fc.boolean(),
})

describe('invariants of cart lines', () => {
  it('never go to the till silently when price, artwork or configuration is other than shown', () => {
    fc.assert(
      fc.property(line, (of) => {
        const isAsShown =
          !of.configurationChanged &&
          of.currentArtwork !== null &&
          of.currentArtwork === of.frozenArtwork &&
          (of.currentTotal === null || of.currentTotal === of.frozenTotal)
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
        const of = { frozenArtwork: 'a1', currentArtwork: 'a1', configurationChanged: false }
        const written = { frozenTotal: String(whole), currentTotal: `${whole}.00` }
        expect(lineProblems({ ...of, ...written })).toEqual([])
      }),
    )
  })
})
