/** Into how many colors a picture may be drawn. One: whatever is not the ground, as for lettering of one vinyl. */
export const COLORS = { least: 1, most: 32 } as const

export interface VectorizeOrder {
  readonly bytes: Uint8Array
  readonly colors: number
  /** `print`: areas lie on one another, so that no seam shows. `cut`: none overlaps, one compound path a color. */
  readonly purpose: 'print' | 'cut'
}

export interface Vectorized {
  readonly svg: string
  /** The colors that occur, as `#rrggbb`, largest area first: as many as asked, or fewer where the picture has no more. */
  readonly colors: readonly string[]
  readonly paths: number
}
