import type { DecimalString } from '../product/types.ts'

/** Stars of a review, the fewest and the most. REVIEW-1. */
export const FEWEST_STARS = 1
/** Stars of the best rating. */
export const MOST_STARS = 5

/** Characters in a review. */
export const LONGEST_REVIEW = 3000

/** A review waits for staff, is shown, or is not. REVIEW-3. */
export const REVIEW_STATES = ['pending', 'published', 'rejected'] as const
/** One of {@link REVIEW_STATES}. */
export type ReviewState = (typeof REVIEW_STATES)[number]

/** How a product was reviewed: how often, and the mean of the stars; null: not at all. */
export interface Rating {
  readonly count: number
  readonly average: DecimalString | null
}

/** The rating of a product without reviews. */
export const NOT_RATED: Rating = { count: 0, average: null }

/** The rating of so many reviews with so many stars together: two places, half up. REVIEW-4. */
export function ratingOf(count: number, stars: number): Rating {
  if (count <= 0) return NOT_RATED
  // Whole numbers all the way: a mean of doubles would round 4.125 either way.
  const hundredths = Math.floor((200 * stars + count) / (2 * count))
  return { count, average: (hundredths / 100).toFixed(2) as DecimalString }
}
