import type { Point, Ring } from '../geometry/index.ts'

/** Distance of a point from a ring's line. */
export function distanceToRing({ x, y }: Point, ring: Ring): number {
  let best = Infinity
  let a = ring[ring.length - 1]
  for (const b of ring) {
    if (a) {
      const [dx, dy] = [b.x - a.x, b.y - a.y]
      const squared = dx * dx + dy * dy
      const t = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / squared))
      best = Math.min(best, Math.hypot(x - a.x - t * dx, y - a.y - t * dy))
    }
    a = b
  }
  return best
}

/** Whether a point is inside rings, by the even-odd rule. */
export function isWithin({ x, y }: Point, rings: readonly Ring[]): boolean {
  let inside = false
  for (const ring of rings) {
    let a = ring[ring.length - 1]
    for (const b of ring) {
      if (a && a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside
      a = b
    }
  }
  return inside
}
