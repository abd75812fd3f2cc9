import { DEFAULT_BORDER, contourOffsetOf } from '../die-line/index.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import { boxAround, flatten, grown, pair, turned } from '../geometry/index.ts'
import type { Box, Point, Size } from '../geometry/index.ts'
import { fitInside, type Placement } from '../placement/index.ts'
import { contourOfRings } from './contour.ts'
import type { Contour, ContourOptions } from './contour.ts'
import { inkOutline } from './outline.ts'
import type { AlphaMask } from './mask.ts'
import { traceMask } from './trace.ts'

/** {@link ContourOptions} with offset and gap in inches. */
export interface DieLineOptions extends Omit<ContourOptions, 'offset' | 'gap'> {
  /** Inches between artwork and cut line; default {@link DEFAULT_BORDER}. */
  readonly border?: number
  /** Inches. */
  readonly gap?: number
}

/** Notches up to twice this share of the product's shorter side are closed at full smoothness. */
const SMOOTHEST = 1 / 4

/** A product's contour settings, used wherever it is traced. DESIGN-23. */
export function contourOptionsOf(spec: DieLineSpec): DieLineOptions {
  const { width, height, contourSmoothness = 0, contourHoles: holes = 'drop' } = spec
  const border = contourOffsetOf(spec)
  const closed = (contourSmoothness / 100) * SMOOTHEST * Math.min(width, height)
  return { border, holes, ...(closed > 0 && { gap: border / 2 + closed }) }
}

/**
 * The contour of a placed artwork as a die line: closed path data in inches from the product's top left corner. `mask` is the
 * artwork's alpha at any resolution; it fills the placement, rotated about its center.
 */
export function contourDieLine(mask: AlphaMask, placement: Placement, options: DieLineOptions = {}): Contour {
  return contourDieLineOf(traceMask(mask, options.minArea, options.threshold), mask, placement, options)
}

/** {@link contourDieLine} for outlines already traced: fast enough to follow a drag. */
export function contourDieLineOf(
  rings: readonly (readonly Point[])[],
  mask: Size,
  placement: Placement,
  { border = DEFAULT_BORDER, gap, ...options }: DieLineOptions = {},
): Contour {
  const perPixelX = placement.width / mask.width
  const perPixelY = placement.height / mask.height
  // The finer axis sets the working unit, so that tolerances stay below a pixel and the offset stays round.
  const unit = Math.min(perPixelX, perPixelY)
  const middle = { x: placement.x + placement.width / 2, y: placement.y + placement.height / 2 }
  const placed = rings.map((ring) =>
    ring.map(({ x, y }) => {
      const at = { x: placement.x + x * perPixelX, y: placement.y + y * perPixelY }
      const { x: left, y: top } = turned(at, placement.rotation, middle)
      return { x: left / unit, y: top / unit }
    }),
  )
  const contour = contourOfRings(
    placed,
    { ...options, offset: border / unit, ...(gap === undefined ? {} : { gap: gap / unit }) },
    ({ x, y }) => ({ x: x * unit, y: y * unit }),
    4,
  )
  const ink = boxAround(placed.flat().map(({ x, y }) => ({ x: x * unit, y: y * unit })))
  return contour.path === '' ? contour : { ...contour, ...exactly(contour.path, grown(ink, border)) }
}

/** Flattening tolerance for measuring, in inches. */
const FINE = 0.0002

/**
 * Scales a traced line to exactly the box of the artwork with its border, so that the finished size is the promised one
 * (SIZE-14): tracing and smoothing leave it a pixel or two too large.
 */
function exactly(path: string, box: Box): Pick<Contour, 'path' | 'box'> {
  const drawn = boxAround(flatten(path, FINE).flat())
  const [byX, byY] = [box.width / drawn.width, box.height / drawn.height]
  const moved = path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    pair(box.x + (Number(x) - drawn.x) * byX, box.y + (Number(y) - drawn.y) * byY),
  )
  return { path: moved, box }
}

/**
 * The placement at which the contour, with its border, just fills a product of the given size, so that an order of 3 × 3 inches
 * is a sticker of 3 × 3 inches. Centered, at the given rotation.
 */
export const placementForContour = (
  mask: AlphaMask,
  size: Size,
  { border = DEFAULT_BORDER, rotation = 0 }: { readonly border?: number; readonly rotation?: number } = {},
): Placement => fitInside(mask, { ...size, shape: 'contour' }, border, rotation, inkOutline(mask))
