import { data, type ActionFunctionArgs } from '@remix-run/node'
import { Link, useActionData } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { Button } from '../../parts/action/button.tsx'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { FormPage, PlainForm } from '../../parts/form/form-page.tsx'
import { privateMeta } from '../../parts/page/private-meta.ts'
import { documentHeaders, PRIVATE, rejected } from '../../parts/form/responses.ts'
import { EmailField } from '../../parts/form/text-field.tsx'
import { textOf } from '../../parts/form/text-of.ts'
import * as messages from '../../messages/account.ts'

export const loader = () => data(null, { headers: PRIVATE })

export async function action({ request, context: { shop, session } }: ActionFunctionArgs) {
  const email = textOf(await request.formData(), 'email')
  const outcome = await shop.accounts.forgotPassword(email, session)
  if (!outcome.ok) return rejected(outcome, { email, isSent: false })
  return data({ email, isSent: true, error: null, errors: {} }, { headers: PRIVATE })
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = privateMeta(messages.forgotTitle)

/** The form that sends a link for a new password. */
export default function ForgotPassword() {
  const result = useActionData<typeof action>() ?? null
  if (result?.isSent) return <FormPage title={messages.lookAtMail} text={messages.resetSent(result.email)} />
  return (
    <FormPage
      title={messages.forgotTitle}
      text={messages.forgotText}
      error={result?.error}
      more={<Link to={urlFor('signIn')}>{messages.haveAccount}</Link>}
    >
      <PlainForm>
        <EmailField
          label={messages.email}
          autoComplete="username"
          defaultValue={result?.email}
          result={result}
        />
        <Button type="submit" kind="primary" size="large" wide>
          {messages.sendLink}
        </Button>
      </PlainForm>
    </FormPage>
  )
}
