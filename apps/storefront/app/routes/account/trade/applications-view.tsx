import { LONGEST_TEXT } from '@kisscut/shop/field-limits'
import { Button } from '../../../parts/action/button.tsx'
import { useShopTime } from '../../../parts/page/locale.tsx'
import { VisuallyHidden } from '../../../parts/page/visually-hidden.tsx'
import { AccountPage, AccountSection } from '../form/account-page.tsx'
import { PlainForm } from '../../../parts/form/form-page.tsx'
import type { Rejected } from '../../../parts/form/responses.ts'
import { EmailField, TextAreaField } from '../../../parts/form/text-field.tsx'
import * as messages from '../../../messages/trade.ts'
import css from './applications-view.module.css'

interface ShownApplication {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly company: string
  readonly website: string | null
  readonly taxId: string
  readonly sells: string
  /** ISO 8601. */
  readonly created: string
}

interface Decided extends Rejected {
  /** The application of the form; null for the form that ends a trade account. */
  readonly id: string | null
  /** Address of the trade account to end, as typed. */
  readonly email: string
  readonly reason: string
  /** Null if it was rejected. */
  readonly done: string | null
}

interface ApplicationsViewProps {
  readonly applications: readonly ShownApplication[]
  readonly result: Decided | null
}

/** Pending applications for wholesale prices, each with a form that decides on it. */
export function ApplicationsView({ applications, result }: ApplicationsViewProps) {
  return (
    <AccountPage
      title={messages.applications}
      text={applications.length > 0 ? messages.applicationsText : messages.noApplications}
      error={result?.error}
      report={result?.done}
    >
      {applications.map((each) => (
        <Application key={each.id} application={each} result={result?.id === each.id ? result : null} />
      ))}
      <Customers result={result?.id === null ? result : null} />
    </AccountPage>
  )
}

/** The form that ends a trade account. */
function Customers({ result }: Pick<ApplicationsViewProps, 'result'>) {
  return (
    <AccountSection title={messages.customers} text={messages.customersText}>
      <PlainForm>
        <EmailField
          label={messages.customerEmail}
          autoComplete="off"
          defaultValue={result?.email}
          result={result}
        />
        <TextAreaField
          label={messages.reason}
          hint={messages.endReasonHint}
          name="reason"
          rows={2}
          required
          maxLength={LONGEST_TEXT}
          defaultValue={result?.reason}
          result={result}
        />
        <div className={css.buttons}>
          <Button type="submit" name="decision" value="end">
            {messages.end}
          </Button>
        </div>
      </PlainForm>
    </AccountSection>
  )
}

interface ApplicationProps {
  readonly application: ShownApplication
  readonly result: Decided | null
}

function Application({ application, result }: ApplicationProps) {
  const { id, name, email, company, website, taxId, sells, created } = application
  const day = useShopTime({ dateStyle: 'long' })(created)
  return (
    <AccountSection title={company} text={messages.applied(day)}>
      <dl className={css.facts}>
        <dt>{messages.account}</dt>
        <dd>
          {name}, {email}
        </dd>
        <dt>{messages.website}</dt>
        <dd>
          {website === null ? (
            messages.none
          ) : (
            <a href={website} rel="noopener noreferrer nofollow">
              {website}
            </a>
          )}
        </dd>
        <dt>{messages.taxId}</dt>
        <dd>{taxId}</dd>
        <dt>{messages.sellsTitle}</dt>
        <dd className={css.text}>{sells}</dd>
      </dl>
      <PlainForm>
        <input type="hidden" name="id" value={id} />
        <TextAreaField
          label={messages.reason}
          hint={messages.reasonHint}
          name="reason"
          rows={2}
          maxLength={LONGEST_TEXT}
          defaultValue={result?.reason}
          result={result}
        />
        <div className={css.buttons}>
          <Button type="submit" kind="primary" name="decision" value="approve">
            {messages.approve}
            <VisuallyHidden>{company}</VisuallyHidden>
          </Button>
          <Button type="submit" name="decision" value="decline">
            {messages.decline}
            <VisuallyHidden>{company}</VisuallyHidden>
          </Button>
        </div>
      </PlainForm>
    </AccountSection>
  )
}
