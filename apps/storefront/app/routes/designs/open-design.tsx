import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { Link, useActionData, useLoaderData } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { Button } from '../../parts/action/button.tsx'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { FormPage, PlainForm } from '../../parts/form/form-page.tsx'
import { privateMeta } from '../../parts/page/private-meta.ts'
import { documentHeaders, goOn, PRIVATE, rejected } from '../../parts/form/responses.ts'
import { tokenOf } from '../../parts/form/text-of.ts'
import * as messages from '../../messages/designs.ts'

/** Opening the link creates nothing yet, because link previews open it, too. */
export async function loader({ request, context: { shop, viewer } }: LoaderFunctionArgs) {
  return data({ design: await shop.designs.peek(tokenOf(request), viewer) }, { headers: PRIVATE })
}

export async function action({ request, context: { shop, viewer, session } }: ActionFunctionArgs) {
  const outcome = await shop.designs.open(viewer, tokenOf(request), session)
  if (!outcome.ok) return rejected(outcome, {})
  const { designs } = await shop.designs.list(viewer)
  return goOn(designs.find(({ id }) => id === outcome.value.id)?.url || urlFor('designs'))
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = privateMeta(messages.openTitle)

/** A single button that copies a design from another device. TOOL-9. */
export default function OpenDesign() {
  const { design } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>() ?? null
  const error = result?.error ?? (design === null ? messages.linkOver : null)
  if (error !== null || design === null)
    return (
      <FormPage
        title={messages.openTitle}
        error={error}
        more={<Link to={urlFor('designs')}>{messages.toMyDesigns}</Link>}
      />
    )
  return (
    <FormPage title={messages.openTitle} text={messages.openText(design.name || design.product)}>
      <PlainForm>
        <Button type="submit" kind="primary" size="large" wide>
          {messages.openIt}
        </Button>
      </PlainForm>
    </FormPage>
  )
}
