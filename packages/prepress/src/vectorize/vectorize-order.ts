/** Number of colors. One: everything except the background, as for lettering from one vinyl. */
export const COLORS = { least: 1, most: 32 } as const

export interface VectorizeOrder {
  readonly bytes: Uint8Array
  readonly colors: number
  /** `print`: areas overlap, so that no gap shows. `cut`: none overlap, one compound path per color. */
  readonly purpose: 'print' | 'cut'
}

export interface Vectorized {
  readonly svg: string
  /**
   * The colors used, as `#rrggbb`, largest area first: as many as requested, or fewer where the picture has no
   * more.
   */
  readonly colors: readonly string[]
  readonly paths: number
}
