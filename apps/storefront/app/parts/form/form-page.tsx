import type { ReactNode } from 'react'
import { Notice } from '../notice/notice.tsx'
import { SENT_ONCE } from './sent-once.ts'
import { Column } from '../page/column.tsx'
import { Sheet } from '../sheet/sheet.tsx'
import css from './form-page.module.css'

interface FormPageProps {
  readonly title: string
  readonly text?: ReactNode
  /** Errors of the form just sent. */
  readonly error?: string | null | undefined
  /** The page's form, or its replacement. */
  readonly children?: ReactNode
  /** Links below the form. */
  readonly more?: ReactNode
}

/** A page with one form on a sheet, such as for signing in. */
export function FormPage({ title, text, error, children, more }: FormPageProps) {
  return (
    <Column className={css.page}>
      <Sheet className={css.sheet}>
        <div className={css.head}>
          <h1>{title}</h1>
          {text && <p>{text}</p>}
        </div>
        {error && <Notice kind="error">{error}</Notice>}
        {children}
        {more && <div className={css.more}>{more}</div>}
      </Sheet>
    </Column>
  )
}

/** A form that the browser submits, without scripts. */
export function PlainForm({ children, action }: { readonly children: ReactNode; readonly action?: string }) {
  return (
    <form method="post" action={action} className={css.form} {...{ [SENT_ONCE]: '' }}>
      {children}
    </form>
  )
}
