import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RESOLUTION_GRADES, resolutionGrade } from '../print-rules/index.ts'
import { needsVectorizationChoice, vectorizePrice } from './index.ts'

const price = fc.option(fc.integer({ min: 0, max: 9999 }).map(String), { nil: null })

describe('invariants of the vectorize price', () => {
  it('never passes over a price that stands nearer to the item', () => {
    fc.assert(
      fc.property(price, price, price, (own, templateOverride, templateDefault) => {
        const nearest = [own, templateOverride, templateDefault].find((each) => each !== null) ?? null
        expect(vectorizePrice({ own, templateOverride, templateDefault })).toBe(nearest)
      }),
    )
  })
})

describe('invariants of resolution', () => {
  it('never grows worse with more dots', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (dpi, more) => {
        const rank = (dots: number) => RESOLUTION_GRADES.indexOf(resolutionGrade(dots))
        expect(rank(dpi + more)).toBeLessThanOrEqual(rank(dpi))
        expect(needsVectorizationChoice(dpi)).toBe(resolutionGrade(dpi) === 'coarse')
      }),
    )
  })
})
