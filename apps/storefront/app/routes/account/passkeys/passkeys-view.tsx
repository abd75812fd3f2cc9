import type { CreationOptions } from '@kisscut/shop'
import { LONGEST_LABEL } from '@kisscut/shop/field-limits'
import { Link } from '@remix-run/react'
import { urlFor } from '../../../links/url-for.ts'
import { Button } from '../../../parts/action/button.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import { useShopTime } from '../../../parts/page/locale.tsx'
import { VisuallyHidden } from '../../../parts/page/visually-hidden.tsx'
import { PasskeyForm } from '../../../parts/passkey/passkey-form.tsx'
import { AccountPage, AccountSection } from '../form/account-page.tsx'
import { FormPage, PlainForm } from '../../../parts/form/form-page.tsx'
import type { Rejected } from '../../../parts/form/responses.ts'
import { ProofFields } from '../form/proof-fields.tsx'
import { TextField } from '../../../parts/form/text-field.tsx'
import * as account from '../../../messages/account.ts'
import * as messages from '../../../messages/passkeys.ts'
import { toAdmin, twoFactor } from '../../../messages/two-factor.ts'
import css from './passkeys-view.module.css'

interface ShownPasskey {
  readonly id: string
  readonly label: string
  /** ISO 8601. */
  readonly created: string
}

/** The result of a form. */
export interface PasskeyResult {
  /** The passkey of the form; null for none. */
  readonly id: string | null
  /** The rejected form; null if it has no fields. */
  readonly intent: 'begin' | 'rename' | 'remove' | null
  /** A name, as typed. */
  readonly label: string
  /** Options for the browser to create a passkey now; null for none. */
  readonly options: CreationOptions | null
  readonly report: string | null
}

type Result = (Rejected & PasskeyResult) | null

interface PasskeysViewProps {
  readonly passkeys: readonly ShownPasskey[]
  /** Changes require a code besides the password. */
  readonly hasCodes: boolean
  /** Staff must add one before anything else opens. */
  readonly isRequired: boolean
  readonly isStaff: boolean
  readonly result: Result
}

/** The passkeys of an account: adding, renaming and removing them. */
export function PasskeysView({ passkeys, hasCodes, isRequired, isStaff, result }: PasskeysViewProps) {
  if (result?.options) return <Create options={result.options} />
  const of = (intent: PasskeyResult['intent']) => (result?.intent === intent ? result : null)
  return (
    <AccountPage
      title={messages.passkeys}
      text={messages.passkeysText}
      error={result?.error}
      report={result?.report}
    >
      {isRequired && <Notice kind="info">{messages.required}</Notice>}
      {result?.report && isStaff && <a href="/admin/">{toAdmin}</a>}
      <AccountSection title={messages.yours}>
        {passkeys.length === 0 && <p>{messages.none}</p>}
        {isStaff && passkeys.length === 1 && !hasCodes && <p>{messages.onlyOne}</p>}
        <ul className={css.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              hasCodes={hasCodes}
              result={result?.id === passkey.id ? result : null}
            />
          ))}
        </ul>
      </AccountSection>
      <Begin hasCodes={hasCodes} result={of('begin')} />
      <div className={css.more}>
        <Link to={urlFor('twoFactor')}>{twoFactor}</Link>
        <Link to={urlFor('account')}>{account.account}</Link>
      </div>
    </AccountPage>
  )
}

/** The step in which the browser creates the passkey. */
function Create({ options }: { readonly options: CreationOptions }) {
  return (
    <FormPage
      title={messages.create}
      text={messages.createText}
      more={<Link to={urlFor('passkeys')}>{messages.passkeys}</Link>}
    >
      <PasskeyForm options={options} name={messages.createNow} />
    </FormPage>
  )
}

function Begin({ hasCodes, result }: Pick<PasskeysViewProps, 'hasCodes' | 'result'>) {
  return (
    <AccountSection title={messages.add}>
      <PlainForm>
        <input type="hidden" name="intent" value="begin" />
        <TextField
          label={messages.label}
          hint={messages.labelHint}
          name="label"
          autoComplete="off"
          maxLength={LONGEST_LABEL}
          required
          defaultValue={result?.label}
          result={result}
        />
        <ProofFields hasCodes={hasCodes} result={result} />
        <Button type="submit" kind="primary">
          {messages.goOn}
        </Button>
      </PlainForm>
    </AccountSection>
  )
}

interface PasskeyRowProps {
  readonly passkey: ShownPasskey
  readonly hasCodes: boolean
  readonly result: Result
}

function PasskeyRow({ passkey: { id, label, created }, hasCodes, result }: PasskeyRowProps) {
  const showDay = useShopTime({ dateStyle: 'long' })
  const of = (intent: PasskeyResult['intent']) => (result?.intent === intent ? result : null)
  return (
    <li>
      <div className={css.name}>
        {label}
        <span className={css.since}>{messages.addedOn(showDay(created))}</span>
      </div>
      <details open={result !== null}>
        <summary>
          {messages.change} <VisuallyHidden>{label}</VisuallyHidden>
        </summary>
        <div className={css.changes}>
          <PlainForm>
            <input type="hidden" name="intent" value="rename" />
            <input type="hidden" name="id" value={id} />
            <TextField
              label={messages.newLabel}
              name="label"
              autoComplete="off"
              maxLength={LONGEST_LABEL}
              required
              defaultValue={of('rename')?.label ?? label}
              result={of('rename')}
            />
            <Button type="submit">{messages.rename}</Button>
          </PlainForm>
          <PlainForm>
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="id" value={id} />
            <ProofFields hasCodes={hasCodes} result={of('remove')} />
            <Button type="submit">{messages.remove}</Button>
          </PlainForm>
        </div>
      </details>
    </li>
  )
}
