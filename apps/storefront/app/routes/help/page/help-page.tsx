import type { ReactNode } from 'react'
import { Breadcrumbs } from '../../../parts/page/breadcrumbs.tsx'
import { Column } from '../../../parts/page/column.tsx'
import css from './help-page.module.css'

interface HelpPageProps {
  readonly crumbs: readonly { readonly name: string; readonly url: string }[]
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A built-in help page: breadcrumbs, heading, introduction and content. */
export function HelpPage({ crumbs, title, text, children }: HelpPageProps) {
  return (
    <Column className={css.page}>
      <Breadcrumbs crumbs={crumbs} />
      <header className={css.head}>
        <h1>{title}</h1>
        <p className={css.lead}>{text}</p>
      </header>
      {children}
    </Column>
  )
}
