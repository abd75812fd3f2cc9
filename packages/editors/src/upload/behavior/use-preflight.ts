import { useEffect, useMemo, useRef, useState } from 'react'
import type { EditorCallbacks, Finding } from '../types.ts'

/**
 * What the shop's preflight finds: as the page had it, and asked again whenever something else has been kept. While the
 * artwork lies otherwise than when it was judged, nobody knows the places any more and they are left out.
 */
export function usePreflight(known: readonly Finding[], savedKey: string | null, callbacks: EditorCallbacks) {
  const [found, setFound] = useState({ findings: known, savedKey })
  const asked = useRef(known.length > 0 ? savedKey : null)
  const latest = useRef(callbacks)
  latest.current = callbacks
  useEffect(() => {
    if (savedKey === null || asked.current === savedKey) return
    asked.current = savedKey
    const stopped = new AbortController()
    let isAnswered = false
    latest.current.preflight(stopped.signal).then(
      (findings) => {
        isAnswered = true
        if (!stopped.signal.aborted) setFound({ findings, savedKey })
      },
      // The table says itself what it can see; the shop looks again at the next change.
      () => undefined,
    )
    return () => {
      if (!isAnswered) asked.current = null
      stopped.abort()
    }
  }, [savedKey])
  return useMemo(
    () => (found.savedKey === savedKey ? found.findings : found.findings.map(withoutPlace)),
    [found, savedKey],
  )
}

const withoutPlace = ({ place: _, ...rest }: Finding): Finding => rest
