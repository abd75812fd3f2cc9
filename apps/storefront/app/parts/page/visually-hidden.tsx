import type { ReactNode } from 'react'
import css from './visually-hidden.module.css'

/** Words for those who hear the page. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>
}
