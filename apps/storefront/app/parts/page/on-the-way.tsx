import { useNavigation } from '@remix-run/react'
import css from './on-the-way.module.css'

/** A cut line running along the top while the next page is fetched; quick pages come without it. */
export function OnTheWay() {
  const { state } = useNavigation()
  return state === 'loading' ? <div className={css.line} aria-hidden="true" /> : null
}
