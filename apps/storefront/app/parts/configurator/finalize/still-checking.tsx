import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { preflight } from '../../../messages/design.ts'
import * as messages from '../../../messages/finalize.ts'
import css from '../design/findings.module.css'

/** The pause before the shop is asked again, in milliseconds, and the longest: it doubles each time. */
const PAUSE = 1500
const LONGEST_PAUSE = 24_000

/** In the place of the findings while the press is too busy to look: says so, and loads the page's data until they are there. */
export function StillChecking() {
  const { revalidate, state } = useRevalidator()
  const pause = useRef(PAUSE)
  useEffect(() => {
    if (state !== 'idle') return undefined
    const timer = setTimeout(revalidate, pause.current)
    pause.current = Math.min(2 * pause.current, LONGEST_PAUSE)
    return () => clearTimeout(timer)
  }, [state, revalidate])
  return (
    <section className={css.findings} aria-label={preflight}>
      <h2 className={css.title}>{preflight}</h2>
      <p role="status" className={css.waiting}>
        {messages.stillChecking} <a href="">{messages.checkAgain}</a>
      </p>
    </section>
  )
}
