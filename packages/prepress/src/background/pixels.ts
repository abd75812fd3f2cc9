/** A decoded picture: four bytes a pixel, row by row, alpha not multiplied in. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8Array
}
