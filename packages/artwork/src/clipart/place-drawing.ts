import type { DieLine } from '@kisscut/core/configuration'
import { DEFAULT_CONTOUR } from '@kisscut/core/design'
import type { Box, Size } from '../geometry/index.ts'
import { boxOf } from './view-box.ts'

/** A drawing in its own units. */
export interface DrawingBoxes {
  readonly viewBox: Box
  /** Bounding box of the content. */
  readonly content: Box
}

/** The boxes of a printed drawing, clipped to its view box. */
export function onPage({ viewBox, content }: DrawingBoxes): DrawingBoxes {
  const [left, top] = [Math.max(viewBox.x, content.x), Math.max(viewBox.y, content.y)]
  const right = Math.min(viewBox.x + viewBox.width, content.x + content.width)
  const bottom = Math.min(viewBox.y + viewBox.height, content.y + content.height)
  const seen = { x: left, y: top, width: right - left, height: bottom - top }
  return { viewBox, content: seen.width > 0 && seen.height > 0 ? seen : viewBox }
}

/** Inputs that determine a drawing's size on its product. */
export interface DrawingOnProduct {
  /** Ordered size in inches. */
  readonly size: Size
  readonly boxes: DrawingBoxes
  /** Cut from film, without print. */
  readonly isFilm: boolean
  readonly inverted: boolean
  readonly dieLine: DieLine
  /** Width of the widest region outline in inches; 0 for none. CLIP-13. */
  readonly stroke: number
}

/** Margin between a printed drawing and its cut shape, as a share of the shorter side. */
const MARGIN = 0.08
/** Side of a square inside a circle, as a share of the diameter. */
const ROUND = Math.SQRT1_2

/** Inches between a printed drawing and its contour. */
export const contourAround = ({ width, height }: Size): number =>
  Math.min(DEFAULT_CONTOUR.offset, Math.min(width, height) / 4)

/** The space for a drawing, by its cut line. */
function roomFor({ size, isFilm, inverted, dieLine, stroke }: DrawingOnProduct): Size {
  const { width, height } = size
  if (isFilm) return { width, height }
  const inset = dieLine === 'contour' ? contourAround(size) : MARGIN * Math.min(width, height)
  const share = dieLine === 'circle' || dieLine === 'ellipse' ? ROUND : 1
  const room = { width: (width - 2 * inset) * share, height: (height - 2 * inset) * share }
  const line = inverted ? 0 : stroke
  return {
    width: Math.max(room.width / 2, room.width - line),
    height: Math.max(room.height / 2, room.height - line),
  }
}

/**
 * A view box padded on two sides to the ratio of a size, for the piece that an inverted drawing is cut out of. It is never
 * reduced: the blank area holds the piece together. CLIP-4.
 */
export function pieceAround(viewBox: Box, { width, height }: Size): Box {
  const { x, y } = viewBox
  const wide = Math.max(viewBox.width, (viewBox.height * width) / height)
  const high = Math.max(viewBox.height, (viewBox.width * height) / width)
  return { x: x - (wide - viewBox.width) / 2, y: y - (high - viewBox.height) / 2, width: wide, height: high }
}

/** {@link pieceAround} for a view box as text; unchanged if the size is unknown. */
export const pieceAroundText = (viewBox: string, size: Size | undefined): Box =>
  size !== undefined && size.width > 0 && size.height > 0 ? pieceAround(boxOf(viewBox), size) : boxOf(viewBox)

/** The part of a drawing that fills its space, in its own units, and inches per unit: as large as possible, undistorted. */
export function placedDrawing(drawing: DrawingOnProduct): { readonly content: Box; readonly scale: number } {
  const { boxes, inverted } = drawing
  const room = roomFor(drawing)
  const content = inverted ? pieceAround(boxes.viewBox, room) : boxes.content
  return { content, scale: Math.min(room.width / content.width, room.height / content.height) }
}

/**
 * The finished size in inches: for film the content, or the whole size if inverted; for print the cut shape, or the drawing with
 * its contour's margin. SIZE-14.
 */
export function finishedDrawing(drawing: DrawingOnProduct): Size {
  const { size, isFilm, inverted, dieLine, stroke } = drawing
  if (!isFilm && dieLine !== 'contour') return size
  const { content, scale } = placedDrawing(drawing)
  const around = isFilm ? 0 : 2 * contourAround(size) + (inverted ? 0 : stroke)
  return { width: content.width * scale + around, height: content.height * scale + around }
}
