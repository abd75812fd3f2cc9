import {
  elementOf,
  SHAPE_DEFAULTS,
  type ClipartItem,
  type Design,
  type RegionPaint,
} from '@kisscut/artwork/design'
import {
  finishedDrawing,
  placedDrawing,
  type DrawingBoxes,
  type DrawingOnProduct,
} from '@kisscut/artwork/clipart'
import type { Size } from '@kisscut/artwork/geometry'
import type { Paint } from '@kisscut/core/color'
import type { DieLine } from '@kisscut/core/configuration'
import { STROKE_UNIT } from '@kisscut/core/design'

const SIDE = 'front'
const DRAWING = 'drawing'

/** The choices a design is made from. */
export interface ChosenDrawing {
  /** Inches. */
  readonly width: number
  readonly height: number
  readonly clipart: string
  readonly boxes: DrawingBoxes
  readonly paints: Readonly<Record<string, RegionPaint>>
  /** Paint of all regions without their own; null: the drawing's own colors. */
  readonly base: Paint | null
  readonly inverted: boolean
  readonly dieLine: DieLine
}

/** Inches that the widest outline adds to a drawing: half its width on each side. CLIP-13. */
const widestStroke = (paints: ChosenDrawing['paints']): number =>
  Math.max(0, ...Object.values(paints).map(({ stroke }) => (stroke?.width ?? 0) * STROKE_UNIT))

const onProduct = (chosen: ChosenDrawing, isFilm: boolean): DrawingOnProduct => {
  const { width, height, boxes, inverted, dieLine, paints } = chosen
  return { size: { width, height }, boxes, isFilm, inverted, dieLine, stroke: widestStroke(paints) }
}

/** The finished size in inches; null if it is cut along the drawing, so that the size is known once that is traced. SIZE-14. */
export function finishedSizeOfDrawing(chosen: ChosenDrawing, isFilm: boolean): Size | null {
  return !isFilm && chosen.dieLine === 'contour' ? null : finishedDrawing(onProduct(chosen, isFilm))
}

/**
 * The design of a clipart product: centered, as large as fits, never distorted. A drawing cut from film touches its size in at
 * least one direction; inverted, the piece fills the size. CLIP-4, CLIP-5.
 */
export function clipartDesign(chosen: ChosenDrawing, isFilm: boolean): Design {
  const { width, height, clipart, boxes, paints, base, inverted, dieLine } = chosen
  const { viewBox } = boxes
  const { content, scale } = placedDrawing(onProduct(chosen, isFilm))
  // The opening keeps its proportions in a piece of any proportions.
  const drawn = inverted ? content : viewBox
  const element = elementOf('clipart', {
    ...{ id: DRAWING, side: SIDE, clipart, regions: inverted ? {} : paints },
    x: (width - content.width * scale) / 2 - (content.x - drawn.x) * scale,
    y: (height - content.height * scale) / 2 - (content.y - drawn.y) * scale,
    width: drawn.width * scale,
    height: drawn.height * scale,
    ...(base && { base }),
    ...(inverted && { inverted }),
  })
  const shape = { ...SHAPE_DEFAULTS, clipType: dieLine }
  return {
    ...{ width, height },
    sides: [{ id: SIDE, name: 'Front', shape, disableOffsetPath: false }],
    elements: [element],
  }
}

/** The drawing in a design from {@link clipartDesign}; null if there is none. */
export const drawingIn = ({ elements }: Design): ClipartItem | null =>
  elements.find((each) => each.kind === 'clipart') ?? null
