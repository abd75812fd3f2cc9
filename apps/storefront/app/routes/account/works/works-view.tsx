import { Link } from '@remix-run/react'
import { urlFor } from '../../../links/url-for.ts'
import { Button } from '../../../parts/action/button.tsx'
import { Field } from '../../../parts/form/field.tsx'
import { errorsAsProblems } from '../../../parts/form/field-problems.tsx'
import { Select } from '../../../parts/form/text-input.tsx'
import { AccountPage, AccountSection } from '../form/account-page.tsx'
import { account as accountTitle } from '../../../messages/account.ts'
import * as messages from '../../../messages/works.ts'
import type { Result } from './read-form.server.ts'
import { WorkCard, type ShownWork } from './work-card.tsx'
import { CategoryField, FileField, WordFields, type Choice } from './work-fields.tsx'
import css from './works-view.module.css'

interface Props {
  readonly artist: { readonly name: string; readonly slug: string }
  readonly works: readonly ShownWork[]
  readonly bases: readonly Choice[]
  readonly categories: readonly Choice[]
  /** The result of the last form. */
  readonly result: Result | null
}

/** An artist's own works, and a form that adds one; works without scripts. MKT-12. */
export function WorksView({ artist, works, bases, categories, result }: Props) {
  const isNew = result !== null && !works.some(({ id }) => id === result.id)
  return (
    <AccountPage
      title={messages.myWorks}
      text={messages.worksText}
      error={result?.error}
      report={result?.report}
    >
      <NewWork bases={bases} categories={categories} result={isNew ? result : null} />
      <AccountSection title={messages.yourWorks}>
        {works.length === 0 && <p>{messages.none}</p>}
        <ul className={css.works}>
          {works.map((work) => (
            <li key={work.id}>
              <WorkCard work={work} categories={categories} result={result?.id === work.id ? result : null} />
            </li>
          ))}
        </ul>
      </AccountSection>
      <p className={css.ways}>
        <Link to={urlFor('artist', { slug: artist.slug })}>{messages.yourPage}</Link>
        <Link to={urlFor('account')}>{accountTitle}</Link>
      </p>
    </AccountPage>
  )
}

function NewWork({ bases, categories, result }: Pick<Props, 'bases' | 'categories' | 'result'>) {
  const typed = result?.typed ?? {}
  return (
    <AccountSection title={messages.newWork} text={messages.newWorkText}>
      <form method="post" encType="multipart/form-data" className={css.form}>
        <input type="hidden" name="intent" value="add" />
        <FileField label={messages.file} hint={messages.fileHint} required result={result} />
        <WordFields name={typed['name']} description={typed['description']} result={result} />
        <Field label={messages.printedOn} problems={errorsAsProblems(result?.errors['base'])}>
          {(control) => (
            <Select {...control} name="base" defaultValue={typed['base']}>
              {bases.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <CategoryField categories={categories} chosen={typed['category']} result={result} />
        <label className={css.check}>
          <input type="checkbox" name="public" value="1" defaultChecked />
          {messages.showAtOnce}
        </label>
        <Button type="submit" kind="primary">
          {messages.add}
        </Button>
      </form>
    </AccountSection>
  )
}
