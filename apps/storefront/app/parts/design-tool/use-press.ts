import type { PreflightReport } from '@kisscut/shop'
import type { PressReport, PressView } from '@kisscut/editors/design-tools'
import { useEffect, useMemo, useRef, useState } from 'react'
import { fetchReport } from '../configurator/design/fetch-preflight.ts'

interface Press {
  readonly found: PreflightReport['findings'] | null
  /** For the canvas, which React does not draw. */
  readonly view: PressView
}

/** What the press says of the design as it was saved last, asked again whenever it has been saved; nothing of null. PROD-11, DESIGN-37. */
export function usePress(id: string | null, isSaved: boolean): Press {
  const [report, setReport] = useState<PressReport | null>(null)
  const [found, setFound] = useState<Press['found']>(null)
  const latest = useRef<PressReport | null>(null)
  const listeners = useRef(new Set<() => void>())
  useEffect(() => {
    if (id === null) return undefined
    if (!isSaved) {
      setReport((before) => before && { ...before, isCurrent: false })
      return undefined
    }
    const abort = new AbortController()
    fetchReport(id, abort.signal)
      .then(({ findings, contour }) => {
        setFound(findings)
        setReport({ findings, contour, isCurrent: true })
      })
      .catch(() => undefined)
    return () => abort.abort()
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
  return { found, view }
}
