import { boxAround } from '../geometry/index.ts'
import type { Box, Point, Ring } from '../geometry/index.ts'

/** Sampling interval along lines, in inches; for long ones a share of their length. */
const EVERY = 0.02
const FINEST = 1 / 800

/** A share of a line, in percent, and its bounding box. */
export interface Share {
  readonly percent: number
  readonly place: Box
}

/** Share of `inner` for which artwork is missing at the nearest point of `outer`, with its bounding box. */
export function endsBetween(
  inner: readonly Ring[],
  outer: readonly Ring[],
  inked: (point: Point) => boolean,
): Share {
  const to = sampled(outer)
  return shareOf(inner, (point) => to.length > 0 && inked(point) && !inked(nearest(point, to)))
}

/** Share of the lines' length for which `is(point)` holds, with its bounding box. */
export function shareOf(rings: readonly Ring[], is: (point: Point) => boolean): Share {
  const from = sampled(rings)
  const there = from.filter(is)
  const percent = from.length === 0 ? 0 : Math.round((1000 * there.length) / from.length) / 10
  return { percent, place: boxAround(there) }
}

function sampled(rings: readonly Ring[]): Point[] {
  const sides = rings.flatMap((ring) =>
    ring.map((from, index) => {
      const to = ring[(index + 1) % ring.length] ?? from
      return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) }
    }),
  )
  const all = sides.reduce((sum, { length }) => sum + length, 0)
  const every = Math.max(EVERY, all * FINEST)
  return sides.flatMap(({ from, to, length }) => {
    const steps = Math.max(1, Math.ceil(length / every))
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }))
  })
}

const nearest = (point: Point, points: readonly Point[]): Point =>
  points.reduce((best, each) => (distance(point, each) < distance(point, best) ? each : best))

const distance = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2
