import type { InputHTMLAttributes, ReactNode } from 'react'
import { Field } from '../../../parts/form/field.tsx'
import { errorsAsProblems } from '../../../parts/form/field-problems.tsx'
import { TextInput } from '../../../parts/form/text-input.tsx'
import type { Rejected } from './responses.ts'

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly label: ReactNode
  readonly name: string
  readonly hint?: ReactNode
  readonly aside?: ReactNode
  readonly result: Pick<Rejected, 'errors'> | null
}

/** A line of text with the errors the server found in it. */
export function TextField({ label, name, hint, aside, result, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} aside={aside} problems={errorsAsProblems(result?.errors[name])}>
      {(control) => <TextInput {...rest} {...control} name={name} />}
    </Field>
  )
}

type KnownField = Omit<TextFieldProps, 'name'> & { readonly name?: string }

export const EmailField = ({ name = 'email', ...rest }: KnownField) => (
  <TextField type="email" maxLength={254} required {...rest} name={name} />
)

export const PasswordField = ({ name = 'password', ...rest }: KnownField) => (
  <TextField type="password" required {...rest} name={name} />
)
