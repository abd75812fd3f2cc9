import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { urlFor } from '../../../links/url-for.ts'
import { Button } from '../../../parts/action/button.tsx'
import { Field } from '../../../parts/form/field.tsx'
import { errorsAsProblems } from '../../../parts/form/field-problems.tsx'
import { Select } from '../../../parts/form/text-input.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import { Column } from '../../../parts/page/column.tsx'
import { useShopTime, WITH_ZONE } from '../../../parts/page/locale.tsx'
import { VisuallyHidden } from '../../../parts/page/visually-hidden.tsx'
import { AccountSection } from '../form/account-page.tsx'
import { PlainForm } from '../../../parts/form/form-page.tsx'
import type { Shown } from './intents.ts'
import type { Rejected } from '../../../parts/form/responses.ts'
import { EmailField, NameField, NewPasswordField, PasswordField } from '../../../parts/form/text-field.tsx'
import * as messages from '../../../messages/account.ts'
import { myDesigns } from '../../../messages/designs.ts'
import { apiKeys, toKeys } from '../../../messages/api-keys.ts'
import { quotes, toQuotes } from '../../../messages/quotes.ts'
import { staff, toStaff } from '../../../messages/staff.ts'
import { myWorks, toMyWorks } from '../../../messages/works.ts'
import * as trade from '../../../messages/trade.ts'
import { passkeys, toPasskeys } from '../../../messages/passkeys.ts'
import { toTwoFactor, twoFactor } from '../../../messages/two-factor.ts'
import css from './account-view.module.css'

interface ShownSession {
  readonly id: string
  readonly device: string
  /** ISO 8601. */
  readonly since: string | null
  readonly isThis: boolean
}

type Result = Rejected & Shown

interface AccountViewProps {
  readonly account: {
    readonly name: string
    readonly email: string
    readonly unit: string
    readonly isTrade: boolean
    /** Decides on other accounts' applications. */
    readonly decides: boolean
    /** May create API keys. */
    readonly hasKeys: boolean
    /** May invite staff. */
    readonly invites: boolean
    /** Is staff, and may open the admin. */
    readonly isStaff: boolean
    /** Manages works on the marketplace. */
    readonly isArtist: boolean
  }
  readonly sessions: readonly ShownSession[]
  /** The result of the last form. */
  readonly result: Result | null
}

/** The account page: profile, password, sessions, and links. */
export function AccountView({ account, sessions, result }: AccountViewProps) {
  const of = (intent: string) => (result?.intent === intent ? result : null)
  return (
    <Column className={css.page}>
      <div className={css.head}>
        <h1>{messages.account}</h1>
        <p>{messages.signedInAs(account.email)}</p>
        <form method="post" action={urlFor('signOut')}>
          <Button type="submit">{messages.signOut}</Button>
        </form>
      </div>
      {account.isStaff && (
        <Section title={messages.admin}>
          <a href="/admin/">{messages.openAdmin}</a>
        </Section>
      )}
      <Section title={myDesigns}>
        <Link to={urlFor('designs')}>{messages.toMyDesigns}</Link>
      </Section>
      {account.isArtist && (
        <Section title={myWorks}>
          <Link to={urlFor('works')}>{toMyWorks}</Link>
        </Section>
      )}
      <Section title={quotes}>
        <Link to={urlFor('quote')}>{toQuotes}</Link>
      </Section>
      <Trade isTrade={account.isTrade} decides={account.decides} />
      {account.hasKeys && (
        <Section title={apiKeys}>
          <Link to={urlFor('apiKeys')}>{toKeys}</Link>
        </Section>
      )}
      {account.invites && (
        <Section title={staff}>
          <Link to={urlFor('staff')}>{toStaff}</Link>
        </Section>
      )}
      <Details account={account} result={of('details')} />
      <Password result={of('password')} />
      <Section title={passkeys}>
        <Link to={urlFor('passkeys')}>{toPasskeys}</Link>
      </Section>
      <Section title={twoFactor}>
        <Link to={urlFor('twoFactor')}>{toTwoFactor}</Link>
      </Section>
      <Email email={account.email} result={of('email')} />
      <Sessions sessions={sessions} result={of('sessions')} />
    </Column>
  )
}

interface SectionProps {
  readonly title: string
  readonly result?: Result | null
  readonly children: ReactNode
}

/** A sheet with its heading and the result of its form. */
function Section({ title, result, children }: SectionProps) {
  return (
    <AccountSection title={title}>
      {result?.error && <Notice kind="error">{result.error}</Notice>}
      {result?.done && <Notice kind="ok">{result.done}</Notice>}
      {children}
    </AccountSection>
  )
}

const Intent = ({ name }: { readonly name: string }) => <input type="hidden" name="intent" value={name} />

/** Links to the account's own application for wholesale prices, and to those of others. */
function Trade({ isTrade, decides }: Pick<AccountViewProps['account'], 'isTrade' | 'decides'>) {
  return (
    <Section title={trade.trade}>
      <ul className={css.list}>
        <li>
          <Link to={urlFor('trade')}>{isTrade ? trade.toMyTrade : trade.toTrade}</Link>
        </li>
        {decides && (
          <li>
            <Link to={urlFor('tradeApplications')}>{trade.applications}</Link>
          </li>
        )}
      </ul>
    </Section>
  )
}

function Details({ account, result }: Pick<AccountViewProps, 'account' | 'result'>) {
  return (
    <Section title={messages.details} result={result}>
      <PlainForm>
        <Intent name="details" />
        <NameField defaultValue={account.name} result={result} />
        <Field label={messages.unit} problems={errorsAsProblems(result?.errors['unit'])}>
          {(control) => (
            <Select {...control} name="unit" defaultValue={account.unit}>
              {Object.entries(messages.units).map(([unit, text]) => (
                <option key={unit} value={unit}>
                  {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit">{messages.save}</Button>
      </PlainForm>
    </Section>
  )
}

function Password({ result }: Pick<AccountViewProps, 'result'>) {
  return (
    <Section title={messages.password} result={result}>
      <PlainForm>
        <Intent name="password" />
        <PasswordField
          label={messages.currentPassword}
          name="current"
          autoComplete="current-password"
          result={result}
        />
        <NewPasswordField label={messages.newPassword} result={result} />
        <Button type="submit">{messages.savePassword}</Button>
      </PlainForm>
    </Section>
  )
}

function Email({ email, result }: Pick<AccountViewProps, 'result'> & { readonly email: string }) {
  return (
    <Section title={messages.email} result={result}>
      <p>{messages.emailNow(email)}</p>
      <PlainForm>
        <Intent name="email" />
        <EmailField label={messages.newEmail} autoComplete="email" result={result} />
        <PasswordField
          label={messages.password}
          name="current"
          autoComplete="current-password"
          result={result}
        />
        <Button type="submit">{messages.sendLink}</Button>
      </PlainForm>
    </Section>
  )
}

function Sessions({ sessions, result }: Pick<AccountViewProps, 'sessions' | 'result'>) {
  const showTime = useShopTime(WITH_ZONE)
  return (
    <Section title={messages.sessions} result={result}>
      <ul className={css.list}>
        {sessions.map(({ id, device, since, isThis }) => (
          <li key={id} className={css.session}>
            <span>
              {device}
              {since && <span className={css.since}>{messages.signedInAt(showTime(since))}</span>}
            </span>
            {isThis ? (
              <span className={css.since}>{messages.thisBrowser}</span>
            ) : (
              <form method="post">
                <Intent name="end-session" />
                <input type="hidden" name="session" value={id} />
                <Button type="submit" size="small">
                  {messages.signOut}
                  <VisuallyHidden>{device}</VisuallyHidden>
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <PlainForm>
          <Intent name="end-others" />
          <Button type="submit">{messages.endOthers}</Button>
        </PlainForm>
      )}
    </Section>
  )
}
