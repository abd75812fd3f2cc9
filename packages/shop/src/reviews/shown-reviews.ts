import { review } from '@kisscut/records'
import { NOT_RATED, type Rating } from '@kisscut/core/review'
import type { ProductClass } from '@kisscut/core/product'
import { wordsOfOthers } from '../lengths/index.ts'
import type { Records } from '../ports/records.ts'
import type { Store } from '../ports/storage.ts'
import type { ReviewRow } from './review-rules.ts'

/** A published review as pages show it. */
export interface ShownReview {
  readonly id: string
  readonly author: string
  readonly rating: number
  readonly title: string
  readonly text: string
  /** Use of the product; empty if not stated. */
  readonly use: string
  /** The shop's response; empty if there is none. */
  readonly response: string
  /** ISO 8601. */
  readonly created: string
}

export const shownReview = (row: ReviewRow): ShownReview =>
  wordsOfOthers({
    id: row.id,
    author: row.author,
    rating: row.rating,
    title: row.title,
    text: row.text,
    use: row.use,
    response: row.response,
    created: row.created.toISOString(),
  })

/** Identifies a product. */
export interface ProductKey {
  readonly productClass: ProductClass
  readonly id: string
}

/** A page of the published reviews of a product, newest first. REVIEW-5. */
export interface ReviewsPage {
  readonly rating: Rating
  readonly reviews: readonly ShownReview[]
  /** From 1. */
  readonly page: number
  readonly pages: number
}

const where = ({ productClass, id }: ProductKey) => ({ product_class: productClass, product: id })

/** A page of reviews; beyond the end, the last one. */
export async function reviewsPage(
  { records, catalog }: Pick<Store, 'records' | 'catalog'>,
  key: ProductKey,
  page: number,
  pageSize: number,
): Promise<ReviewsPage> {
  const rating = (await catalog.ratings([key.id])).get(key.id) ?? NOT_RATED
  const pages = Math.max(1, Math.ceil(rating.count / pageSize))
  const shown = Math.min(Math.max(1, page), pages)
  const query = { where: where(key), publishedOnly: true, newestFirst: true, page: shown, pageSize }
  const { rows } = rating.count === 0 ? { rows: [] } : await records.page(review, query)
  return { rating, reviews: rows.map(shownReview), page: shown, pages }
}

/** The review that staff feature on a product's page, if it is published and of that product; else null. REVIEW-6. */
export async function testimonialOf(
  records: Records,
  key: ProductKey,
  reviewId: string | null,
): Promise<ShownReview | null> {
  const row = reviewId === null ? null : await records.get(review, reviewId, { publishedOnly: true })
  const isOfProduct = row?.product === key.id && row.product_class === key.productClass
  return row !== null && isOfProduct && row.text !== '' ? shownReview(row) : null
}
