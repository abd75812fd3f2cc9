import { DEFAULT_BORDER } from '../die-line/index.ts'
import { boxAround, turned } from '../geometry/index.ts'
import type { Point, Size } from '../geometry/index.ts'
import type { Placement } from '../placement/index.ts'
import { contourOfRings } from './contour.ts'
import type { Contour, ContourOptions } from './contour.ts'
import { solidBox } from './mask.ts'
import type { AlphaMask } from './mask.ts'
import { traceMask } from './trace.ts'

/** As {@link ContourOptions}, with the distance and the gap in inches. */
export interface DieLineOptions extends Omit<ContourOptions, 'offset' | 'gap'> {
  /** Inches between artwork and cut line; default {@link DEFAULT_BORDER}. */
  readonly border?: number
  /** Inches. */
  readonly gap?: number
}

/**
 * The contour of a placed artwork as a die line: closed path data in inches from the product's top left corner. `mask` is
 * the artwork's alpha at any resolution; it fills the placement, turned about its middle.
 */
export function contourDieLine(mask: AlphaMask, placement: Placement, options: DieLineOptions = {}): Contour {
  return contourDieLineOf(traceMask(mask, options.minArea, options.threshold), mask, placement, options)
}

/** The same for outlines already traced: fast enough to follow a drag. */
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
  return contourOfRings(
    placed,
    { ...options, offset: border / unit, ...(gap === undefined ? {} : { gap: gap / unit }) },
    ({ x, y }) => ({ x: x * unit, y: y * unit }),
    4,
  )
}

/**
 * Where an artwork lies so that its contour, white border included, just fills a product of the given size: the shopper
 * who asks for 3 × 3 inches gets a sticker of 3 × 3 inches. Unturned and in the middle.
 */
export function placementForContour(mask: AlphaMask, size: Size, options: DieLineOptions = {}): Placement {
  const solid = solidBox(mask, options.threshold) ?? { x: 0, y: 0, width: mask.width, height: mask.height }
  const border = options.border ?? DEFAULT_BORDER
  const room = {
    width: Math.max(size.width - 2 * border, 0.05),
    height: Math.max(size.height - 2 * border, 0.05),
  }
  const rings = traceMask(mask, options.minArea, options.threshold)
  let perPixel = Math.min(room.width / solid.width, room.height / solid.height)
  let placement = around(mask, size, boxAround(rings.flat()), perPixel)
  // The line is drawn a little further out than asked and bridges may bulge: shrink until it fits.
  for (let i = 0; i < 4; i++) {
    const { box } = contourDieLineOf(rings, mask, placement, options)
    const over = Math.max(box.width / size.width, box.height / size.height)
    if (over <= 1) break
    perPixel /= over
    placement = around(mask, size, boxAround(rings.flat()), perPixel)
  }
  return placement
}

function around(mask: Size, size: Size, solid: Size & Point, perPixel: number): Placement {
  return {
    x: size.width / 2 - (solid.x + solid.width / 2) * perPixel,
    y: size.height / 2 - (solid.y + solid.height / 2) * perPixel,
    width: mask.width * perPixel,
    height: mask.height * perPixel,
    rotation: 0,
  }
}
