import type { ReactNode } from 'react'
import { Notice } from '../../../parts/notice/notice.tsx'
import { Column } from '../../../parts/page/column.tsx'
import { Sheet } from '../../../parts/sheet/sheet.tsx'
import css from './account-page.module.css'

interface AccountPageProps {
  readonly title: string
  readonly text: ReactNode
  /** Why the last form failed. */
  readonly error?: string | null | undefined
  /** The success message of the last form. */
  readonly report?: string | null | undefined
  readonly children: ReactNode
}

/** A page with several sheets, such as a list and the form that adds to it. */
export function AccountPage({ title, text, error, report, children }: AccountPageProps) {
  return (
    <Column className={css.page}>
      <div className={css.head}>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {error && <Notice kind="error">{error}</Notice>}
      {report && <Notice kind="ok">{report}</Notice>}
      {children}
    </Column>
  )
}

interface AccountSectionProps {
  readonly title: string
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** One sheet of the page, with its heading. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  return (
    <Sheet as="section" className={css.section}>
      <div className={css.head}>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </Sheet>
  )
}
