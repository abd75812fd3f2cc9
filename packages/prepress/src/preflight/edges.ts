import type { AlphaMask } from '@kisscut/artwork/contour'
import { turned, type Point, type Ring } from '@kisscut/artwork/geometry'
import { middleOf, type Placement } from '@kisscut/artwork/placement'

const SOLID = 128
const EVERY = 0.02

/** Whether the placed artwork is opaque at a place on the product (inches). */
export function isInked(mask: AlphaMask, placement: Placement, point: Point): boolean {
  const { x, y } = turned(point, -placement.rotation, middleOf(placement))
  const column = Math.floor(((x - placement.x) / placement.width) * mask.width)
  const row = Math.floor(((y - placement.y) / placement.height) * mask.height)
  if (column < 0 || row < 0 || column >= mask.width || row >= mask.height) return false
  return (mask.alpha[row * mask.width + column] ?? 0) >= SOLID
}

/** Percent of `inner` where the artwork is opaque, but no longer at the nearest point of `outer`. */
export function endsBetween(
  inner: readonly Ring[],
  outer: readonly Ring[],
  inked: (point: Point) => boolean,
): number {
  const from = inner.flatMap(along)
  const to = outer.flatMap(along)
  if (from.length === 0 || to.length === 0) return 0
  const ends = from.filter((point) => inked(point) && !inked(nearest(point, to)))
  return Math.round((1000 * ends.length) / from.length) / 10
}

/** Points along a ring, never further apart than a fiftieth of an inch. */
function along(ring: Ring): Point[] {
  return ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / EVERY))
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }))
  })
}

const nearest = (point: Point, points: readonly Point[]): Point =>
  points.reduce((best, each) => (distance(point, each) < distance(point, best) ? each : best))

const distance = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2
