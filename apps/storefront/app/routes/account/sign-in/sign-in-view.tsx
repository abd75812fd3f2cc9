import { urlFor } from '../../../links/url-for.ts'
import { Button } from '../../../parts/action/button.tsx'
import { Field } from '../../../parts/form/field.tsx'
import { TextInput } from '../../../parts/form/text-input.tsx'
import { FormPage, PlainForm } from '../form/form-page.tsx'
import * as messages from '../../../messages/account.ts'

interface SignInViewProps {
  /** Of the account that is signed in already. */
  readonly name: string | null
  /** The form just sent, when it was rejected. */
  readonly failed: { readonly error: string; readonly email: string } | null
}

/** The form for signing in; whoever is signed in may sign out. */
export function SignInView({ name, failed }: SignInViewProps) {
  if (name !== null)
    return (
      <FormPage title={messages.account} text={messages.signedInAs(name)}>
        <SignOutForm />
      </FormPage>
    )
  return (
    <FormPage title={messages.signIn} text={messages.signInText} error={failed?.error}>
      <PlainForm>
        <Field label={messages.email}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="email"
              autoComplete="username"
              maxLength={254}
              required
              defaultValue={failed?.email}
            />
          )}
        </Field>
        <Field label={messages.password}>
          {(control) => (
            <TextInput
              {...control}
              type="password"
              name="password"
              autoComplete="current-password"
              required
            />
          )}
        </Field>
        <Button type="submit" kind="primary" size="large" wide>
          {messages.signIn}
        </Button>
      </PlainForm>
    </FormPage>
  )
}

/** Signing out changes something: it is a form. */
export const SignOutForm = () => (
  <PlainForm action={urlFor('signOut')}>
    <Button type="submit" wide>
      {messages.signOut}
    </Button>
  </PlainForm>
)
