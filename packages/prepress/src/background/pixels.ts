/** A decoded picture: RGBA, row by row, alpha not premultiplied. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8Array
}
