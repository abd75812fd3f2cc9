import { useEffect, useRef, type ReactNode } from 'react'
import { Notice } from '../../../parts/notice/notice.tsx'

interface Props {
  /** Identifies the event and line; a new value moves the focus again. */
  readonly about: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** The result of an action on a line; takes the focus, because the pressed button is gone. */
export function LineNotice({ about, action, children }: Props) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [about])
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice kind="info" action={action}>
        {children}
      </Notice>
    </div>
  )
}
