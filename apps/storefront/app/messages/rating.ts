/** Texts of ratings. */

export const outOfFive = ' out of 5'
export const starsOf = (rating: number) => `${rating} of 5 stars`
export const fromReviews = (count: number, shown: string) =>
  `from ${shown} ${count === 1 ? 'review' : 'reviews'}`
