import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { Link, useActionData, useLoaderData } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { Button } from '../../parts/action/button.tsx'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { FormPage, PlainForm } from '../../parts/form/form-page.tsx'
import { privateMeta } from '../../parts/page/private-meta.ts'
import { documentHeaders, goOn, PRIVATE, rejected } from '../../parts/form/responses.ts'
import { NewPasswordField } from '../../parts/form/text-field.tsx'
import { textOf, tokenOf } from '../../parts/form/text-of.ts'
import * as account from '../../messages/account.ts'
import * as messages from '../../messages/staff.ts'

export async function loader({ request, context: { shop } }: LoaderFunctionArgs) {
  return data({ isValid: await shop.accounts.isResettable(tokenOf(request)) }, { headers: PRIVATE })
}

/** Sets the password and redirects to sign in. ACC-17. */
export async function action({ request, context: { shop, session } }: ActionFunctionArgs) {
  const password = textOf(await request.formData(), 'password')
  const outcome = await shop.accounts.resetPassword(tokenOf(request), password, session)
  if (!outcome.ok) return rejected(outcome, {})
  const next = new URLSearchParams({ reset: '', next: '/admin/' })
  return goOn(`${urlFor('signIn')}?${next}`, session.endCookie)
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = privateMeta(messages.join)

/** The page that an invitation's link opens. */
export default function Invitation() {
  const { isValid } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>() ?? null
  const signIn = <Link to={urlFor('signIn')}>{messages.toSignIn}</Link>
  if (!isValid) return <FormPage title={messages.join} error={messages.linkInvalid} more={signIn} />
  return (
    <FormPage title={messages.join} text={messages.joinText} error={result?.error}>
      <PlainForm>
        <NewPasswordField label={account.password} result={result} />
        <Button type="submit" kind="primary" size="large" wide>
          {messages.joinNow}
        </Button>
      </PlainForm>
    </FormPage>
  )
}
