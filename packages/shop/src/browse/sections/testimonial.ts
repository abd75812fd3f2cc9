import type { CatalogProduct } from '../../catalog/compile-product.ts'
import type { Storage } from '../../ports/storage.ts'
import { reviewsPage, testimonialOf, type ShownReview } from '../../reviews/shown-reviews.ts'
import type { Rating } from '@kisscut/core/review'

/** Reviews on a product's page; the others have a page of their own. */
const REVIEWS_ON_PAGE = 3

/** Reviews of a product: the one staff feature, and the latest others. */
export interface Testimonials {
  readonly featured: ShownReview | null
  readonly latest: readonly ShownReview[]
  readonly rating: Rating
}

/** The testimonials; null if there are none yet. REVIEW-5, REVIEW-6. */
export async function testimonialsOf(
  { records, catalog }: Pick<Storage, 'records' | 'catalog'>,
  { product, template }: CatalogProduct,
): Promise<Testimonials | null> {
  const key = { productClass: product.productClass, id: product.id }
  const { rating, reviews } = await reviewsPage({ records, catalog }, key, 1, REVIEWS_ON_PAGE + 1)
  if (rating.count === 0) return null
  const featured = await testimonialOf(records, key, template.sections.testimonial)
  const latest = reviews.filter(({ id }) => id !== featured?.id).slice(0, REVIEWS_ON_PAGE)
  return { featured, latest, rating }
}
