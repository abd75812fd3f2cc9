import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { disorderOf, RESOLUTION_GRADES, resolutionGrade } from './index.ts'

const dpi = fc.nat(1200)

describe('invariants of print rules', () => {
  it('always grade more dots no worse, whatever the rules (SETTINGS-12)', () => {
    fc.assert(
      fc.property(dpi, dpi, dpi, dpi, dpi, (good, low, coarse, dots, more) => {
        const rules = { good, low, coarse }
        fc.pre(disorderOf(rules) === null)
        const rank = (of: number) => RESOLUTION_GRADES.indexOf(resolutionGrade(of, rules))
        expect(rank(dots + more)).toBeLessThanOrEqual(rank(dots))
      }),
    )
  })

  it('never contradict each other where each is at most the one above (SETTINGS-12)', () => {
    fc.assert(
      fc.property(dpi, dpi, dpi, (good, low, coarse) => {
        expect(disorderOf({ good, low, coarse }) === null).toBe(good >= low && low >= coarse)
      }),
    )
  })
})
