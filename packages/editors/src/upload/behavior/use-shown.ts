import { useState } from 'react'
import type { ArtworkCheck } from '../artwork-checks.ts'

/** The remarks of which one can be shown on the mat, and the one that is. */
export interface Showing {
  /** Those with a place on the mat, the worst first. */
  readonly among: readonly ArtworkCheck[]
  readonly shown: ArtworkCheck | null
  readonly show: (id: string | null) => void
  /** To the next one, or the one before; round at the ends. */
  readonly step: (by: 1 | -1) => void
}

/**
 * Which remark is shown on the mat. One that is mended meanwhile is not shown any more. `reveal` brings the place of the
 * one that is asked for into view.
 */
export function useShown(checks: readonly ArtworkCheck[], reveal: (check: ArtworkCheck) => void): Showing {
  const [id, setId] = useState<string | null>(null)
  const among = checks.filter(({ about }) => about !== undefined)
  const at = among.findIndex((each) => each.id === id)
  const show = (next: string | null) => {
    setId(next)
    const found = among.find((each) => each.id === next)
    if (found) reveal(found)
  }
  const step = (by: 1 | -1) => {
    const next = at < 0 ? (by === 1 ? 0 : among.length - 1) : (at + by + among.length) % among.length
    show(among[next]?.id ?? null)
  }
  return { among, shown: among[at] ?? null, show, step }
}
