import { useNavigation } from '@remix-run/react'
import css from './on-the-way.module.css'

/** A progress line at the top while the next page loads, unless it loads fast. */
export function OnTheWay() {
  const { state } = useNavigation()
  return state === 'loading' ? <div className={css.line} aria-hidden="true" /> : null
}
