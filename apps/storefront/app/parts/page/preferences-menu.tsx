import { useLocation } from '@remix-run/react'
import { useId } from 'react'
import { urlFor } from '../../links/url-for.ts'
import { Button } from '../action/button.tsx'
import input from '../form/text-input.module.css'
import { CLOSES_ON_ESCAPE } from './close-menus.ts'
import { useDisplayPreferences } from './locale.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import * as messages from '../../messages/shell.tsx'
import css from './preferences-menu.module.css'

interface Props {
  /** Available currencies, the main one first. */
  readonly currencies: readonly string[]
  readonly className?: string | undefined
}

/** The unit and currency of the page with a form to change them, in a native `<details>`. UNIT-2. */
export function PreferencesMenu({ currencies, className }: Props) {
  const { unit, currency = '' } = useDisplayPreferences()
  if (currencies.length === 0) return null
  return (
    <details className={`${css.menu} ${className ?? ''}`} {...{ [CLOSES_ON_ESCAPE]: '' }}>
      <summary className={css.button}>
        <VisuallyHidden>{messages.preferences} </VisuallyHidden>
        {unit}
        <span aria-hidden className={css.dot} />
        {currency}
      </summary>
      <div className={css.panel}>
        <PreferencesForm currencies={currencies} />
      </div>
    </details>
  )
}

/** A plain form, which works without scripts and returns to the page. */
export function PreferencesForm({ currencies }: Pick<Props, 'currencies'>) {
  const { unit, currency = '' } = useDisplayPreferences()
  const { pathname, search } = useLocation()
  const id = useId()
  if (currencies.length === 0) return null
  return (
    <form method="post" action={urlFor('preferences')} className={css.form}>
      <input type="hidden" name="next" value={pathname + search} />
      <label htmlFor={`${id}-unit`} className={css.label}>
        {messages.sizesIn}
        <select
          key={unit}
          id={`${id}-unit`}
          name="unit"
          defaultValue={unit}
          className={`${input.control} ${input.select}`}
        >
          {messages.UNIT_NAMES.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {currencies.length > 1 && (
        <label htmlFor={`${id}-currency`} className={css.label}>
          {messages.pricesIn}
          <select
            key={currency}
            id={`${id}-currency`}
            name="currency"
            defaultValue={currency}
            className={`${input.control} ${input.select}`}
          >
            {currencies.map((each) => (
              <option key={each} value={each}>
                {messages.currencyName(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button type="submit" kind="primary" wide>
        {messages.apply}
      </Button>
    </form>
  )
}
