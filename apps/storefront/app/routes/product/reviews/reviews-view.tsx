import type { ProductReviews } from '@kisscut/shop'
import { ButtonLink } from '../../../parts/action/button-link.tsx'
import { Rating } from '../../../parts/catalog/rating.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import { Column } from '../../../parts/page/column.tsx'
import { Picture } from '../../../parts/picture/picture.tsx'
import { ReviewView } from '../../../parts/review/review-view.tsx'
import { Sheet } from '../../../parts/sheet/sheet.tsx'
import { urlFor } from '../../../links/url-for.ts'
import { ReviewForm, type ReviewResult } from './review-form.tsx'
import * as messages from '../../../messages/reviews.ts'
import css from './reviews-view.module.css'

interface Props {
  readonly reviews: ProductReviews
  readonly path: string
  readonly isSent: boolean
  readonly result: ReviewResult | null
}

/** A product's reviews, in pages, and a form that adds one. REVIEW-5. */
export function ReviewsView({ reviews, path, isSent, result }: Props) {
  const { product, rating, reviews: shown, page, pages } = reviews
  return (
    <Column className={css.page}>
      <header className={css.head}>
        {product.picture && (
          <a href={product.url} tabIndex={-1} aria-hidden="true" className={css.picture}>
            <Picture picture={product.picture} decorative sizes="7rem" loading="eager" />
          </a>
        )}
        <div className={css.words}>
          <h1>{messages.title(product.name)}</h1>
          {rating.average !== null && <Rating average={rating.average} count={rating.count} />}
          <a href={product.url} className={css.back}>
            {messages.backTo(product.name)}
          </a>
        </div>
      </header>
      <div className={css.columns}>
        <div className={css.all}>
          {shown.length === 0 && <p>{messages.none}</p>}
          <ul className={css.list}>
            {shown.map((review) => (
              <li key={review.id}>
                <ReviewView review={review} level={2} />
              </li>
            ))}
          </ul>
          {pages > 1 && (
            <nav aria-label={messages.pages} className={css.pages}>
              {page > 1 ? <a href={`${path}?page=${page - 1}`}>{messages.newer}</a> : <span />}
              <span>{messages.pageOf(page, pages)}</span>
              {page < pages ? <a href={`${path}?page=${page + 1}`}>{messages.older}</a> : <span />}
            </nav>
          )}
        </div>
        <section id="write" aria-labelledby="write-title" className={css.write}>
          <Sheet className={css.sheet}>
            <Writing reviews={reviews} path={path} isSent={isSent} result={result} />
          </Sheet>
        </section>
      </div>
    </Column>
  )
}

function Writing({ reviews: { obstacle, own, product }, path, isSent, result }: Props) {
  const heading = (text: string) => (
    <h2 id="write-title" className={css.title}>
      {text}
    </h2>
  )
  if (obstacle === 'sign_in')
    return (
      <>
        {heading(messages.write)}
        <p>{messages.signInText}</p>
        <ButtonLink to={`${urlFor('signIn')}?next=${encodeURIComponent(path)}`} kind="primary">
          {messages.signInFirst}
        </ButtonLink>
      </>
    )
  if (obstacle === 'configure')
    return (
      <>
        {heading(messages.write)}
        <p>{messages.signInText}</p>
        <ButtonLink to={product.url} kind="primary">
          {messages.configureFirst}
        </ButtonLink>
      </>
    )
  return (
    <>
      {heading(own === null ? messages.write : messages.own)}
      {isSent && result === null && <Notice kind="ok">{messages.sent}</Notice>}
      {own !== null && !isSent && <p className={css.state}>{messages.states[own.state]}</p>}
      <ReviewForm own={own} result={result} />
    </>
  )
}
