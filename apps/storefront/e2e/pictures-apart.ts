/** Side in pixels of the squares whose mean colors are compared, so that soft edges don't count. */
const SQUARE = 40

export interface Picture {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
}

/** The difference of two pictures, 0–1: on average in the channel that differs most, and in the worst square. */
export function differenceOf(one: Picture, other: Picture) {
  const { width, height } = one
  const across = Math.ceil(width / SQUARE)
  const sum: [number, number, number] = [0, 0, 0]
  /** Sums of each square, row by row, in three channels. */
  const squares = new Float64Array(across * Math.ceil(height / SQUARE) * 3)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const square = (Math.floor(y / SQUARE) * across + Math.floor(x / SQUARE)) * 3
      for (let channel = 0; channel < 3; channel += 1, at += 1) {
        const apart = one.rgb[at]! - other.rgb[at]!
        sum[channel]! += Math.abs(apart)
        squares[square + channel]! += apart
      }
    }
  const worst = squares.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
  return { mean: Math.max(...sum) / (255 * width * height), worst: worst / (255 * SQUARE ** 2) }
}
