import type { Point } from '../geometry/index.ts'
import type { AlphaMask } from './mask.ts'
import { traceMask } from './trace.ts'

/** Number of directions in which an outline is exact; in between it is accurate to 0.03 %. */
const DIRECTIONS = 128

/**
 * The convex outline of an artwork's opaque part, in fractions of its page (0–1): the ink without the empty page around it. Measured
 * once; it gives the size of the contour for any placement and rotation. Empty if nothing is opaque.
 */
export function inkOutline(mask: AlphaMask): readonly Point[] {
  const traced = traceMask(mask).flat()
  const furthest = Array.from({ length: DIRECTIONS }, (_, at) => {
    const angle = (2 * Math.PI * at) / DIRECTIONS
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    let best: Point | null = null
    let reach = -Infinity
    for (const point of traced) {
      const away = point.x * dx + point.y * dy
      if (away <= reach) continue
      reach = away
      best = point
    }
    return best
  })
  const corners = [...new Set(furthest)].filter((point) => point !== null)
  return corners.map(({ x, y }) => ({ x: fraction(x / mask.width), y: fraction(y / mask.height) }))
}

const fraction = (share: number): number => Math.round(Math.max(0, Math.min(1, share)) * 1e5) / 1e5
