import { Link } from '@remix-run/react'
import css from './link-switch.module.css'

interface Choice {
  readonly name: string
  readonly text: string
  /** URL of this page with the choice: `?view=laptop`. */
  readonly to: string
}

interface Props {
  readonly label: string
  readonly chosen: string
  readonly choices: readonly Choice[]
}

/** A switch between displays of the same page, as links, so that it works without scripts. */
export function LinkSwitch({ label, chosen, choices }: Props) {
  return (
    <div role="group" aria-label={label} className={css.switch}>
      {choices.map(({ name, text, to }) =>
        name === chosen ? (
          <span key={name} className={css.chosen} aria-current="true">
            {text}
          </span>
        ) : (
          <Link key={name} to={to} replace preventScrollReset className={css.choice}>
            {text}
          </Link>
        ),
      )}
    </div>
  )
}
