/** A piece to place: the bounding box of its cut line, in inches. */
export interface Piece {
  readonly id: string
  readonly width: number
  readonly height: number
  /** False for material with a direction (grain, holographic pattern). */
  readonly mayTurn?: boolean
  /** Cut as the circle within its box, so that others may use its corners. */
  readonly round?: boolean
}

/** The stock: a sheet, or a roll (no height) of any length. Inches. */
export interface Stock {
  readonly width: number
  readonly height?: number
  /** Margin on all sides, for grippers and marks. */
  readonly margin?: number
  /** Gap between any two pieces, for the knife and for weeding. */
  readonly gap?: number
}

/** A placed piece: its top left corner on a sheet, turned by 90° or not. */
export interface Nested {
  readonly id: string
  readonly sheet: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly turned: boolean
}

export interface Nesting {
  readonly placed: readonly Nested[]
  readonly sheets: number
  /** Used length of each sheet (or the roll), in inches, with margins. */
  readonly lengths: readonly number[]
  /** Ids of pieces that fit on no sheet in any orientation. */
  readonly tooLarge: readonly string[]
  /** Share of the used area covered by pieces, 0 to 1. */
  readonly used: number
}
