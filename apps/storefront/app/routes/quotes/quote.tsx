import type { QuoteRef } from '@kisscut/shop'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { privateMeta } from '../../parts/page/private-meta.ts'
import { documentHeaders, goOn, PRIVATE, rejected } from '../../parts/form/responses.ts'
import { tokenOf } from '../../parts/form/text-of.ts'
import { NoQuote, QuoteView } from './quote/quote-view.tsx'
import { QuotesView } from './quote/quotes-view.tsx'
import * as messages from '../../messages/quotes.ts'

/** The request of an address: by a private link's token, or by the id of the viewer's own. */
function refOf(request: Request): QuoteRef {
  const token = tokenOf(request)
  return token === '' ? { id: (new URL(request.url).searchParams.get('id') ?? '').slice(0, 64) } : { token }
}

export async function loader({ request, context: { shop, viewer } }: LoaderFunctionArgs) {
  const ref = refOf(request)
  if ('id' in ref && ref.id === '') {
    const own = await shop.quoteRequests.list(viewer)
    const quotes = own.map(({ created, ...rest }) => ({ ...rest, created: created.toISOString() }))
    return data({ quotes, quote: null }, { headers: PRIVATE })
  }
  const found = await shop.quoteRequests.show(viewer, ref)
  if (!found.ok) return data({ quotes: null, quote: null }, { status: 404, headers: PRIVATE })
  const { created, ...quote } = found.value
  return data({ quotes: null, quote: { ...quote, created: created.toISOString() } }, { headers: PRIVATE })
}

/** Accepts, declines or withdraws, depending on the button. QUOTE-2, QUOTE-5. */
export async function action({ request, context: { shop, viewer } }: ActionFunctionArgs) {
  const intent = (await request.formData()).get('intent')
  const ref = refOf(request)
  const { quoteRequests } = shop
  if (intent === 'decline' || intent === 'withdraw') {
    const closed = await quoteRequests[intent](viewer, ref)
    return closed.ok ? goOn(urlFor('quote') + new URL(request.url).search) : rejected(closed, {})
  }
  const accepted = await quoteRequests.accept(viewer, ref)
  if (accepted.ok) return goOn(accepted.value.redirect || urlFor('cart'))
  const { reason } = accepted
  const texts = reason === 'invalid' ? Object.values(accepted.errors).flat() : [accepted.message]
  return rejected({ ok: false, reason: 'conflict', message: texts.join(' ') }, {})
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = privateMeta(messages.quotes)

/** A quote request and staff's offer; without one, the viewer's list. QUOTE-4, QUOTE-7. */
export default function Quote() {
  const { quotes, quote } = useLoaderData<typeof loader>()
  const error = useActionData<typeof action>()?.error ?? null
  if (quotes !== null) return <QuotesView quotes={quotes} />
  return quote === null ? <NoQuote /> : <QuoteView quote={quote} error={error} />
}
