import type { PreflightReport } from '@kisscut/shop'
import { useEffect, useState } from 'react'
import { fetchPreflight } from '../configurator/design/fetch-preflight.ts'
import * as messages from '../../messages/design.ts'
import css from '../configurator/design/findings.module.css'

type Found = PreflightReport['findings']

/** What the press finds in the design as it was saved last. PROD-11. */
export function PressFindings({ id, isSaved }: { readonly id: string; readonly isSaved: boolean }) {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (!isSaved) return undefined
    const abort = new AbortController()
    fetchPreflight(id, abort.signal)
      .then(setFound)
      .catch(() => undefined)
    return () => abort.abort()
  }, [id, isSaved])
  if (found === null) return null
  return (
    <section className={css.findings} aria-label={messages.preflight}>
      <h2 className={css.title}>{messages.preflight}</h2>
      {found.length === 0 ? (
        <p className={css.ok}>{messages.readyToPrint}</p>
      ) : (
        <ul className={css.list}>
          {found.map(({ code, level, message }) => (
            <li key={`${code} ${message}`} className={css[level]}>
              {message}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
