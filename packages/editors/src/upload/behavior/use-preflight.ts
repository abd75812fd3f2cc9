import { useEffect, useMemo, useRef, useState } from 'react'
import type { EditorHost, Finding } from '../types.ts'

/** The pause before the shop is asked again where it could not look, in milliseconds, and the longest: it doubles each time. */
const PAUSE = 1500
const LONGEST_PAUSE = 24_000

/**
 * What the shop's preflight finds: as the page had it (null: it has not looked yet), and fetched again whenever something else
 * has been saved, until the shop has looked. `savedKey` changes with what was saved; null: not saved yet. While the design
 * differs from what was checked, the findings are not `current`: their places are not known any more and are left out. What was
 * found in another file is left out altogether.
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
