/** Pixels of a page. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/** RGBA pixels of a page of `size` that was rendered `by` times as fine: each the mean of its square, by opacity. */
export function averaged(finer: Uint8Array, { width, height }: PageSize, by: number): Uint8Array {
  if (by === 1) return Uint8Array.from(finer)
  const sums = new Uint32Array(width * height * 4)
  const stride = width * by * 4
  for (let y = 0; y < height * by; y++) {
    const row = Math.floor(y / by) * width * 4
    for (let x = 0; x < width * by; x++) {
      const to = row + Math.floor(x / by) * 4
      const from = y * stride + x * 4
      const opacity = finer[from + 3]!
      for (let channel = 0; channel < 3; channel++) sums[to + channel]! += finer[from + channel]! * opacity
      sums[to + 3]! += opacity
    }
  }
  return Uint8Array.from(sums, (sum, at) =>
    at % 4 === 3 ? Math.round(sum / by ** 2) : Math.round(sum / (sums[at | 3]! || 1)),
  )
}
