import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { Link, useActionData } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { Button } from '../../parts/action/button.tsx'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { FormPage, PlainForm } from '../../parts/form/form-page.tsx'
import { privateMeta } from '../../parts/page/private-meta.ts'
import { documentHeaders, goOn, PRIVATE, rejected } from '../../parts/form/responses.ts'
import { EmailField, NameField, NewPasswordField } from '../../parts/form/text-field.tsx'
import { textOf } from '../../parts/form/text-of.ts'
import * as messages from '../../messages/account.ts'

export async function loader({ context: { shop, session } }: LoaderFunctionArgs) {
  if ((await shop.accounts.own.ofBrowser(session)) !== null) throw goOn(urlFor('account'))
  return data(null, { headers: PRIVATE })
}

export async function action({ request, context: { shop, session, viewer } }: ActionFunctionArgs) {
  const fields = await request.formData()
  const typed = { name: textOf(fields, 'name'), email: textOf(fields, 'email') }
  const password = textOf(fields, 'password')
  const { locale, unit, currency } = viewer
  const chosen = { unit, ...(currency && { currency }) }
  const outcome = await shop.accounts.signUp({ ...typed, password, locale, chosen }, session)
  if (!outcome.ok) return rejected(outcome, { ...typed, isSent: false })
  return data({ ...typed, isSent: true, error: null, errors: {} }, { headers: PRIVATE })
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = privateMeta(messages.signUp)

/** The form for a new account. */
export default function SignUp() {
  const result = useActionData<typeof action>() ?? null
  if (result?.isSent)
    return <FormPage title={messages.lookAtMail} text={messages.confirmationSent(result.email)} />
  return (
    <FormPage
      title={messages.signUp}
      text={messages.signUpText}
      error={result?.error}
      more={<Link to={urlFor('signIn')}>{messages.haveAccount}</Link>}
    >
      <PlainForm>
        <NameField defaultValue={result?.name} result={result} />
        <EmailField
          label={messages.email}
          autoComplete="username"
          defaultValue={result?.email}
          result={result}
        />
        <NewPasswordField label={messages.password} result={result} />
        <Button type="submit" kind="primary" size="large" wide>
          {messages.signUp}
        </Button>
      </PlainForm>
    </FormPage>
  )
}
