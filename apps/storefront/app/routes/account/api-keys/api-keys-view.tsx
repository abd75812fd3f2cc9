import { LONGEST_LABEL } from '@kisscut/shop/field-limits'
import { Link } from '@remix-run/react'
import { urlFor } from '../../../links/url-for.ts'
import { Button } from '../../../parts/action/button.tsx'
import { Field } from '../../../parts/form/field.tsx'
import { Select } from '../../../parts/form/text-input.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import { useShopTime } from '../../../parts/page/locale.tsx'
import { VisuallyHidden } from '../../../parts/page/visually-hidden.tsx'
import { AccountPage, AccountSection } from '../form/account-page.tsx'
import { PlainForm } from '../../../parts/form/form-page.tsx'
import type { Rejected } from '../../../parts/form/responses.ts'
import { TextField } from '../../../parts/form/text-field.tsx'
import { account as accountTitle } from '../../../messages/account.ts'
import * as messages from '../../../messages/api-keys.ts'
import css from './api-keys-view.module.css'

interface ShownKey {
  readonly id: string
  readonly label: string
  readonly mayWrite: boolean
  /** ISO 8601. */
  readonly created: string
}

/** The result of a form. */
export interface MadeKey {
  /** The new key, shown only once; null for none. */
  readonly key: string | null
  /** Its label, as typed. */
  readonly label: string
  readonly report: string | null
}

interface ApiKeysViewProps {
  readonly keys: readonly ShownKey[]
  readonly result: (Rejected & MadeKey) | null
}

/** The API keys of an account, and a form that creates one. */
export function ApiKeysView({ keys, result }: ApiKeysViewProps) {
  return (
    <AccountPage
      title={messages.apiKeys}
      text={messages.apiKeysText}
      error={result?.error}
      report={result?.report}
    >
      {result?.key && (
        <Notice kind="ok">
          {messages.made}
          <code className={css.key}>{result.key}</code>
        </Notice>
      )}
      <NewKey result={result} />
      <Keys keys={keys} />
      <Link to={urlFor('account')}>{accountTitle}</Link>
    </AccountPage>
  )
}

function NewKey({ result }: Pick<ApiKeysViewProps, 'result'>) {
  return (
    <AccountSection title={messages.newKey}>
      <PlainForm>
        <input type="hidden" name="intent" value="make" />
        <TextField
          label={messages.label}
          name="label"
          autoComplete="off"
          maxLength={LONGEST_LABEL}
          required
          defaultValue={result?.label}
          result={result}
        />
        <Field label={messages.mayDo}>
          {(control) => (
            <Select {...control} name="may" defaultValue="read">
              <option value="read">{messages.may.read}</option>
              <option value="write">{messages.may.write}</option>
            </Select>
          )}
        </Field>
        <Button type="submit" kind="primary">
          {messages.make}
        </Button>
      </PlainForm>
    </AccountSection>
  )
}

function Keys({ keys }: Pick<ApiKeysViewProps, 'keys'>) {
  const showDay = useShopTime({ dateStyle: 'long' })
  return (
    <AccountSection title={messages.yourKeys}>
      {keys.length === 0 && <p>{messages.noKeys}</p>}
      <ul className={css.list}>
        {keys.map(({ id, label, mayWrite, created }) => (
          <li key={id}>
            <span>
              {label}
              <span className={css.since}>
                {messages.madeOn(mayWrite ? messages.may.write : messages.may.read, showDay(created))}
              </span>
            </span>
            <form method="post">
              <input type="hidden" name="id" value={id} />
              <Button type="submit" size="small">
                {messages.remove}
                <VisuallyHidden>{label}</VisuallyHidden>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}
