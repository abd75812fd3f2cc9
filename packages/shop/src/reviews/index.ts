import { review, WHOLE } from '@kisscut/records'
import { FEWEST_STARS, MOST_STARS } from '@kisscut/core/review'
import { accountOfOwner } from '../accounts/sessions.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { pictureOf } from '../browse/pictures.ts'
import type { Picture } from '../browse/picture.ts'
import { urlOfProduct } from '../browse/tiles.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import { LISTED_CLASSES } from '../ports/catalog.ts'
import type { Links } from '../links.ts'
import { productNotFound } from '../messages/records.ts'
import * as messages from '../messages/reviews.ts'
import { done, invalid, notFound, type Outcome } from '../outcome.ts'
import type { Storage } from '../ports/storage.ts'
import type { RecordUseCases } from '../records/index.ts'
import { hasConfigured, ownReview } from './review-rules.ts'
import { reviewsPage, shownReview, type ReviewsPage, type ShownReview } from './shown-reviews.ts'
import type { ReviewState } from '@kisscut/core/review'

/** Why a viewer may not write a review; null if they may. */
export type Obstacle = 'sign_in' | 'configure' | null

/** The reviews of a product, and the viewer's own options. REVIEW-5. */
export interface ProductReviews extends ReviewsPage {
  readonly product: {
    readonly id: string
    readonly name: string
    readonly url: string
    readonly picture: Picture | null
  }
  readonly obstacle: Obstacle
  readonly own: (ShownReview & { readonly state: ReviewState }) | null
}

/** An author's text, as typed. */
export interface WrittenReview {
  readonly rating: string
  readonly title: string
  readonly text: string
  readonly use: string
}

export interface Reviews {
  of(viewer: Viewer, productClass: string, slug: string, page: number): Promise<Outcome<ProductReviews>>
  /** Writes or changes the viewer's review of a product. */
  write(viewer: Viewer, productClass: string, slug: string, written: WrittenReview): Promise<Outcome<null>>
  /** Deletes the viewer's own review; not found if it is already gone. */
  remove(viewer: Viewer, productClass: string, slug: string): Promise<Outcome<null>>
}

interface ReviewDeps {
  readonly storage: Storage
  readonly catalog: CatalogCache
  readonly links: Links
  readonly records: RecordUseCases
}

/** Reviews per page. */
const REVIEWS_PER_PAGE = 10
const WRITTEN = review.schema.pick({ title: true, text: true, use: true })

const NOT_FOUND = notFound(productNotFound)

export const createReviews = ({ storage, catalog, links, records }: ReviewDeps): Reviews => {
  const find = async (viewer: Viewer, productClass: string, slug: string) => {
    const known = LISTED_CLASSES.find((each) => each === productClass)
    if (known === undefined) return null
    const found = await (await catalog.recent(viewer)).productBySlug(slug, known)
    return found?.isPublished ? found : null
  }
  return {
    of: async (viewer, productClass, slug, page) => {
      const known = await find(viewer, productClass, slug)
      if (known === null) return NOT_FOUND
      const { product, template } = known
      const key = { productClass: product.productClass, id: product.id }
      const [shown, own, isOwner] = await Promise.all([
        reviewsPage(storage, key, page, REVIEWS_PER_PAGE),
        ownReview(storage.records, viewer.owner, key.productClass, key.id),
        hasConfigured(storage.records, viewer.owner, key.productClass, key.id),
      ])
      const isSignedIn = accountOfOwner(viewer.owner) !== null
      return done({
        ...shown,
        product: {
          id: product.id,
          name: product.name,
          url: urlOfProduct(known, links),
          picture: pictureOf(template.image_url, product.name, links),
        },
        obstacle: !isSignedIn ? 'sign_in' : !isOwner && own === null ? 'configure' : null,
        own: own && { ...shownReview(own), state: own.state },
      })
    },
    write: async (viewer, productClass, slug, { rating, title, text, use }) => {
      const known = await find(viewer, productClass, slug)
      if (known === null) return NOT_FOUND
      if (accountOfOwner(viewer.owner) === null) return invalid({ [WHOLE]: [messages.signInFirst] })
      const stars = /^\d$/.test(rating) ? Number(rating) : 0
      const read = WRITTEN.safeParse({ title: title.trim(), text: text.trim(), use: use.trim() })
      const errors = {
        ...(stars < FEWEST_STARS || stars > MOST_STARS ? { rating: [messages.chooseStars] } : {}),
        ...(text.trim() === '' ? { text: [messages.textMissing] } : {}),
        ...Object.fromEntries(
          (read.error?.issues ?? []).map(({ path }) => [String(path[0]), [messages.notUsable]]),
        ),
      }
      if (!read.success || Object.keys(errors).length > 0) return invalid(errors)
      const { productClass: product_class, id: product } = known.product
      const own = await ownReview(storage.records, viewer.owner, product_class, product)
      const values = { ...read.data, rating: stars }
      const saved =
        own === null
          ? await records.save(viewer, review, null, { ...values, product_class, product })
          : await records.save(viewer, review, own.id, values)
      return saved.ok ? done(null) : saved.reason === 'stale' ? NOT_FOUND : saved
    },
    remove: async (viewer, productClass, slug) => {
      const known = await find(viewer, productClass, slug)
      if (known === null) return NOT_FOUND
      const own = await ownReview(storage.records, viewer.owner, known.product.productClass, known.product.id)
      if (own === null) return done(null)
      const removed = await records.remove(viewer, review, own.id)
      return removed.ok ? done(null) : removed
    },
  }
}
