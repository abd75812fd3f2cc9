import type { Size } from '@kisscut/artwork/geometry'
import type { Point } from '@kisscut/machines/canvas'

/** Mapping from inches on the product to pixels on the canvas. */
export interface Viewport {
  /** Pixels per inch. */
  readonly scale: number
  /** Position of the product's top left corner, in pixels of the canvas. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Thickness of the rulers in pixels. */
export const RULER = 26
/** Share of the canvas left free around a whole product: for bleed, handles and parts beyond it. */
const FREE = 0.26

/** Pixels per inch at which the whole product fills the canvas with its margin. */
export function fittingScale(canvas: Size, product: Size): number {
  const space = spaceOf(canvas)
  return Math.max(
    4,
    Math.min((space.width * (1 - FREE)) / product.width, (space.height * (1 - FREE)) / product.height),
  )
}

/** Size of the canvas in pixels, with rulers, for the whole product at a scale: at least the visible size. */
export function extentOf(canvas: Size, product: Size, scale: number): Size {
  const space = spaceOf(canvas)
  const side = (seen: number, inches: number) =>
    RULER + Math.max(seen, Math.floor(inches * scale + FREE * seen))
  return { width: side(space.width, product.width), height: side(space.height, product.height) }
}

/** The product centered on the canvas at a scale; `scrolled`: pixels of a larger canvas to the left of and above the visible part. */
export function viewportFor(
  canvas: Size,
  product: Size,
  scale = fittingScale(canvas, product),
  scrolled: Point = { x: 0, y: 0 },
): Viewport {
  const extent = extentOf(canvas, product, scale)
  return {
    scale,
    left: RULER + (extent.width - RULER - product.width * scale) / 2 - scrolled.x,
    top: RULER + (extent.height - RULER - product.height * scale) / 2 - scrolled.y,
    width: canvas.width,
    height: canvas.height,
  }
}

/** Scroll position at which a point of the product (inches) is at a point of the canvas (pixels). */
export function scrolledTo(canvas: Size, product: Size, scale: number, point: Point, at: Point): Point {
  const { left, top } = viewportFor(canvas, product, scale)
  return { x: left + point.x * scale - at.x, y: top + point.y * scale - at.y }
}

/** Converts a point of the canvas in pixels to inches on the product. */
export const inchesAt = ({ scale, left, top }: Viewport, x: number, y: number): Point => ({
  x: (x - left) / scale,
  y: (y - top) / scale,
})

const spaceOf = ({ width, height }: Size): Size => ({
  width: Math.max(1, width - RULER),
  height: Math.max(1, height - RULER),
})
