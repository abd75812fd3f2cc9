import { SOLID } from './mask.ts'
import type { AlphaMask } from './mask.ts'

/** Number of edges between opaque and transparent pixels along rows and columns: the cost of tracing a mask. */
export function edgesIn({ width, height, alpha }: AlphaMask, threshold = SOLID): number {
  let edges = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const isSolid = (alpha[at] ?? 0) >= threshold
      if (x > 0 && isSolid !== (alpha[at - 1] ?? 0) >= threshold) edges++
      if (y > 0 && isSolid !== (alpha[at - width] ?? 0) >= threshold) edges++
    }
  }
  return edges
}

/**
 * A mask with one pixel per `step` × `step`, as opaque as their most opaque pixel including a rim around them, wide enough that
 * the coarse outline, cut corners included, runs outside the fine one.
 */
export function coarser({ width, height, alpha }: AlphaMask, step: number): AlphaMask {
  const rim = Math.ceil(0.4 * step)
  const wide = Math.ceil(width / step)
  const high = Math.ceil(height / step)
  const rows = new Uint8Array(wide * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < wide; x++) {
      let most = 0
      const end = Math.min(width, (x + 1) * step + rim)
      for (let i = Math.max(0, x * step - rim); i < end; i++) most = Math.max(most, alpha[y * width + i] ?? 0)
      rows[y * wide + x] = most
    }
  }
  const pooled = new Uint8Array(wide * high)
  for (let y = 0; y < high; y++) {
    const end = Math.min(height, (y + 1) * step + rim)
    for (let x = 0; x < wide; x++) {
      let most = 0
      for (let i = Math.max(0, y * step - rim); i < end; i++) most = Math.max(most, rows[i * wide + x] ?? 0)
      pooled[y * wide + x] = most
    }
  }
  return { width: wide, height: high, alpha: pooled }
}
