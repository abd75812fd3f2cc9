import type { PreflightReport } from '@kisscut/shop'
import type { PressReport, PressView } from '@kisscut/editors/design-tools'
import { useEffect, useMemo, useRef, useState } from 'react'
import { fetchReport } from '../configurator/design-step/fetch-preflight.ts'

/** The findings about the design on the canvas, or `checking` while the press is at work. */
export type Found = PreflightReport['findings'] | 'checking'

interface Press {
  /** Null if there is nothing to check. */
  readonly found: Found | null
  /** For the canvas, which React doesn't render. */
  readonly view: PressView
}

/** A saved product. */
interface Saved {
  readonly id: string | null
  readonly isSaved: boolean
  readonly revision: () => number | null
}

/** First pause before the next request in milliseconds, and the longest; each is twice the previous one. */
const PAUSE = 1500
const LONGEST_PAUSE = 24_000

/**
 * The press's findings about the last saved design; null without an id. Requested after each save until the press has
 * judged that revision, so that findings always belong to the design on the canvas. PROD-11, DESIGN-37, FILE-14.
 */
export function usePress({ id, isSaved, revision }: Saved): Press {
  const [report, setReport] = useState<(PressReport & Pick<PreflightReport, 'findings'>) | null>(null)
  const latest = useRef<PressReport | null>(null)
  const listeners = useRef(new Set<() => void>())
  const known = useRef(revision)
  known.current = revision
  useEffect(() => {
    if (id === null) return undefined
    setReport((before) => before && { ...before, isCurrent: false })
    if (!isSaved) return undefined
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const request = (pause: number): Promise<void> =>
      fetchReport(id, abort.signal)
        .then(({ findings, contour, revision: judged }) => {
          if (abort.signal.aborted) return
          if (judged !== known.current()) throw new Error('The press has judged another state.')
          setReport({ findings, contour, isCurrent: true })
        })
        .catch(() => {
          if (!abort.signal.aborted) timer = setTimeout(request, pause, Math.min(2 * pause, LONGEST_PAUSE))
        })
    void request(PAUSE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [id, isSaved])
  useEffect(() => {
    latest.current = report
    for (const listener of listeners.current) listener()
  }, [report])
  const view = useMemo<PressView>(
    () => ({
      current: () => latest.current,
      subscribe: (listener) => {
        listeners.current.add(listener)
        return () => void listeners.current.delete(listener)
      },
    }),
    [],
  )
  const isCurrent = isSaved && report?.isCurrent === true
  return { found: id === null ? null : isCurrent ? report.findings : 'checking', view }
}
