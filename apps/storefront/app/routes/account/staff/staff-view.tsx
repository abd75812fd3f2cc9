import type { ListedArtists, Role } from '@kisscut/shop'
import { Link } from '@remix-run/react'
import { urlFor } from '../../../links/url-for.ts'
import { Button } from '../../../parts/action/button.tsx'
import { errorsAsProblems, FieldProblems } from '../../../parts/form/field-problems.tsx'
import { VisuallyHidden } from '../../../parts/page/visually-hidden.tsx'
import { AccountPage, AccountSection } from '../form/account-page.tsx'
import { PlainForm } from '../../../parts/form/form-page.tsx'
import type { Rejected } from '../../../parts/form/responses.ts'
import { EmailField, NameField } from '../../../parts/form/text-field.tsx'
import { Act } from './act.tsx'
import { Artists } from './artists.tsx'
import * as account from '../../../messages/account.ts'
import * as messages from '../../../messages/staff.ts'
import css from './staff-view.module.css'

type StaffRole = keyof typeof messages.roleNames

interface ShownStaff {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly roles: readonly Role[]
  readonly isInvited: boolean
  readonly isYou: boolean
}

/** The result of a form: its input if rejected, otherwise a message. */
export interface StaffForm {
  readonly name: string
  readonly email: string
  readonly roles: readonly Role[]
  readonly artistEmail: string
  readonly artist: string
  readonly report: string | null
}

interface StaffViewProps {
  readonly staff: readonly ShownStaff[]
  readonly artists: ListedArtists
  readonly result: (Rejected & StaffForm) | null
}

/** The staff, and a form that invites more. */
export function StaffView({ staff, artists, result }: StaffViewProps) {
  return (
    <AccountPage
      title={messages.staff}
      text={messages.staffText}
      error={result?.error}
      report={result?.report}
    >
      <AccountSection title={messages.everybody}>
        <ul className={css.list}>
          {staff.map((each) => (
            <Person key={each.id} person={each} />
          ))}
        </ul>
      </AccountSection>
      <Invite result={result} />
      <Artists artists={artists} result={result} />
      <Link to={urlFor('account')}>{account.account}</Link>
    </AccountPage>
  )
}

const namesOf = (roles: readonly Role[]) =>
  roles.map((role) => messages.roleNames[role as StaffRole]).join(', ')

function Person({ person }: { readonly person: ShownStaff }) {
  const { id, name, email, roles, isInvited, isYou } = person
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span className={css.line}>{email}</span>
        <span className={css.line}>
          {[namesOf(roles), isInvited ? messages.invited : ''].filter(Boolean).join(' · ')}
        </span>
      </div>
      {isYou ? (
        <span className={css.line}>{messages.you}</span>
      ) : isInvited ? (
        <div className={css.buttons}>
          <Act id={id} intent="again" name={messages.sendAgain} of={name} />
          <Act id={id} intent="remove" name={messages.withdraw} of={name} />
        </div>
      ) : (
        <details className={css.remove}>
          <summary>
            {messages.remove}
            <VisuallyHidden>{name}</VisuallyHidden>
          </summary>
          <p>{messages.removeText}</p>
          <Act id={id} intent="remove" name={messages.removeNow} of={name} />
        </details>
      )}
    </li>
  )
}

function Invite({ result }: Pick<StaffViewProps, 'result'>) {
  return (
    <AccountSection title={messages.invite} text={messages.inviteText}>
      <PlainForm>
        <NameField defaultValue={result?.name} autoComplete="off" result={result} />
        <EmailField label={account.email} autoComplete="off" defaultValue={result?.email} result={result} />
        <Roles result={result} />
        <Button type="submit" kind="primary">
          {messages.send}
        </Button>
      </PlainForm>
    </AccountSection>
  )
}

function Roles({ result }: Pick<StaffViewProps, 'result'>) {
  return (
    <fieldset className={css.roles} aria-describedby="roles-problems">
      <legend>{messages.roles}</legend>
      {(Object.keys(messages.roleNames) as StaffRole[]).map((role) => (
        <label key={role} className={css.role}>
          <input type="checkbox" name="roles" value={role} defaultChecked={result?.roles.includes(role)} />
          <span>
            {messages.roleNames[role]}
            <span className={css.line}>{messages.roleTexts[role]}</span>
          </span>
        </label>
      ))}
      <FieldProblems id="roles-problems" problems={errorsAsProblems(result?.errors['roles'])} />
    </fieldset>
  )
}
