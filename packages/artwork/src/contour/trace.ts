import { FillRule, area, union } from 'clipper2-ts'
import { contours } from 'd3-contour'
import simplify from 'simplify-js'
import { fromClipper, toClipper } from '../geometry/index.ts'
import type { Point } from '../geometry/index.ts'
import { coarser, edgesIn } from './coarse.ts'
import { SOLID } from './mask.ts'
import type { AlphaMask } from './mask.ts'

/** Largest distance of a traced outline from the pixels' edge, in pixels. */
export const TRACE_TOLERANCE = 0.35
/** Clipper's integer units per pixel. */
const UNITS = 100

/** Drawings with more edges, rings or corners (noise, halftones) are traced more coarsely, always on the outside. */
const MOST_EDGES = 150_000
const MOST_RINGS = 400
const MOST_CORNERS = 12_000

/**
 * The outlines of the opaque parts of a mask, in pixels from its top left corner: outer rings clockwise, holes counterclockwise.
 * Omits specks of fewer than `minArea` square pixels. Takes bounded time.
 */
export function traceMask(mask: AlphaMask, minArea = 9, threshold = SOLID): Point[][] {
  for (let step = 1; ; step *= 2) {
    const looked = step === 1 ? mask : coarser(mask, step)
    const isLast = looked.width < 64 && looked.height < 64
    if (!isLast && edgesIn(looked, threshold) > MOST_EDGES / step) continue
    const rings = outlinesIn(looked, TRACE_TOLERANCE / step, threshold)
    const corners = rings.reduce((sum, ring) => sum + ring.length, 0)
    if (!isLast && (rings.length > MOST_RINGS || corners > MOST_CORNERS)) continue
    return joined(
      rings.map((ring) => ring.map(({ x, y }) => ({ x: x * step, y: y * step }))),
      minArea,
    )
  }
}

function outlinesIn(mask: AlphaMask, tolerance: number, threshold: number): Point[][] {
  const padded = withMargin(mask)
  const { coordinates } = contours()
    .size([padded.width, padded.height])
    .smooth(true)
    .contour(padded.values, threshold - 0.5)
  return coordinates.flatMap((polygon) =>
    polygon.map((ring) => {
      const points = ring.map((position) => ({ x: (position[0] ?? 0) - 1, y: (position[1] ?? 0) - 1 }))
      return simplify(points, tolerance, true)
    }),
  )
}

/** Joins rings that simplification made touch, and removes specks. */
function joined(rings: readonly Point[][], minArea: number): Point[][] {
  const smallest = minArea * UNITS * UNITS
  const whole = union(toClipper(rings, UNITS), FillRule.EvenOdd)
  return fromClipper(
    whole.filter((ring) => Math.abs(area(ring)) >= smallest),
    UNITS,
  )
}

/** The mask with a transparent pixel on every side, so that artwork at its edge is closed too. */
function withMargin({ width, height, alpha }: AlphaMask) {
  const wide = width + 2
  const bytes = new Uint8Array(wide * (height + 2))
  for (let y = 0; y < height; y++) {
    bytes.set(alpha.subarray(y * width, (y + 1) * width), (y + 1) * wide + 1)
  }
  // The library only reads by index: bytes take an eighth of the memory and no copy.
  return { width: wide, height: height + 2, values: bytes as unknown as number[] }
}
