import { LONGEST_MESSAGE, TOPICS, topics } from '@kisscut/shop/contact-fields'
import { Button } from '../../../parts/action/button.tsx'
import { Field } from '../../../parts/form/field.tsx'
import { errorsAsProblems } from '../../../parts/form/field-problems.tsx'
import { Select } from '../../../parts/form/text-input.tsx'
import { FormPage, PlainForm } from '../../../parts/form/form-page.tsx'
import type { Rejected } from '../../../parts/form/responses.ts'
import { EmailField, NameField, TextAreaField } from '../../../parts/form/text-field.tsx'
import { email as emailLabel } from '../../../messages/account.ts'
import { TrapField } from './trap-field.tsx'
import * as messages from '../../../messages/contact.ts'

interface Typed {
  readonly name: string
  readonly email: string
  readonly topic: string
  readonly message: string
}

interface ContactViewProps {
  readonly isSent: boolean
  readonly result: (Rejected & Typed) | null
}

/** The contact form. CONTACT-1. */
export function ContactView({ isSent, result }: ContactViewProps) {
  if (isSent && result === null) return <FormPage title={messages.sentTitle} text={messages.sentText} />
  return (
    <FormPage title={messages.title} text={messages.text} error={result?.error}>
      <PlainForm>
        <NameField defaultValue={result?.name} result={result} />
        <EmailField label={emailLabel} autoComplete="email" defaultValue={result?.email} result={result} />
        <Field label={messages.topic} problems={errorsAsProblems(result?.errors['topic'])}>
          {(control) => (
            <Select {...control} name="topic" defaultValue={result?.topic ?? TOPICS[0]}>
              {TOPICS.map((topic) => (
                <option key={topic} value={topic}>
                  {topics[topic]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextAreaField
          label={messages.message}
          hint={messages.messageHint}
          name="message"
          rows={7}
          maxLength={LONGEST_MESSAGE}
          required
          defaultValue={result?.message}
          result={result}
        />
        <TrapField />
        <Button type="submit" kind="primary" size="large" wide>
          {messages.send}
        </Button>
      </PlainForm>
    </FormPage>
  )
}
