import { urlFor } from '../../links/url-for.ts'
import { Column } from './column.tsx'
import css from './missing.module.css'

/** The 500 page. The cart is safe; the first offer is to try again. */
export function OutOfOrder() {
  return (
    <Column className={css.missing}>
      <svg viewBox="0 0 320 120" className={css.misfeed} aria-hidden="true" focusable="false">
        <path className={css.cutDone} d="M10 60h120" />
        <path className={css.cutAstray} d="M130 60c18 0 12-34 34-34s8 62 34 62 10-46 30-42" />
        <path className={css.knife} d="m228 46 22-26 12 10-34 16Z" />
      </svg>
      <div className={css.words}>
        <h1>The knife slipped</h1>
        <p>
          Something went wrong on our side while making this page. Your cart and your artwork are safe. Trying
          again often helps; if it doesn't, we have a note of what happened.
        </p>
        <p className={css.actions}>
          <a href="">Try again</a>
          <a href={urlFor('home')}>Back to the shop</a>
        </p>
      </div>
    </Column>
  )
}
