import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './summary.module.css'

/** The summary line of a `<details>` among choices, with an arrow. */
export const Summary = ({ children }: { readonly children: ReactNode }) => (
  <summary className={css.summary}>
    <Icon name="down" />
    {children}
  </summary>
)
