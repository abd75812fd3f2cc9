import { useState } from 'react'
import type { ArtworkCheck } from '../artwork-checks.ts'

/** The checks that can be shown on the canvas, and the one that is. */
export interface ShownCheck {
  /** Those with a place on the canvas, the worst first. */
  readonly among: readonly ArtworkCheck[]
  readonly shown: ArtworkCheck | null
  readonly show: (id: string | null) => void
  /** Goes to the next or previous one, cyclically. */
  readonly step: (by: 1 | -1) => void
}

/** The check shown on the canvas; none once it is fixed. `reveal` scrolls to its place. */
export function useShownCheck(
  checks: readonly ArtworkCheck[],
  reveal: (check: ArtworkCheck) => void,
): ShownCheck {
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
