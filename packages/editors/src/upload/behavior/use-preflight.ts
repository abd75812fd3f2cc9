import { useEffect, useMemo, useRef, useState } from 'react'
import type { EditorHost, Finding } from '../types.ts'

/** Pause in milliseconds before the preflight of a busy shop is requested again, and the longest: it doubles each time. */
const PAUSE = 1500
const LONGEST_PAUSE = 24_000

/**
 * The findings of the shop's preflight: initially those of the page (null: not run yet), then fetched after each save, until the
 * shop has run it. `savedKey` changes with what was saved; null: not saved yet. While the design differs from the checked one,
 * findings are not `current` and have no places. Findings about another file are dropped.
 */
export function usePreflight(
  initial: readonly Finding[] | null,
  fileId: string,
  savedKey: string | null,
  host: EditorHost,
) {
  const [found, setFound] = useState({ findings: initial ?? [], fileId, savedKey: initial && savedKey })
  const known = useRef(initial && savedKey)
  const latest = useRef(host)
  latest.current = host
  useEffect(() => {
    if (savedKey === null || known.current === savedKey) return
    known.current = null
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const fetchFindings = (pause: number) =>
      latest.current.preflight(abort.signal).then(
        (findings) => {
          if (abort.signal.aborted) return
          known.current = savedKey
          setFound({ findings, fileId, savedKey })
        },
        () => {
          if (!abort.signal.aborted)
            timer = setTimeout(fetchFindings, pause, Math.min(2 * pause, LONGEST_PAUSE))
        },
      )
    void fetchFindings(PAUSE)
    return () => {
      clearTimeout(timer)
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
