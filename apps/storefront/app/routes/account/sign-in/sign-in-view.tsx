import type { RequestOptions } from '@kisscut/shop'
import { Link } from '@remix-run/react'
import { urlFor } from '../../../links/url-for.ts'
import { Button } from '../../../parts/action/button.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import { PasskeyForm } from '../../../parts/passkey/passkey-form.tsx'
import { FormPage, PlainForm } from '../../../parts/form/form-page.tsx'
import type { Rejected } from '../../../parts/form/responses.ts'
import { CodeField } from '../form/proof-fields.tsx'
import { EmailField, PasswordField } from '../../../parts/form/text-field.tsx'
import * as messages from '../../../messages/account.ts'
import * as passkeys from '../../../messages/passkeys.ts'
import * as twoFactor from '../../../messages/two-factor.ts'

/** The page's state besides errors. */
export interface SignInForm {
  readonly email: string
  /** Token issued for the password, while its code is requested; null otherwise. */
  readonly token: string | null
  /** Options of the requested passkey; null if none is requested. */
  readonly passkey: RequestOptions | null
  /** Explains why a passkey is requested, if the visitor did not choose it. */
  readonly report: string | null
}

interface SignInViewProps {
  /** A new password has just been set. */
  readonly isNewPassword: boolean
  /** The last form, if it was rejected. */
  readonly result: (Rejected & SignInForm) | null
}

/** The form for signing in, with links to sign up and to reset the password. */
export function SignInView({ isNewPassword, result }: SignInViewProps) {
  if (result !== null && result.token !== null) return <CodeForm token={result.token} result={result} />
  if (result !== null && result.passkey !== null)
    return <PasskeyPage options={result.passkey} report={result.report} />
  return (
    <FormPage
      title={messages.signIn}
      text={messages.signInText}
      error={result?.error}
      more={
        <>
          <Link to={urlFor('forgotPassword')}>{messages.forgot}</Link>
          <Link to={urlFor('signUp')}>{messages.newHere}</Link>
        </>
      }
    >
      {isNewPassword && result === null && <Notice kind="ok">{messages.passwordChosen}</Notice>}
      <PlainForm>
        <EmailField
          label={messages.email}
          autoComplete="username"
          defaultValue={result?.email}
          result={result}
        />
        <PasswordField label={messages.password} autoComplete="current-password" result={result} />
        <Button type="submit" kind="primary" size="large" wide>
          {messages.signIn}
        </Button>
      </PlainForm>
      <PlainForm>
        <input type="hidden" name="intent" value="passkey" />
        <Button type="submit" size="large" wide>
          {passkeys.signIn}
        </Button>
      </PlainForm>
    </FormPage>
  )
}

interface PasskeyPageProps {
  readonly options: RequestOptions
  readonly report: string | null
}

/** The step in which the browser requests a passkey. ACC-32. */
function PasskeyPage({ options, report }: PasskeyPageProps) {
  return (
    <FormPage
      title={passkeys.signIn}
      text={passkeys.signInText}
      // The form's own address, including the page to return to; a link to it opens the form again.
      more={<a href="">{passkeys.withPassword}</a>}
    >
      {report && <Notice kind="info">{report}</Notice>}
      <PasskeyForm options={options} name={passkeys.useNow} />
    </FormPage>
  )
}

interface CodeFormProps {
  readonly token: string
  readonly result: Rejected
}

/** The second step of signing in. ACC-24. */
function CodeForm({ token, result }: CodeFormProps) {
  return (
    <FormPage title={twoFactor.secondStep} text={twoFactor.secondStepText} error={result.error}>
      <PlainForm>
        <input type="hidden" name="token" value={token} />
        <CodeField label={twoFactor.secondStepCode} autoFocus result={result} />
        <Button type="submit" kind="primary" size="large" wide>
          {messages.signIn}
        </Button>
      </PlainForm>
    </FormPage>
  )
}
