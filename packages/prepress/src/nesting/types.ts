/** A piece to be placed, as large as its cut line's box; inches. */
export interface Piece {
  readonly id: string
  readonly width: number
  readonly height: number
  /** Material with a direction (grain, holographic pattern) is never turned. */
  readonly mayTurn?: boolean
  /** Cut as the circle within its box, so that others may lie in its corners. */
  readonly round?: boolean
}

/** What is printed on: a sheet, or a roll (no height) that runs as long as it must. Inches. */
export interface Stock {
  readonly width: number
  readonly height?: number
  /** Kept free all round, for grippers and marks. */
  readonly margin?: number
  /** Between any two pieces, for the knife and for weeding. */
  readonly gap?: number
}

/** Where a piece lies: its upper left corner on a sheet; turned by 90° or not. */
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
  /** How long each sheet (or the roll) is used, in inches, margins included. */
  readonly lengths: readonly number[]
  /** Ids of pieces that fit on no sheet in any direction. */
  readonly tooLarge: readonly string[]
  /** Share of the used area that the pieces cover, 0 to 1. */
  readonly used: number
}
