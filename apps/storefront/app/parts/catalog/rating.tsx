import { useLocale } from '../page/locale.tsx'
import { showCount } from '../money/format.ts'
import * as messages from '../../messages/rating.ts'
import css from './rating.module.css'

interface RatingProps {
  /** Average of five stars: `"4.33"`. */
  readonly average: string
  readonly count: number
}

/** A rating as stars, with its figures as text. */
export function Rating({ average, count }: RatingProps) {
  const locale = useLocale()
  return (
    <p className={css.rating}>
      <Drawn rating={Number(average)} />
      <span className={css.average}>
        {Number(average).toFixed(1)}
        <span className={css.outOf}>{messages.outOfFive}</span>
      </span>
      <span className={css.count}>{messages.fromReviews(count, showCount(count, locale))}</span>
    </p>
  )
}

/** The stars of one review. */
export const Stars = ({ rating }: { readonly rating: number }) => (
  <p className={css.rating}>
    <Drawn rating={rating} />
    <span className={css.outOf}>{messages.starsOf(rating)}</span>
  </p>
)

function Drawn({ rating }: { readonly rating: number }) {
  const share = `${Math.min(100, Math.max(0, rating * 20))}%`
  return (
    <span className={css.stars} aria-hidden="true">
      <span className={css.filled} style={{ width: share }} />
    </span>
  )
}
