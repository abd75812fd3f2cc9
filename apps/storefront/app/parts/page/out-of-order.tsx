import { urlFor } from '../../links/url-for.ts'
import { Column } from './column.tsx'
import * as messages from '../../messages/shell.tsx'
import css from './missing.module.css'

interface Props {
  /** Not an error: the page will be available in a moment. */
  readonly isBusy: boolean
}

/** The page for status 500 or 503. Says that the cart is safe, and offers a retry. */
export function OutOfOrder({ isBusy }: Props) {
  return (
    <Column className={css.missing}>
      <svg viewBox="0 0 320 120" className={css.misfeed} aria-hidden="true">
        <path className={css.cutDone} d="M10 60h120" />
        <path className={css.cutAstray} d="M130 60c18 0 12-34 34-34s8 62 34 62 10-46 30-42" />
        <path className={css.knife} d="m228 46 22-26 12 10-34 16Z" />
      </svg>
      <div className={css.words}>
        <h1>{isBusy ? messages.busy : messages.failed}</h1>
        <p>{isBusy ? messages.busyText : messages.failedText}</p>
        <p className={css.actions}>
          <a href="">{messages.tryAgain}</a>
          <a href={urlFor('home')}>{messages.backToShop}</a>
        </p>
      </div>
    </Column>
  )
}
