import type { Box } from '@kisscut/artwork/geometry'
import type { Level } from '@kisscut/core/problem'

/** Something the press found in the design, in words. */
export interface PressFinding {
  readonly code: string
  readonly level: Level
  readonly message: string
  /** Id of the side it is on; absent: the first one. */
  readonly side?: string
  /** Inches from the product's upper left corner. */
  readonly place?: Box
  /** Id of the element. */
  readonly part?: string
}

/** The press's report on the last saved design. */
export interface PressReport {
  readonly findings: readonly PressFinding[]
  /** The line it is cut along, where that follows the artwork: closed path data in inches; null: a shape. */
  readonly contour: string | null
  /** Nothing has been changed since. */
  readonly isCurrent: boolean
}

/** The newest report, whenever there is one. */
export interface PressView {
  current(): PressReport | null
  subscribe(listener: () => void): () => void
}

/** For a tool without a press. */
export const NO_PRESS: PressView = { current: () => null, subscribe: () => () => {} }
