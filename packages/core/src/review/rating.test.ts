import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FEWEST_STARS, MOST_STARS, NOT_RATED, ratingOf } from './index.ts'

describe('the rating of a product', () => {
  it('is null without reviews, else the mean of the stars to two places, rounded half up (REVIEW-4)', () => {
    expect(ratingOf(0, 0)).toEqual(NOT_RATED)
    expect(ratingOf(1, 4)).toEqual({ count: 1, average: '4.00' })
    expect(ratingOf(3, 13)).toEqual({ count: 3, average: '4.33' })
    // 4.125 and 4.375: half a hundredth goes up.
    expect(ratingOf(8, 33).average).toBe('4.13')
    expect(ratingOf(8, 35).average).toBe('4.38')
  })

  it('is between the lowest and the highest number of stars (REVIEW-4)', () => {
    const stars = fc.array(fc.integer({ min: FEWEST_STARS, max: MOST_STARS }), { minLength: 1 })
    fc.assert(
      fc.property(stars, (given) => {
        const sum = given.reduce((a, b) => a + b, 0)
        const average = Number(ratingOf(given.length, sum).average)
        expect(average).toBeGreaterThanOrEqual(Math.min(...given))
        expect(average).toBeLessThanOrEqual(Math.max(...given))
        expect(Math.abs(average - sum / given.length)).toBeLessThanOrEqual(0.005 + 1e-9)
      }),
    )
  })
})
