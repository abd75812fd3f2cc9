import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { useLocale } from '../../parts/page/locale.tsx'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { FormPage } from '../account/form/form-page.tsx'
import { metaOf } from '../account/form/page-of.ts'
import { documentHeaders, PRIVATE } from '../account/form/responses.ts'
import { Day } from './quote/quote-view.tsx'
import * as messages from '../../messages/quotes.ts'
import css from './quotes.module.css'

export async function loader({ context: { shop, viewer } }: LoaderFunctionArgs) {
  const own = await shop.quoteRequests.list(viewer)
  const quotes = own.map(({ id, state, product, quantity, created }) => ({
    ...{ id, state, product, quantity },
    day: created.toISOString().slice(0, 10),
  }))
  return data({ quotes }, { headers: PRIVATE })
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = metaOf(messages.quotes)

/** What an account, or a guest in this browser, has asked for. QUOTE-7. */
export default function Quotes() {
  const { quotes } = useLoaderData<typeof loader>()
  const locale = useLocale()
  return (
    <FormPage
      title={messages.quotes}
      text={quotes.length === 0 ? messages.noQuotes : messages.quotesText}
      more={<Link to={urlFor('quoteForm')}>{messages.title}</Link>}
    >
      {quotes.length > 0 && (
        <ul className={css.list}>
          {quotes.map(({ id, state, product, quantity, day }) => (
            <li key={id}>
              <Link to={`${urlFor('quote')}?id=${encodeURIComponent(id)}`}>{product}</Link>
              <p>
                {quantity === 1 ? messages.onePiece : messages.pieces(quantity.toLocaleString(locale))} ·{' '}
                {messages.states[state]} · <Day day={day} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </FormPage>
  )
}
