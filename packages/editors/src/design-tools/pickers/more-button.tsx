import { useEffect, useRef } from 'react'
import * as messages from '../../messages/design-tools.ts'
import css from '../panels/panel.module.css'

/** Loads more of a list when its end is scrolled into view, or on a click. EDIT-23. */
export function MoreButton({ onMore }: { readonly onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const latest = useRef(onMore)
  latest.current = onMore
  useEffect(() => {
    if (!button.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) latest.current()
    })
    observer.observe(button.current)
    return () => observer.disconnect()
  }, [])
  return (
    <button ref={button} type="button" className={css.button} onClick={onMore}>
      {messages.more}
    </button>
  )
}
