import type { AlphaMask } from '@kisscut/artwork/contour'
import { boxAround, turned, type Box, type Point, type Ring } from '@kisscut/artwork/geometry'
import { middleOf, type Placement } from '@kisscut/artwork/placement'

const SOLID = 128
const EVERY = 0.02

/** Whether the placed artwork is opaque at a point on the product (inches). */
export function isInked(mask: AlphaMask, placement: Placement, point: Point): boolean {
  const { x, y } = turned(point, -placement.rotation, middleOf(placement))
  const column = Math.floor(((x - placement.x) / placement.width) * mask.width)
  const row = Math.floor(((y - placement.y) / placement.height) * mask.height)
  if (column < 0 || row < 0 || column >= mask.width || row >= mask.height) return false
  return (mask.alpha[row * mask.width + column] ?? 0) >= SOLID
}

/** A share of a line, in percent, and its bounding box. */
export interface Share {
  readonly percent: number
  readonly place: Box
}

/** Share of `inner` that has artwork missing at the nearest point of `outer`, with its bounding box. */
export function endsBetween(
  inner: readonly Ring[],
  outer: readonly Ring[],
  inked: (point: Point) => boolean,
): Share {
  const to = outer.flatMap(along)
  return shareOf(inner, (point) => to.length > 0 && inked(point) && !inked(nearest(point, to)))
}

/** Length share of the lines for which `is(point)` holds, with its bounding box. */
export function shareOf(rings: readonly Ring[], is: (point: Point) => boolean): Share {
  const from = rings.flatMap(along)
  const there = from.filter(is)
  const percent = from.length === 0 ? 0 : Math.round((1000 * there.length) / from.length) / 10
  return { percent, place: boxAround(there) }
}

/** Samples a ring at intervals of at most a fiftieth of an inch. */
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
