import { Link } from '@remix-run/react'
import { urlFor } from '../../../links/url-for.ts'
import { Button } from '../../../parts/action/button.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import { FormPage, PlainForm } from '../../../parts/form/form-page.tsx'
import type { Rejected } from '../../../parts/form/responses.ts'
import { CodeField, PresentPasswordField, ProofFields } from '../form/proof-fields.tsx'
import * as account from '../../../messages/account.ts'
import { instead, passkeys } from '../../../messages/passkeys.ts'
import * as messages from '../../../messages/two-factor.ts'
import css from './two-factor-view.module.css'

interface Enrollment {
  /** Base32. */
  readonly secret: string
  /** In modules. */
  readonly qr: { readonly width: number; readonly height: number; readonly path: string }
}

/** The result of a form. */
export interface TwoFactorResult {
  /** The rejected form that takes password and code; null for others. */
  readonly intent: 'renew' | 'off' | null
  /** The recovery codes, shown only once; null for none. */
  readonly recovery: readonly string[] | null
  readonly report: string | null
}

interface TwoFactorViewProps {
  readonly state: { readonly isOn: boolean; readonly recoveryLeft: number }
  /** The setup that waits for its first code. */
  readonly enrollment: Enrollment | null
  /** Staff must set it up before anything else opens. */
  readonly isRequired: boolean
  readonly isStaff: boolean
  readonly result: (Rejected & TwoFactorResult) | null
}

/** Two-factor sign-in of an account: setup, recovery codes, and turning it off. */
export function TwoFactorView({ state, enrollment, isRequired, isStaff, result }: TwoFactorViewProps) {
  return (
    <FormPage
      title={messages.twoFactor}
      text={messages.twoFactorText}
      error={result?.error}
      more={
        <>
          <Link to={urlFor('passkeys')}>{state.isOn ? passkeys : instead}</Link>
          <Link to={urlFor('account')}>{account.account}</Link>
        </>
      }
    >
      {result?.report && <Notice kind="ok">{result.report}</Notice>}
      {isRequired && !state.isOn && <Notice kind="info">{messages.required}</Notice>}
      {result?.recovery ? (
        <>
          <Recovery codes={result.recovery} />
          {isStaff && <a href="/admin/">{messages.toAdmin}</a>}
        </>
      ) : state.isOn ? (
        <IsOn left={state.recoveryLeft} result={result} />
      ) : enrollment ? (
        <Confirm enrollment={enrollment} result={result} />
      ) : (
        <Begin name={messages.begin} kind="primary" />
      )}
    </FormPage>
  )
}

function Begin({ name, kind }: { readonly name: string; readonly kind?: 'primary' }) {
  return (
    <PlainForm>
      <input type="hidden" name="intent" value="begin" />
      <Button type="submit" {...(kind && { kind })}>
        {name}
      </Button>
    </PlainForm>
  )
}

function Recovery({ codes }: { readonly codes: readonly string[] }) {
  return (
    <>
      <h2>{messages.recovery}</h2>
      <p>{messages.recoveryText}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  )
}

interface ResultProps {
  readonly result: Rejected | null
}

function Confirm({ enrollment, result }: ResultProps & { readonly enrollment: Enrollment }) {
  const { secret, qr } = enrollment
  return (
    <>
      <h2>{messages.scan}</h2>
      <svg viewBox={`0 0 ${qr.width} ${qr.height}`} role="img" aria-label={messages.scan} className={css.qr}>
        <path d={qr.path} />
      </svg>
      <p>
        {messages.scanText} <code className={css.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <PlainForm>
        <input type="hidden" name="intent" value="confirm" />
        <CodeField label={messages.code} hint={messages.codeHint} result={result} />
        <PresentPasswordField hint={messages.passwordHint} result={result} />
        <Button type="submit" kind="primary">
          {messages.turnOn}
        </Button>
      </PlainForm>
      <Begin name={messages.startOver} />
    </>
  )
}

function IsOn({ left, result }: { readonly left: number; readonly result: TwoFactorViewProps['result'] }) {
  const of = (intent: TwoFactorResult['intent']) => (result?.intent === intent ? result : null)
  return (
    <>
      <Notice kind="ok">{messages.isOn(left)}</Notice>
      <ProofForm intent="renew" name={messages.renew} text={messages.renewText} result={of('renew')} />
      <ProofForm intent="off" name={messages.turnOff} text={messages.turnOffText} result={of('off')} />
    </>
  )
}

interface ProofFormProps extends ResultProps {
  readonly intent: 'renew' | 'off'
  readonly name: string
  readonly text: string
}

/** A form that takes password and code. */
function ProofForm({ intent, name, text, result }: ProofFormProps) {
  return (
    <section className={css.section}>
      <h2>{name}</h2>
      <p>{text}</p>
      <PlainForm>
        <input type="hidden" name="intent" value={intent} />
        <ProofFields hasCodes result={result} />
        <Button type="submit">{name}</Button>
      </PlainForm>
    </section>
  )
}
