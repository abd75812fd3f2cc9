import type { ProductSection, ShownReview } from '@kisscut/shop'
import { Rating } from '../catalog/rating.tsx'
import { urlFor } from '../../links/url-for.ts'
import { ReviewView } from '../review/review-view.tsx'
import type { Reviewed } from './reviewed.ts'
import * as messages from '../../messages/sections.ts'
import css from './testimonials-view.module.css'

interface Props {
  readonly testimonials: NonNullable<ProductSection['testimonials']>
  readonly product: Reviewed
}

/** Reviews: the featured one, then the latest, and a link to all of them. REVIEW-5, REVIEW-6. */
export function TestimonialsView({ testimonials, product }: Props) {
  const { featured, latest, rating } = testimonials
  const url = urlFor('reviews', product)
  return (
    <div className={css.reviews}>
      {featured && <Featured review={featured} />}
      <div className={css.head}>
        {rating.average !== null && <Rating average={rating.average} count={rating.count} />}
        <p className={css.links}>
          <a href={url}>{messages.allReviews(rating.count)}</a>
          <a href={`${url}#write`}>{messages.writeReview}</a>
        </p>
      </div>
      {latest.length > 0 && (
        <ul className={css.latest}>
          {latest.map((review) => (
            <li key={review.id}>
              <ReviewView review={review} level={3} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Featured({ review: { text, author, use } }: { readonly review: ShownReview }) {
  return (
    <figure className={css.featured}>
      <blockquote>{text}</blockquote>
      <figcaption>{messages.signature(author, use)}</figcaption>
    </figure>
  )
}
