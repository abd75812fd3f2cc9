import { useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import * as messages from '../../../messages/design.ts'
import css from './findings.module.css'

/** First pause before the next request in milliseconds, and the longest; each is twice the previous one. */
const PAUSE = { ms: 1500 }
const LONGEST_PAUSE = 24_000

/** Replaces the findings while the press is busy; reloads the page's data until they are there. */
export function StillChecking() {
  const { revalidate, state } = useRevalidator()
  const [pause, setPause] = useState(PAUSE)
  useEffect(() => {
    if (state !== 'idle') return undefined
    const timer = setTimeout(() => {
      // Starts the next pause even if the response is so fast that React never renders the loading state.
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
