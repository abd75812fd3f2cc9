import type { ListedQuoteRequest } from '@kisscut/shop'
import { Link } from '@remix-run/react'
import { urlFor } from '../../../links/url-for.ts'
import { useLocale } from '../../../parts/page/locale.tsx'
import { FormPage } from '../../../parts/form/form-page.tsx'
import { Day } from './quote-view.tsx'
import * as messages from '../../../messages/quotes.ts'
import css from './quote-view.module.css'

type Listed = Omit<ListedQuoteRequest, 'created'> & {
  /** ISO 8601. */
  readonly created: string
}

/** The quote requests of an account or of a guest's browser. QUOTE-7. */
export function QuotesView({ quotes }: { readonly quotes: readonly Listed[] }) {
  const locale = useLocale()
  return (
    <FormPage
      title={messages.quotes}
      text={quotes.length === 0 ? messages.noQuotes : messages.quotesText}
      more={<Link to={urlFor('quoteForm')}>{messages.title}</Link>}
    >
      {quotes.length > 0 && (
        <ul className={css.list}>
          {quotes.map(({ id, state, product, quantity, created }) => (
            <li key={id}>
              <Link to={`${urlFor('quote')}?id=${encodeURIComponent(id)}`}>{product}</Link>
              <p className={css.hint}>
                {quantity === 1 ? messages.onePiece : messages.pieces(quantity.toLocaleString(locale))} ·{' '}
                {messages.states[state]} · <Day day={created.slice(0, 10)} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </FormPage>
  )
}
