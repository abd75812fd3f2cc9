import { FillRule, area, union } from 'clipper2-ts'
import { contours } from 'd3-contour'
import simplify from 'simplify-js'
import { fromClipper, toClipper } from '../geometry/index.ts'
import type { Point } from '../geometry/index.ts'
import { SOLID } from './mask.ts'
import type { AlphaMask } from './mask.ts'

/** How far, in pixels, a traced outline may lie from the pixels' edge. */
export const TRACE_TOLERANCE = 0.35
/** Clipper's whole numbers to one pixel. */
const UNITS = 100

/**
 * The outlines of the solid parts of a mask, in pixels from its top left corner: outer rings clockwise on screen, holes
 * the other way. Specks of fewer than `minArea` square pixels are left out.
 */
export function traceMask(mask: AlphaMask, minArea = 9, threshold = SOLID): Point[][] {
  const padded = withMargin(mask)
  const { coordinates } = contours()
    .size([padded.width, padded.height])
    .smooth(true)
    .contour(padded.values, threshold - 0.5)
  const rings: Point[][] = []
  for (const polygon of coordinates) {
    for (const ring of polygon) {
      const points = ring.map((position) => ({ x: (position[0] ?? 0) - 1, y: (position[1] ?? 0) - 1 }))
      rings.push(simplify(points, TRACE_TOLERANCE, true))
    }
  }
  const joined = union(toClipper(rings, UNITS), FillRule.EvenOdd)
  const smallest = minArea * UNITS * UNITS
  return fromClipper(
    joined.filter((ring) => Math.abs(area(ring)) >= smallest),
    UNITS,
  )
}

/** A clear pixel all round, so that artwork which touches the edge is closed there too. */
function withMargin({ width, height, alpha }: AlphaMask) {
  const wide = width + 2
  const bytes = new Uint8Array(wide * (height + 2))
  for (let y = 0; y < height; y++) {
    bytes.set(alpha.subarray(y * width, (y + 1) * width), (y + 1) * wide + 1)
  }
  // The library only reads by index; as bytes a mask takes an eighth of the room and no time to copy.
  return { width: wide, height: height + 2, values: bytes as unknown as number[] }
}
