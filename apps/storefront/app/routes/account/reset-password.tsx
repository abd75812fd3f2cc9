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
import * as messages from '../../messages/account.ts'

export async function loader({ request, context: { shop } }: LoaderFunctionArgs) {
  return data({ isValid: await shop.accounts.isResettable(tokenOf(request)) }, { headers: PRIVATE })
}

export async function action({ request, context: { shop, session } }: ActionFunctionArgs) {
  const password = textOf(await request.formData(), 'password')
  const outcome = await shop.accounts.resetPassword(tokenOf(request), password, session)
  return outcome.ok ? goOn(`${urlFor('signIn')}?reset`, session.endCookie) : rejected(outcome, {})
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = privateMeta(messages.resetTitle)

/** The form for a new password, opened by the link in an e-mail. */
export default function ResetPassword() {
  const { isValid } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>() ?? null
  const again = <Link to={urlFor('forgotPassword')}>{messages.sendAnother}</Link>
  if (!isValid) return <FormPage title={messages.resetTitle} error={messages.linkInvalid} more={again} />
  return (
    <FormPage title={messages.resetTitle} text={messages.resetText} error={result?.error}>
      <PlainForm>
        <NewPasswordField label={messages.newPassword} result={result} />
        <Button type="submit" kind="primary" size="large" wide>
          {messages.savePassword}
        </Button>
      </PlainForm>
    </FormPage>
  )
}
