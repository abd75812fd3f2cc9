import { HttpError, withUploadedForm } from '@kisscut/rest'
import type { IncomingFile } from '@kisscut/shop/ports/intake'
import { TRAP } from '@kisscut/shop/contact-fields'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { documentHeaders, goOn, PRIVATE, rejected } from '../../parts/form/responses.ts'
import { QuoteFormView } from './quote-form/quote-form-view.tsx'
import { helpMeta } from './page/help-meta.ts'
import * as messages from '../../messages/quotes.ts'

const SENT = '?sent'

export async function loader({ request, context: { shop, session, publicUrl } }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url)
  const account = await shop.accounts.own.ofBrowser(session)
  const shown = {
    isSent: search.startsWith(SENT),
    publicUrl,
    known: {
      name: account?.name ?? '',
      email: account?.email ?? '',
      product: (searchParams.get('product') ?? '').slice(0, 200),
    },
  }
  return account === null ? data(shown) : data(shown, { headers: PRIVATE })
}

/** Sends the request with its file, then redirects to the request's page. QUOTE-1. */
export async function action({ request, context: { shop, viewer, session } }: ActionFunctionArgs) {
  const send = async (file: IncomingFile | null, fields: URLSearchParams) => {
    const text = (name: string) => fields.get(name) ?? ''
    const typed = {
      ...{ name: text('name'), email: text('email'), product: text('product'), quantity: text('quantity') },
      ...{ width: text('width'), height: text('height'), material: text('material') },
      ...{ neededBy: text('needed_by'), message: text('message') },
    }
    const outcome = await shop.quoteRequests.send(viewer, { ...typed, trap: text(TRAP) }, file, session)
    if (!outcome.ok) return rejected(outcome, typed)
    const { id } = outcome.value
    return goOn(id === null ? urlFor('quoteForm') + SENT : `${urlFor('quote')}?id=${encodeURIComponent(id)}`)
  }
  try {
    return await withUploadedForm(request, { tempDir: shop.design.incomingDir }, send)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return rejected({ ok: false, reason: 'invalid', errors: { file: error.messages } }, {})
  }
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = helpMeta('quoteForm', messages.title, messages.description)

export default function QuoteForm() {
  const { isSent, known } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>() ?? null
  return <QuoteFormView isSent={isSent} known={known} result={result} />
}
