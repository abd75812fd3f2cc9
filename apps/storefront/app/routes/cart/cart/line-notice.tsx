import { useEffect, useRef, type ReactNode } from 'react'
import { Notice } from '../../../parts/notice/notice.tsx'

interface Props {
  /** What happened to which line: another one takes the focus again. */
  readonly about: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** What became of a line; takes the focus, since the pressed button is gone. */
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
