import { Form } from '@remix-run/react'
import { useId } from 'react'
import { urlFor } from '../../links/url-for.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../page/visually-hidden.tsx'
import { SUGGESTS } from './suggest/listen.ts'
import * as messages from '../../messages/shell.tsx'
import css from './search-field.module.css'

interface SearchFieldProps {
  /** Label of the field and its landmark; unique within a page. */
  readonly label: string
  readonly value?: string
  readonly size?: 'small' | 'normal'
}

/** Maximum length of a query. */
const LONGEST = 200

/** URL of the suggestions API. */
const SUGGESTIONS_ADDRESS = '/products/api/v1/search-suggestions/'

/** A search field with suggestions while typing (FIND-5); a plain form without scripts. */
export function SearchField({ label, value, size = 'normal' }: SearchFieldProps) {
  const id = useId()
  return (
    <Form
      role="search"
      aria-label={label}
      method="get"
      action={urlFor('search')}
      className={`${css.search} ${css[size]}`}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={value}
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={messages.searchExample}
        className={css.field}
        {...{ [SUGGESTS]: SUGGESTIONS_ADDRESS }}
      />
      <button type="submit" className={css.button}>
        <Icon name="search" />
        <VisuallyHidden>{messages.search}</VisuallyHidden>
      </button>
    </Form>
  )
}
