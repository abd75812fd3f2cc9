import svgpath from 'svgpath'
import type { Point } from './point.ts'

/**
 * Path data as rings of straight lines within `tolerance` (in the path's unit) of the curves. Omits subpaths of fewer than two
 * points; open ones are treated as closed.
 */
export function flatten(path: string, tolerance = 0.001): Point[][] {
  const rings: Point[][] = []
  let ring: Point[] = []
  const finish = () => {
    const last = ring[ring.length - 1]
    const first = ring[0]
    if (ring.length > 1 && first && last && first.x === last.x && first.y === last.y) ring.pop()
    if (ring.length > 1) rings.push(ring)
    ring = []
  }
  svgpath(path)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _index, x, y) => {
      const from = { x, y }
      switch (segment[0]) {
        case 'M':
          finish()
          ring.push({ x: segment[1], y: segment[2] })
          break
        case 'L':
          ring.push({ x: segment[1], y: segment[2] })
          break
        case 'H':
          ring.push({ x: segment[1], y })
          break
        case 'V':
          ring.push({ x, y: segment[1] })
          break
        case 'Q':
          addQuadratic(ring, [from, at(segment[1], segment[2]), at(segment[3], segment[4])], tolerance)
          break
        case 'C':
          addCubic(
            ring,
            [from, at(segment[1], segment[2]), at(segment[3], segment[4]), at(segment[5], segment[6])],
            tolerance,
          )
          break
      }
    })
  finish()
  return rings
}

const at = (x: number, y: number): Point => ({ x, y })

type Quadratic = readonly [Point, Point, Point]
type Cubic = readonly [Point, Point, Point, Point]

function addQuadratic(ring: Point[], [a, b, c]: Quadratic, tolerance: number): void {
  const bend = Math.hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
  const steps = Math.max(1, Math.ceil(Math.sqrt(bend / (4 * tolerance))))
  for (let i = 1; i <= steps; i++) {
    const t = i / steps
    const s = 1 - t
    ring.push({
      x: s * s * a.x + 2 * s * t * b.x + t * t * c.x,
      y: s * s * a.y + 2 * s * t * b.y + t * t * c.y,
    })
  }
}

function addCubic(ring: Point[], [a, b, c, d]: Cubic, tolerance: number): void {
  const bend = Math.max(
    Math.hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y),
    Math.hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y),
  )
  const steps = Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / tolerance)))
  for (let i = 1; i <= steps; i++) {
    const t = i / steps
    const s = 1 - t
    const [p, q, r, w] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    ring.push({ x: p * a.x + q * b.x + r * c.x + w * d.x, y: p * a.y + q * b.y + r * c.y + w * d.y })
  }
}
