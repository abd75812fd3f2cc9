import type { Point } from '@kisscut/machines/placing'

/** How inches on the product become pixels on the mat. */
export interface CanvasWindow {
  /** Pixels per inch. */
  readonly scale: number
  /** Where the product's top left corner lies, in pixels of the mat. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Thickness of the rulers in pixels. */
export const RULER = 26
/** The share of the mat left free around a product that is shown whole: for bleed, handles and what hangs over. */
const FREE = 0.26

/** Pixels per inch at which the whole product is as large as the mat allows. */
export function fittingScale(canvas: Size, product: Size): number {
  const room = roomOf(canvas)
  return Math.max(
    4,
    Math.min((room.width * (1 - FREE)) / product.width, (room.height * (1 - FREE)) / product.height),
  )
}

/** How large the mat has to be, in pixels and with its rulers, for all of a product at a scale: never less than is seen. */
export function extentOf(canvas: Size, product: Size, scale: number): Size {
  const room = roomOf(canvas)
  const side = (seen: number, inches: number) =>
    RULER + Math.max(seen, Math.floor(inches * scale + FREE * seen))
  return { width: side(room.width, product.width), height: side(room.height, product.height) }
}

/** The product in the middle of the mat at a scale; `scrolled` is how many pixels of a larger mat lie left of and above what is seen. */
export function windowFor(
  canvas: Size,
  product: Size,
  scale = fittingScale(canvas, product),
  scrolled: Point = { x: 0, y: 0 },
): CanvasWindow {
  const extent = extentOf(canvas, product, scale)
  return {
    scale,
    left: RULER + (extent.width - RULER - product.width * scale) / 2 - scrolled.x,
    top: RULER + (extent.height - RULER - product.height * scale) / 2 - scrolled.y,
    width: canvas.width,
    height: canvas.height,
  }
}

/** How far to scroll at a scale, so that a point of the product (inches) is seen at a place of the mat (pixels). */
export function scrolledTo(canvas: Size, product: Size, scale: number, point: Point, at: Point): Point {
  const { left, top } = windowFor(canvas, product, scale)
  return { x: left + point.x * scale - at.x, y: top + point.y * scale - at.y }
}

/** A point of the mat in pixels as inches on the product. */
export const inchesAt = ({ scale, left, top }: CanvasWindow, x: number, y: number): Point => ({
  x: (x - left) / scale,
  y: (y - top) / scale,
})

const roomOf = ({ width, height }: Size): Size => ({
  width: Math.max(1, width - RULER),
  height: Math.max(1, height - RULER),
})
