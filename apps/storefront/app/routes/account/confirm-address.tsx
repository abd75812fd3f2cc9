import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { Link, useActionData, useLoaderData } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { Button } from '../../parts/action/button.tsx'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { FormPage, PlainForm } from '../../parts/form/form-page.tsx'
import { privateMeta } from '../../parts/page/private-meta.ts'
import { documentHeaders, goOn, PRIVATE, rejected } from '../../parts/form/responses.ts'
import { tokenOf } from '../../parts/form/text-of.ts'
import * as messages from '../../messages/account.ts'

/** Opening the link changes nothing yet, because mail scanners open it, too. */
export async function loader({ request, context: { shop } }: LoaderFunctionArgs) {
  return data({ isValid: await shop.accounts.isConfirmable(tokenOf(request)) }, { headers: PRIVATE })
}

export async function action({ request, context: { shop, session } }: ActionFunctionArgs) {
  const outcome = await shop.accounts.confirmAddress(tokenOf(request), session)
  if (!outcome.ok) return rejected(outcome, {})
  const opened = outcome.value
  return goOn(
    urlFor('account'),
    opened === null ? undefined : session.cookie(opened.sessionId, opened.seconds),
  )
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = privateMeta(messages.confirmTitle)

/** A single button that confirms the address. */
export default function ConfirmAddress() {
  const { isValid } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>() ?? null
  const error = result?.error ?? (isValid ? null : messages.linkInvalid)
  if (error !== null)
    return (
      <FormPage
        title={messages.confirmTitle}
        error={error}
        more={<Link to={urlFor('signIn')}>{messages.signIn}</Link>}
      />
    )
  return (
    <FormPage title={messages.confirmTitle} text={messages.confirmText}>
      <PlainForm>
        <Button type="submit" kind="primary" size="large" wide>
          {messages.confirm}
        </Button>
      </PlainForm>
    </FormPage>
  )
}
