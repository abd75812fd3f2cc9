import type { Box } from '@kisscut/artwork/geometry'

/** A place of a design to show. */
export interface PointedPlace {
  /** The finding it was requested for. */
  readonly key: string
  /** Id of its side. */
  readonly side: string
  /** Inches from the side's top left corner. */
  readonly box: Box
}

/** The place outlined on the canvas until the design changes. EDIT-21. */
export interface Pointing {
  readonly place: () => PointedPlace | null
  readonly pointAt: (place: PointedPlace | null) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createPointing(): Pointing {
  const listeners = new Set<() => void>()
  let pointed: PointedPlace | null = null
  return {
    place: () => pointed,
    pointAt: (place) => {
      if (pointed === place) return
      pointed = place
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
