/** Side of the squares whose mean color is compared, in pixels: the softness of edges does not count. */
const SQUARE = 40

export interface Picture {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
}

/** How far two pictures are apart, 0–1: on average in the channel that differs most, and in the worst square. */
export function differenceOf(one: Picture, other: Picture) {
  const { width, height } = one
  const [sum, squares] = [[0, 0, 0], new Map<string, [number, number, number]>()]
  for (let at = 0; at < width * height; at += 1) {
    const place = `${Math.floor((at % width) / SQUARE)} ${Math.floor(at / width / SQUARE)}`
    const square = squares.get(place) ?? [0, 0, 0]
    squares.set(place, square)
    for (let channel = 0; channel < 3; channel += 1) {
      const apart = one.rgb[at * 3 + channel]! - other.rgb[at * 3 + channel]!
      sum[channel]! += Math.abs(apart)
      square[channel]! += apart
    }
  }
  const worst = Math.max(...[...squares.values()].flat().map(Math.abs))
  return { mean: Math.max(...sum) / (255 * width * height), worst: worst / (255 * SQUARE ** 2) }
}
