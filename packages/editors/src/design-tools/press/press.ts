import type { Box } from '@kisscut/artwork/geometry'
import type { Level } from '@kisscut/core/problem'

/** A press finding in words. */
export interface PressFinding {
  readonly code: string
  readonly level: Level
  readonly message: string
  /** Id of its side; absent: the first. */
  readonly side?: string
  /** Inches from the product's upper left corner. */
  readonly place?: Box
  /** Id of the element. */
  readonly part?: string
}

/** The press's report on the last saved design. */
export interface PressReport {
  readonly findings: readonly PressFinding[]
  /** The traced contour: closed path data in inches; null for a shape. */
  readonly contour: string | null
  /** Nothing has changed since. */
  readonly isCurrent: boolean
}

/** The newest report, if there is one. */
export interface PressView {
  current(): PressReport | null
  subscribe(listener: () => void): () => void
}

/** For a tool without a press. */
export const NO_PRESS: PressView = { current: () => null, subscribe: () => () => {} }
