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

/** As {@link ContourOptions}, with the distance and the gap in inches. */
export interface DieLineOptions extends Omit<ContourOptions, 'offset' | 'gap'> {
  /** Inches between artwork and cut line; default {@link DEFAULT_BORDER}. */
  readonly border?: number
  /** Inches. */
  readonly gap?: number
}

/** At its smoothest a contour closes notches up to twice this share of the product's shorter side. */
const SMOOTHEST = 1 / 4

/** How a product's contour is drawn, as it was chosen: wherever it is traced, with these options. DESIGN-23. */
export function contourOptionsOf(spec: DieLineSpec): DieLineOptions {
  const { width, height, contourSmoothness = 0, contourHoles: holes = 'drop' } = spec
  const border = contourOffsetOf(spec)
  const closed = (contourSmoothness / 100) * SMOOTHEST * Math.min(width, height)
  return { border, holes, ...(closed > 0 && { gap: border / 2 + closed }) }
}

/**
 * The contour of a placed artwork as a die line: closed path data in inches from the product's top left corner. `mask` is
 * the artwork's alpha at any resolution; it fills the placement, turned about its middle.
 */
export function contourDieLine(mask: AlphaMask, placement: Placement, options: DieLineOptions = {}): Contour {
  return contourDieLineOf(traceMask(mask, options.minArea, options.threshold), mask, placement, options)
}

/** The same for outlines that are already traced: fast enough to follow a drag. */
export function contourDieLineOf(
  rings: readonly (readonly Point[])[],
  mask: Size,
  placement: Placement,
  { border = DEFAULT_BORDER, gap, ...options }: DieLineOptions = {},
): Contour {
  const perPixelX = placement.width / mask.width
  const perPixelY = placement.height / mask.height
  // A working unit as fine as the finer of both axes, so that tolerances stay below a pixel and the offset stays round.
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
 * Tracing and smoothing leave a line a pixel or two too large. It is scaled to exactly the box of the artwork and its border, so that the
 * finished size is the promised one (SIZE-14).
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
 * Where an artwork lies so that its contour, white border included, just fills a product of the given size: the shopper
 * an order of 3 × 3 inches is a sticker of 3 × 3 inches. In the middle, turned as asked.
 */
export const placementForContour = (
  mask: AlphaMask,
  size: Size,
  { border = DEFAULT_BORDER, rotation = 0 }: { readonly border?: number; readonly rotation?: number } = {},
): Placement => fitInside(mask, { ...size, shape: 'contour' }, border, rotation, inkOutline(mask))
