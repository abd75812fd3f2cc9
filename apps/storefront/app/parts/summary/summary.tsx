import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './summary.module.css'

/** The line that opens a `<details>` among choices; its arrow says which way. */
export const Summary = ({ children }: { readonly children: ReactNode }) => (
  <summary className={css.summary}>
    <Icon name="down" />
    {children}
  </summary>
)
