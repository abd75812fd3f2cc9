/** Pixels of a page. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/**
 * RGBA pixels of a page of `size` that was rendered `by` times as fine: each the mean of its square, by opacity. Every print file is
 * looked at this way, some of them three times: square by square, with no list in between, it takes a tenth of the time.
 */
export function averaged(finer: Uint8Array, { width, height }: PageSize, by: number): Uint8Array {
  if (by === 1) return Uint8Array.from(finer)
  const means = new Uint8Array(width * height * 4)
  const stride = width * by * 4
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to += 4) {
      let [red, green, blue, opacity] = [0, 0, 0, 0]
      for (let row = 0, start = y * by * stride + x * by * 4; row < by; row++, start += stride)
        for (let from = start; from < start + 4 * by; from += 4) {
          const share = finer[from + 3]!
          red += finer[from]! * share
          green += finer[from + 1]! * share
          blue += finer[from + 2]! * share
          opacity += share
        }
      const whole = opacity || 1
      means[to] = Math.round(red / whole)
      means[to + 1] = Math.round(green / whole)
      means[to + 2] = Math.round(blue / whole)
      means[to + 3] = Math.round(opacity / by ** 2)
    }
  return means
}
