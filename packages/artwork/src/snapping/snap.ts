import type { Box, Point } from '../geometry/index.ts'
import { equalGaps } from './gaps.ts'
import { nearest, type AxisIndex, type SnapIndex } from './snap-index.ts'

/** One of several equal gaps: along `axis` from one neighbor to the other, at a position across it; inches. */
export interface Gap {
  readonly axis: 'x' | 'y'
  readonly from: number
  readonly to: number
  readonly at: number
}

/** The lines and gaps of a snap, for the canvas to show; null for no line on that axis. */
export interface Guides {
  readonly x: number | null
  readonly y: number | null
  readonly gaps: readonly Gap[]
}
export const NO_GUIDES: Guides = { x: null, y: null, gaps: [] }

const AXES = ['x', 'y'] as const
type Axis = (typeof AXES)[number]
const LENGTHS = { x: 'width', y: 'height' } as const
const OTHER = { x: 'y', y: 'x' } as const

interface Pull {
  readonly by: number
  readonly line: number | null
  readonly gaps: readonly Gap[]
}
const NO_PULL: Pull = { by: 0, line: null, gaps: [] }

/** Snaps a box to the nearest line, or between neighbors, on each axis: at most `reach` inches. EDIT-15. */
export function snapBox(box: Box, index: SnapIndex, reach: number): Point & { readonly guides: Guides } {
  if (!(reach > 0)) return { x: 0, y: 0, guides: NO_GUIDES }
  const [x, y] = AXES.map((axis) => pullOf(box, axis, index[axis], reach)) as [Pull, Pull]
  return { x: x.by, y: y.by, guides: { x: x.line, y: y.line, gaps: [...x.gaps, ...y.gaps] } }
}

function pullOf(box: Box, axis: Axis, { edges, middles, spans }: AxisIndex, reach: number): Pull {
  const [start, length] = [box[axis], box[LENGTHS[axis]]]
  const cross = box[OTHER[axis]]
  const crossEnd = cross + box[LENGTHS[OTHER[axis]]]
  const places = [
    [middles, start + length / 2],
    [edges, start],
    [edges, start + length],
  ] as const
  const onLines = places.flatMap(([lines, at]): Pull[] => {
    const line = nearest(lines, at)
    return line === null ? [] : [{ by: line - at, line, gaps: [] }]
  })
  const moved = { start, end: start + length, crossStart: cross, crossEnd }
  const between = equalGaps(moved, spans, reach).map((found): Pull => ({
    by: found.start - start,
    line: null,
    gaps: found.gaps.map(([from, to]) => ({ axis, from, to, at: (cross + crossEnd) / 2 })),
  }))
  return nearestPull([...onLines, ...between], reach)
}

/** The strongest pull; the first of equals. */
const nearestPull = (pulls: readonly Pull[], reach: number): Pull => {
  const near = pulls.filter(({ by }) => Math.abs(by) <= reach)
  return near.reduce(
    (best, pull) => (Math.abs(pull.by) < Math.abs(best.by) ? pull : best),
    near[0] ?? NO_PULL,
  )
}

/**
 * A scale factor that snaps an edge of a box, scaled about a point, to the nearest line; unchanged where none is near. No edge
 * moves farther than `reach` inches. EDIT-15.
 */
export function snapFactor(
  box: Box,
  { about, factor }: { readonly about: Point; readonly factor: number },
  index: SnapIndex,
  reach: number,
): { readonly factor: number; readonly guides: Guides } {
  const edges = AXES.flatMap((axis) =>
    [box[axis], box[axis] + box[LENGTHS[axis]]].map((edge) => ({ axis, from: edge - about[axis] })),
  )
  const furthest = Math.max(...edges.map(({ from }) => Math.abs(from)))
  const found = edges.flatMap(({ axis, from }) => {
    if (Math.abs(from) < furthest / 1000) return []
    const line = nearest(index[axis].edges, about[axis] + from * factor)
    const to = line === null ? factor : (line - about[axis]) / from
    const by = Math.abs(to - factor) * furthest
    return line !== null && to > 0 && by <= reach ? [{ axis, line, factor: to, by }] : []
  })
  const best = found.reduce<(typeof found)[number] | null>(
    (nearer, each) => (nearer === null || each.by < nearer.by ? each : nearer),
    null,
  )
  if (!best || !(reach > 0)) return { factor, guides: NO_GUIDES }
  return { factor: best.factor, guides: { ...NO_GUIDES, [best.axis]: best.line } }
}

/** The line that an edge snaps to; null where none is near. */
export function snapLine(at: number, axis: Axis, index: SnapIndex, reach: number): number | null {
  const line = nearest(index[axis].edges, at)
  return line !== null && reach > 0 && Math.abs(line - at) <= reach ? line : null
}
