import { TRAP } from '@kisscut/shop/contact-fields'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { documentHeaders, goOn, rejected } from '../../parts/form/responses.ts'
import { textOf } from '../../parts/form/text-of.ts'
import { ContactView } from './contact/contact-view.tsx'
import { helpMeta } from './page/help-meta.ts'
import * as messages from '../../messages/contact.ts'

const SENT = '?sent'

export const loader = ({ request, context: { publicUrl } }: LoaderFunctionArgs) => ({
  isSent: new URL(request.url).search.startsWith(SENT),
  publicUrl,
})

/** Sends the message, then redirects to a confirmation, so that reloading sends nothing (CONTACT-1). */
export async function action({ request, context: { shop, session } }: ActionFunctionArgs) {
  const fields = await request.formData()
  const typed = {
    name: textOf(fields, 'name'),
    email: textOf(fields, 'email'),
    topic: textOf(fields, 'topic'),
    message: textOf(fields, 'message', 10_000),
  }
  const outcome = await shop.contact.send({ ...typed, trap: textOf(fields, TRAP) }, session)
  return outcome.ok ? goOn(urlFor('contact') + SENT) : rejected(outcome, typed)
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = helpMeta('contact', messages.title, messages.description)

export default function Contact() {
  const { isSent } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>() ?? null
  return <ContactView isSent={isSent} result={result} />
}
