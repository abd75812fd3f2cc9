import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { LEAST_PASSWORD, LONGEST_ADDRESS, LONGEST_NAME, LONGEST_PASSWORD } from '@kisscut/shop/field-limits'
import { Field } from './field.tsx'
import { errorsAsProblems } from './field-problems.tsx'
import { TextArea, TextInput } from './text-input.tsx'
import type { Rejected } from './responses.ts'
import * as messages from '../../messages/account.ts'

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly unit?: string
  readonly label: ReactNode
  readonly name: string
  readonly hint?: ReactNode
  readonly aside?: ReactNode
  readonly result: Pick<Rejected, 'errors'> | null
}

/** A line of text with the server's errors. */
export function TextField({ label, name, hint, aside, result, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} aside={aside} problems={errorsAsProblems(result?.errors[name])}>
      {(control) => <TextInput {...rest} {...control} name={name} />}
    </Field>
  )
}

type TextAreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> &
  Pick<TextFieldProps, 'label' | 'name' | 'hint' | 'result'>

/** Several lines of text with the server's errors. */
export function TextAreaField({ label, name, hint, result, ...rest }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} problems={errorsAsProblems(result?.errors[name])}>
      {(control) => <TextArea {...rest} {...control} name={name} />}
    </Field>
  )
}

type KnownField = Omit<TextFieldProps, 'name'> & { readonly name?: string }

export const NameField = (props: Pick<TextFieldProps, 'result' | 'defaultValue' | 'autoComplete'>) => (
  <TextField
    label={messages.name}
    name="name"
    autoComplete="name"
    maxLength={LONGEST_NAME}
    required
    {...props}
  />
)

export const EmailField = ({ name = 'email', ...rest }: KnownField) => (
  <TextField type="email" maxLength={LONGEST_ADDRESS} required {...rest} name={name} />
)

export const PasswordField = ({ name = 'password', ...rest }: KnownField) => (
  <TextField type="password" required {...rest} name={name} />
)

/** A new password with its requirements. */
export const NewPasswordField = (props: Pick<TextFieldProps, 'label' | 'result'>) => (
  <PasswordField
    hint={messages.passwordHint(LEAST_PASSWORD)}
    autoComplete="new-password"
    minLength={LEAST_PASSWORD}
    maxLength={LONGEST_PASSWORD}
    {...props}
  />
)
