import type { ListedArtists } from '@kisscut/shop'
import { Button } from '../../../parts/action/button.tsx'
import { Field } from '../../../parts/form/field.tsx'
import { errorsAsProblems } from '../../../parts/form/field-problems.tsx'
import { Select } from '../../../parts/form/text-input.tsx'
import { AccountSection } from '../form/account-page.tsx'
import { PlainForm } from '../../../parts/form/form-page.tsx'
import type { Rejected } from '../../../parts/form/responses.ts'
import { EmailField } from '../../../parts/form/text-field.tsx'
import { Act } from './act.tsx'
import * as messages from '../../../messages/staff.ts'
import css from './staff-view.module.css'

interface ArtistsProps {
  readonly artists: ListedArtists
  /** The last form's result and input. */
  readonly result: (Rejected & { readonly artistEmail: string; readonly artist: string }) | null
}

/** Artists with the accounts that manage their works, and a form that assigns one. MKT-13. */
export function Artists({ artists: { accounts, free }, result }: ArtistsProps) {
  return (
    <AccountSection title={messages.artists} text={messages.artistsText}>
      {accounts.length > 0 && (
        <ul className={css.list}>
          {accounts.map((each) => (
            <Artist key={each.id} account={each} />
          ))}
        </ul>
      )}
      <PlainForm>
        <EmailField
          name="artistEmail"
          label={messages.artistEmail}
          autoComplete="off"
          defaultValue={result?.artistEmail}
          result={result}
        />
        <Field label={messages.artist} problems={errorsAsProblems(result?.errors['artist'])}>
          {(control) => (
            <Select {...control} name="artist" defaultValue={result?.artist}>
              <option value="">{messages.chooseArtist}</option>
              {free.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" name="intent" value="make-artist">
          {messages.makeArtist}
        </Button>
      </PlainForm>
    </AccountSection>
  )
}

const Artist = ({ account }: { readonly account: ListedArtists['accounts'][number] }) => (
  <li>
    <div>
      <strong>{account.name}</strong>
      <span className={css.line}>{account.email}</span>
      <span className={css.line}>{account.artists.map(({ name }) => name).join(', ')}</span>
    </div>
    <Act id={account.id} intent="remove-artist" name={messages.removeArtist} of={account.name} />
  </li>
)
