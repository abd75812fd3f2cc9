import { createTangent, fitCubic } from './fit.ts'
import { pair } from '../geometry/index.ts'
import type { Point, Ring } from '../geometry/index.ts'

/** How far, in the rings' unit, a smoothed line may lie from the ring it follows. */
export const FIT_TOLERANCE = 0.5
/** Samples of the ring lie no further apart than this, and no nearer than that. */
const SPACING = 4
const CLOSEST = 0.05
/** A turn sharper than this many degrees stays a corner. */
const CORNER = 40
/** Samples in one stretch that is fitted at a time. */
const STRETCH = 48

/** Closed path data of curves along the rings; `scale` turns the rings' unit into the path's. */
export function smoothPath(rings: readonly Ring[], place: (point: Point) => Point, places = 2): string {
  return rings.map((ring) => smoothRing(ring, place, places)).join('')
}

function smoothRing(ring: Ring, place: (point: Point) => Point, places: number): string {
  const samples = densified(ring)
  const count = samples.length
  if (count < 3) return ''
  const anchors = anchorsOf(samples)
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
    const left = from.corner ? createTangent(run[1]!, run[0]!) : tangentAt(samples, from.index, 1)
    const right = to.corner
      ? createTangent(run[run.length - 2]!, run[run.length - 1]!)
      : tangentAt(samples, to.index, -1)
    for (const [start, a, b, end] of fitCubic(run, left, right, FIT_TOLERANCE ** 2)) {
      if (path === '') path = `M${text(start[0], start[1])}`
      path += `C${text(a[0], a[1])} ${text(b[0], b[1])} ${text(end[0], end[1])}`
    }
  }
  return `${path}Z`
}

type Sample = [number, number]

/** The ring's own corners, with points between those that are far apart: nothing is cut off. */
function densified(ring: Ring): Sample[] {
  const samples: Sample[] = []
  ring.forEach((point, i) => {
    const next = ring[(i + 1) % ring.length]!
    const length = Math.hypot(next.x - point.x, next.y - point.y)
    if (length < CLOSEST) return
    const parts = Math.ceil(length / SPACING)
    for (let k = 0; k < parts; k++) {
      const t = k / parts
      samples.push([point.x + (next.x - point.x) * t, point.y + (next.y - point.y) * t])
    }
  })
  return samples
}

/** Where one stretch ends and the next begins: at every corner, and often enough in between. */
function anchorsOf(samples: readonly Sample[]): { index: number; corner: boolean }[] {
  const count = samples.length
  const corners: number[] = []
  for (let i = 0; i < count; i++) {
    if (turnAt(samples, i) < CORNER) continue
    if (turnAt(samples, i) < turnAt(samples, i - 1) || turnAt(samples, i) <= turnAt(samples, i + 1)) continue
    corners.push(i)
  }
  const starts = corners.length > 0 ? corners : [0]
  return starts.flatMap((start, i) => {
    const next = starts[i + 1] ?? starts[0]! + count
    const parts = Math.max(corners.length > 0 ? 1 : 4, Math.ceil((next - start) / STRETCH))
    return Array.from({ length: parts }, (_, k) => ({
      index: Math.round(start + ((next - start) * k) / parts) % count,
      corner: k === 0 && corners.length > 0,
    }))
  })
}

const sampleAt = (samples: readonly Sample[], index: number): Sample =>
  samples[(index + samples.length) % samples.length]!

/** Degrees the line turns at a sample. */
function turnAt(samples: readonly Sample[], index: number): number {
  const [a, b, c] = [sampleAt(samples, index - 1), sampleAt(samples, index), sampleAt(samples, index + 1)]
  const cross = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
  const dot = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1])
  return Math.abs((Math.atan2(cross, dot) * 180) / Math.PI)
}

/** The direction of the line at a sample, forwards (1) or backwards (-1): the same for both stretches that meet there. */
function tangentAt(samples: readonly Sample[], index: number, way: 1 | -1): Sample {
  return createTangent(sampleAt(samples, index + way), sampleAt(samples, index - way))
}
