import { useEffect, useRef, useState } from 'react'
import type { Errands, Finding } from '../types.ts'

/** What the shop's preflight finds: as the page had it, and asked again whenever something else has been kept. */
export function usePreflight(known: readonly Finding[], keptKey: string | null, errands: Errands) {
  const [findings, setFindings] = useState(known)
  const asked = useRef(known.length > 0 ? keptKey : null)
  const latest = useRef(errands)
  latest.current = errands
  useEffect(() => {
    if (keptKey === null || asked.current === keptKey) return
    asked.current = keptKey
    const stopped = new AbortController()
    let isAnswered = false
    latest.current.preflight(stopped.signal).then(
      (found) => {
        isAnswered = true
        if (!stopped.signal.aborted) setFindings(found)
      },
      // The table says itself what it can see; the shop looks again at the next change.
      () => undefined,
    )
    return () => {
      if (!isAnswered) asked.current = null
      stopped.abort()
    }
  }, [keptKey])
  return findings
}
