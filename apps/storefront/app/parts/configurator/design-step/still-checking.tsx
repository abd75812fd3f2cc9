import { useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import * as messages from '../../../messages/design.ts'
import css from './findings.module.css'

/** The pause before the shop is asked again, in milliseconds, and the longest: it doubles each time. */
const PAUSE = { ms: 1500 }
const LONGEST_PAUSE = 24_000

/** In the place of the findings while the press is too busy to look: says so, and loads the page's data until they are there. */
export function StillChecking() {
  const { revalidate, state } = useRevalidator()
  const [pause, setPause] = useState(PAUSE)
  useEffect(() => {
    if (state !== 'idle') return undefined
    const timer = setTimeout(() => {
      // Another pause begins even where the response is so quick that the page is never seen loading.
      setPause(({ ms }) => ({ ms: Math.min(2 * ms, LONGEST_PAUSE) }))
      revalidate()
    }, pause.ms)
    return () => clearTimeout(timer)
  }, [state, pause, revalidate])
  return (
    <section className={css.findings} aria-label={messages.preflight}>
      <h2 className={css.title}>{messages.preflight}</h2>
      <p role="status" className={css.waiting}>
        {messages.stillChecking} <a href="">{messages.checkAgain}</a>
      </p>
    </section>
  )
}
