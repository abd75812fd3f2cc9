import { LONGEST_PASSWORD } from '@kisscut/shop/field-limits'
import type { Rejected } from '../../../parts/form/responses.ts'
import { PasswordField, TextField } from '../../../parts/form/text-field.tsx'
import { password } from '../../../messages/account.ts'
import { anyCode } from '../../../messages/two-factor.ts'

interface ProofFieldProps {
  readonly hint?: string
  readonly result: Rejected | null
}

/** The account's current password. */
export const PresentPasswordField = ({ hint, result }: ProofFieldProps) => (
  <PasswordField
    label={password}
    hint={hint}
    autoComplete="current-password"
    maxLength={LONGEST_PASSWORD}
    result={result}
  />
)

interface CodeFieldProps extends ProofFieldProps {
  readonly label: string
  readonly autoFocus?: boolean
}

/** A code of an authenticator app, or a recovery code. */
export const CodeField = (props: CodeFieldProps) => (
  <TextField {...props} name="code" autoComplete="one-time-code" maxLength={20} required />
)

interface ProofFieldsProps extends Pick<ProofFieldProps, 'result'> {
  /** The account has two-factor sign-in. */
  readonly hasCodes: boolean
}

/** Fields for confirming a change of sign-in: the password, and a code with two-factor sign-in. */
export const ProofFields = ({ hasCodes, result }: ProofFieldsProps) => (
  <>
    <PresentPasswordField result={result} />
    {hasCodes && <CodeField label={anyCode} result={result} />}
  </>
)
