import { createTangent, curvesThrough, straight, type Curve, type Sample } from './fit.ts'
import { pair } from '../geometry/index.ts'
import type { Point, Ring } from '../geometry/index.ts'

/** Largest distance of a smoothed line from its ring, in the ring's unit. */
export const FIT_TOLERANCE = 0.5
/** Largest and smallest distance between samples of a ring. */
const SPACING = 4
const CLOSEST = 0.05
/** A turn sharper than this many degrees stays a corner. */
const CORNER = 40
/** Number of samples fitted at a time. */
const STRETCH = 48

/**
 * An edge of at least this length is straight where, on both sides, it is this many times longer than each edge until the line
 * has turned by this many degrees: facets of a curve have similar lengths.
 */
const STRAIGHT = 12
const TIMES_LONGER = 4
const TURNED = 30

/** Closed path data of curves along the rings, straight where the ring is; `place` maps the rings' unit to the path's. */
export function smoothPath(rings: readonly Ring[], place: (point: Point) => Point, places = 2): string {
  return rings.map((ring) => smoothRing(ring, place, places)).join('')
}

function smoothRing(ring: Ring, place: (point: Point) => Point, places: number): string {
  const { samples, runs } = sampled(ring)
  const count = samples.length
  if (count < 3) return ''
  const anchors = anchorsOf(samples, runs)
  const text = (x: number, y: number) => {
    const at = place({ x, y })
    return pair(at.x, at.y, places)
  }
  let path = ''
  for (let i = 0; i < anchors.length; i++) {
    const from = anchors[i]!
    const to = anchors[(i + 1) % anchors.length]!
    const length = (to.index - from.index + count) % count || count
    const run = Array.from({ length: length + 1 }, (_, k) => samples[(from.index + k) % count]!)
    for (const [start, a, b, end] of from.isStraight ? straight(run) : curved(run, from, to)) {
      if (path === '') path = `M${text(start[0], start[1])}`
      path += `C${text(a[0], a[1])} ${text(b[0], b[1])} ${text(end[0], end[1])}`
    }
  }
  return `${path}Z`
}

function curved(run: readonly Sample[], from: Anchor, to: Anchor): readonly Curve[] {
  const [last, before] = [run[run.length - 1]!, run[run.length - 2]!]
  const left = from.direction ?? createTangent(run[1]!, run[0]!)
  const right: Sample = to.direction ? [-to.direction[0], -to.direction[1]] : createTangent(before, last)
  return curvesThrough(run, left, right, FIT_TOLERANCE)
}

/** Indexes of the first and last sample of a straight run. */
type Run = readonly [from: number, to: number]

/**
 * Samples of a ring: its own corners, and points in between where they are far apart, so that nothing is cut off; and its
 * straight runs.
 */
function sampled(ring: Ring): { readonly samples: Sample[]; readonly runs: readonly Run[] } {
  const next = (of: Ring, i: number) => of[(i + 1) % of.length]!
  const away = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y)
  const corners = ring.filter((point, i) => away(point, next(ring, i)) >= CLOSEST)
  const lengths = corners.map((point, i) => away(point, next(corners, i)))
  const samples: Sample[] = []
  const starts = corners.map((point, i) => {
    const start = samples.length
    const to = next(corners, i)
    const parts = Math.max(1, Math.ceil(lengths[i]! / SPACING))
    for (let k = 0; k < parts; k++) {
      const t = k / parts
      samples.push([point.x + (to.x - point.x) * t, point.y + (to.y - point.y) * t])
    }
    return start
  })
  const around = (at: number) => (at + starts.length) % starts.length
  /** Whether an edge is much longer than those beyond one of its ends. */
  const isLongest = (edge: number, way: 1 | -1): boolean => {
    let turned = 0
    for (let step = 1; step < starts.length && turned < TURNED; step++) {
      const turn = turnAt(samples, starts[around(edge + (way === 1 ? step : 1 - step))]!)
      if (step === 1 && turn >= CORNER) return true
      turned += turn
      if (lengths[around(edge + way * step)]! * TIMES_LONGER > lengths[edge]!) return false
    }
    return true
  }
  const runs = starts.flatMap((start, edge): readonly Run[] =>
    lengths[edge]! >= STRAIGHT && isLongest(edge, 1) && isLongest(edge, -1)
      ? [[start, starts[around(edge + 1)]!]]
      : [],
  )
  return { samples, runs }
}

/** A boundary between two fitted stretches. */
interface Anchor {
  readonly index: number
  /** The line runs straight to the next anchor. */
  readonly isStraight: boolean
  /** Tangent shared by both stretches; null at a corner, where each has its own. */
  readonly direction: Sample | null
}

/** Anchors at every corner, at both ends of every straight run, and at intervals in between. */
function anchorsOf(samples: readonly Sample[], runs: readonly Run[]): readonly Anchor[] {
  const count = samples.length
  const corners = new Set<number>()
  for (let i = 0; i < count; i++) {
    if (turnAt(samples, i) < CORNER) continue
    if (turnAt(samples, i) < turnAt(samples, i - 1) || turnAt(samples, i) <= turnAt(samples, i + 1)) continue
    corners.add(i)
  }
  const along = new Map(
    runs.flatMap(([from, to]) => {
      const direction = createTangent(sampleAt(samples, from + 1), sampleAt(samples, from))
      return [[from, direction] as const, [to, direction] as const]
    }),
  )
  const begun = new Set(runs.map(([from]) => from))
  const fixed = [...new Set([...corners, ...along.keys()])].sort((a, b) => a - b)
  const starts = fixed.length > 0 ? fixed : [0]
  return starts.flatMap((start, i) => {
    const end = starts[i + 1] ?? starts[0]! + count
    const isStraight = begun.has(start)
    const parts = isStraight ? 1 : Math.max(fixed.length > 0 ? 1 : 4, Math.ceil((end - start) / STRETCH))
    return Array.from({ length: parts }, (_, k): Anchor => {
      const index = Math.round(start + ((end - start) * k) / parts) % count
      const isCorner = k === 0 && corners.has(start)
      const smooth = (k === 0 ? along.get(start) : undefined) ?? directionAt(samples, index)
      return { index, isStraight, direction: isCorner ? null : smooth }
    })
  })
}

const sampleAt = (samples: readonly Sample[], index: number): Sample =>
  samples[(index + samples.length) % samples.length]!

/** Turn of the line at a sample, in degrees. */
function turnAt(samples: readonly Sample[], index: number): number {
  const [a, b, c] = [sampleAt(samples, index - 1), sampleAt(samples, index), sampleAt(samples, index + 1)]
  const cross = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
  const dot = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1])
  return Math.abs((Math.atan2(cross, dot) * 180) / Math.PI)
}

/** Direction of the line at a sample, from its neighbors. */
const directionAt = (samples: readonly Sample[], index: number): Sample =>
  createTangent(sampleAt(samples, index + 1), sampleAt(samples, index - 1))
