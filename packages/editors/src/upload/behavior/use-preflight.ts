import { useEffect, useMemo, useRef, useState } from 'react'
import type { EditorHost, Finding } from '../types.ts'

/**
 * What the shop's preflight finds: as the page had it, and fetched again whenever something else has been saved. `savedKey`
 * changes with what was saved; null: not saved yet. While the design differs from what was checked, the findings are not
 * `current`: their places are not known any more and are left out. What was found in another file is left out altogether.
 */
export function usePreflight(
  initial: readonly Finding[],
  fileId: string,
  savedKey: string | null,
  host: EditorHost,
) {
  const [found, setFound] = useState({
    findings: initial,
    fileId,
    savedKey: initial.length > 0 ? savedKey : null,
  })
  const requested = useRef(initial.length > 0 ? savedKey : null)
  const latest = useRef(host)
  latest.current = host
  useEffect(() => {
    if (savedKey === null || requested.current === savedKey) return
    requested.current = savedKey
    const abort = new AbortController()
    let isDone = false
    latest.current.preflight(abort.signal).then(
      (findings) => {
        isDone = true
        if (!abort.signal.aborted) setFound({ findings, fileId, savedKey })
      },
      // The editor reports itself what it can see; the shop checks again at the next change.
      () => undefined,
    )
    return () => {
      if (!isDone) requested.current = null
      abort.abort()
    }
  }, [savedKey, fileId])
  return useMemo(() => {
    if (savedKey !== null && found.savedKey === savedKey) return { findings: found.findings, isCurrent: true }
    const findings = found.fileId === fileId ? found.findings.map(withoutPlace) : []
    return { findings, isCurrent: false }
  }, [found, fileId, savedKey])
}

const withoutPlace = ({ place: _, ...rest }: Finding): Finding => rest
