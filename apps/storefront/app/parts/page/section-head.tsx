import type { ReactNode } from 'react'
import css from './section-head.module.css'

interface SectionHeadProps {
  readonly id?: string
  readonly title: string
  readonly aside?: ReactNode
}

/** The heading of a section, with an optional link beside it. */
export function SectionHead({ id, title, aside }: SectionHeadProps) {
  return (
    <div className={css.head}>
      <h2 id={id}>{title}</h2>
      {aside && <div className={css.aside}>{aside}</div>}
    </div>
  )
}
