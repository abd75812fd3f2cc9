import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import css from './notice.module.css'

export type NoticeKind = 'ok' | 'warning' | 'error' | 'info'

const ICONS: Record<NoticeKind, IconName> = { ok: 'check', warning: 'look', error: 'stop', info: 'look' }

interface NoticeProps {
  readonly kind: NoticeKind
  readonly children: ReactNode
  /** A button or link that solves the problem. */
  readonly action?: ReactNode
}

/** A message about the whole page. Errors are announced at once (`alert`), others politely (`status`). */
export function Notice({ kind, children, action }: NoticeProps) {
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={`${css.notice} ${css[kind]}`}>
      <Icon name={ICONS[kind]} />
      <div className={css.text}>{children}</div>
      {action}
    </div>
  )
}
