import type { Point, Ring } from '@kisscut/artwork/geometry'

export interface Corner {
  readonly at: Point
  /** Angle between its two sides, in degrees: 180 is a straight line. */
  readonly degrees: number
}

/** Length of both sides over which a corner is measured, in inches: a knife follows a larger radius as a curve. */
const ARM = 0.03

/** The sharpest corner of several rings, convex or concave; null if there is none. */
export function sharpestCorner(rings: readonly Ring[]): Corner | null {
  let sharpest: Corner | null = null
  for (const ring of rings)
    for (let n = 0; n < ring.length; n++) {
      const at = ring[n]
      const [before, after] = [along(ring, n, -1), along(ring, n, 1)]
      if (!at || !before || !after) continue
      const degrees = between(before, at, after)
      if (!sharpest || degrees < sharpest.degrees) sharpest = { at, degrees }
    }
  return sharpest
}

/** The point at an arm's length along the ring; null where the ring is shorter. */
function along(ring: Ring, from: number, step: 1 | -1): Point | null {
  let left = ARM
  let at = ring[from]
  for (let walked = 1; walked <= ring.length; walked++) {
    const next = ring[(((from + step * walked) % ring.length) + ring.length) % ring.length]
    if (!at || !next) return null
    const length = Math.hypot(next.x - at.x, next.y - at.y)
    if (length >= left)
      return { x: at.x + ((next.x - at.x) * left) / length, y: at.y + ((next.y - at.y) * left) / length }
    left -= length
    at = next
  }
  return null
}

function between(a: Point, corner: Point, b: Point): number {
  const [ax, ay, bx, by] = [a.x - corner.x, a.y - corner.y, b.x - corner.x, b.y - corner.y]
  const cosine = (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1)
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI
}
