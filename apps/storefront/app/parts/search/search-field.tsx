import { Form } from '@remix-run/react'
import { useId } from 'react'
import { urlFor } from '../../links/url-for.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../page/visually-hidden.tsx'
import css from './search-field.module.css'

interface SearchFieldProps {
  /** What the field is called, and its landmark: unlike on one page. */
  readonly label: string
  readonly value?: string
  readonly size?: 'small' | 'normal'
}

/** As much of a question as the shop reads. */
const LONGEST = 200

/** One field that leads to the search page, scripts or none. */
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
        placeholder="Product, material, use"
        className={css.field}
      />
      <button type="submit" className={css.button}>
        <Icon name="search" />
        <VisuallyHidden>Search</VisuallyHidden>
      </button>
    </Form>
  )
}
