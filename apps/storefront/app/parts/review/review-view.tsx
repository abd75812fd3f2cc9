import type { ShownReview } from '@kisscut/shop'
import { Stars } from '../catalog/rating.tsx'
import { useShopTime } from '../page/locale.tsx'
import * as messages from '../../messages/reviews.ts'
import css from './review-view.module.css'

interface Props {
  readonly review: ShownReview
  /** Level of its heading. */
  readonly level: 2 | 3
}

/** A published review with the shop's reply. */
export function ReviewView({ review, level }: Props) {
  const Heading = `h${level}` as const
  const { author, rating, title, text, use, response, created } = review
  const day = useShopTime({ dateStyle: 'medium' })(created)
  return (
    <article className={css.review}>
      <Stars rating={rating} />
      {title !== '' && <Heading className={css.title}>{title}</Heading>}
      {text !== '' && <p className={css.text}>{text}</p>}
      <p className={css.by}>
        {messages.by(author, use)}
        <time dateTime={created.slice(0, 10)}>{day}</time>
      </p>
      {response !== '' && (
        <div className={css.response}>
          <p className={css.shop}>{messages.shopResponse}</p>
          <p>{response}</p>
        </div>
      )}
    </article>
  )
}
