import { useLocale } from '../page/locale.tsx'
import { showCount } from '../money/format.ts'
import * as messages from '../../messages/parts.tsx'
import css from './rating.module.css'

interface RatingProps {
  /** Average of five stars, one decimal place: `"4.9"`. */
  readonly average: string
  readonly count: number
}

/** A rating as stars, with its figures as text. */
export function Rating({ average, count }: RatingProps) {
  const locale = useLocale()
  const share = `${Math.min(100, Math.max(0, Number(average) * 20))}%`
  return (
    <p className={css.rating}>
      <span className={css.stars} aria-hidden="true">
        <span className={css.filled} style={{ width: share }} />
      </span>
      <span className={css.average}>
        {average}
        <span className={css.outOf}>{messages.outOfFive}</span>
      </span>
      <span className={css.count}>{messages.fromReviews(count, showCount(count, locale))}</span>
    </p>
  )
}
