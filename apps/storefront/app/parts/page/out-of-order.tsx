import { urlFor } from '../../links/url-for.ts'
import { Column } from './column.tsx'
import * as messages from '../../messages/shell.tsx'
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
        <h1>{messages.failed}</h1>
        <p>{messages.failedText}</p>
        <p className={css.actions}>
          <a href="">{messages.tryAgain}</a>
          <a href={urlFor('home')}>{messages.backToShop}</a>
        </p>
      </div>
    </Column>
  )
}
