import {
  elementOf,
  SHAPE_DEFAULTS,
  type ClipartItem,
  type Design,
  type RegionPaint,
} from '@kisscut/artwork/design'
import type { Box, Size } from '@kisscut/artwork/geometry'
import type { Paint } from '@kisscut/core/color'
import type { DieLine } from '@kisscut/core/configuration'
import { DEFAULT_CONTOUR, STROKE_UNIT } from '@kisscut/core/design'

const SIDE = 'front'
const DRAWING = 'drawing'

/** A drawing in its own units. */
export interface DrawingBoxes {
  readonly viewBox: Box
  /** What of it is drawn. */
  readonly content: Box
}

/** What a design is made of. */
export interface ChosenDrawing {
  /** Inches. */
  readonly width: number
  readonly height: number
  readonly clipart: string
  readonly boxes: DrawingBoxes
  readonly paints: Readonly<Record<string, RegionPaint>>
  /** Of everything that has no paint; null: its own colors. */
  readonly base: Paint | null
  readonly inverted: boolean
  readonly dieLine: DieLine
}

/** Blank between a printed drawing and the shape it is cut to, as a share of the shorter side. */
const MARGIN = 0.08
/** A square in a circle is so much smaller. */
const ROUND = Math.SQRT1_2

/** Inches by which the widest outline of a region makes a drawing larger: half of its width on each side. CLIP-13. */
const widestStroke = (paints: ChosenDrawing['paints']): number =>
  Math.max(0, ...Object.values(paints).map(({ stroke }) => (stroke?.width ?? 0) * STROKE_UNIT))

/** How much of the size a drawing has, by the line it is cut along. */
function roomFor(
  dieLine: DieLine,
  isFilm: boolean,
  { width, height, paints, inverted }: ChosenDrawing,
): Pick<Box, 'width' | 'height'> {
  if (isFilm) return { width, height }
  const inset =
    dieLine === 'contour'
      ? Math.min(DEFAULT_CONTOUR.offset, Math.min(width, height) / 4)
      : MARGIN * Math.min(width, height)
  const share = dieLine === 'circle' || dieLine === 'ellipse' ? ROUND : 1
  const room = { width: (width - 2 * inset) * share, height: (height - 2 * inset) * share }
  const line = inverted ? 0 : widestStroke(paints)
  return {
    width: Math.max(room.width / 2, room.width - line),
    height: Math.max(room.height / 2, room.height - line),
  }
}

/** What of a drawing lies in its size, and inches of each of its units. */
function scaled(chosen: ChosenDrawing, isFilm: boolean) {
  const { boxes, inverted, dieLine } = chosen
  const content = inverted ? boxes.viewBox : boxes.content
  const room = roomFor(dieLine, isFilm, chosen)
  return { content, scale: Math.min(room.width / content.width, room.height / content.height) }
}

/** The size of the piece as it is cut, in inches; null: it is cut along what is drawn, and known once that is. SIZE-14. */
export function finishedSizeOfDrawing(chosen: ChosenDrawing, isFilm: boolean): Size | null {
  const { width, height, dieLine } = chosen
  if (!isFilm) return dieLine === 'contour' ? null : { width, height }
  const { content, scale } = scaled(chosen, isFilm)
  return { width: content.width * scale, height: content.height * scale }
}

/**
 * The design of a drawing that is sold by itself: in the middle of its size, as large as there is room for, never distorted. What is cut
 * from film touches its size both ways or one way; an inverted drawing keeps the blank around it, which holds it. CLIP-4, CLIP-5.
 */
export function clipartDesign(chosen: ChosenDrawing, isFilm: boolean): Design {
  const { width, height, clipart, boxes, paints, base, inverted, dieLine } = chosen
  const { viewBox } = boxes
  const { content, scale } = scaled(chosen, isFilm)
  const element = elementOf('clipart', {
    ...{ id: DRAWING, side: SIDE, clipart, regions: inverted ? {} : paints },
    x: (width - content.width * scale) / 2 - (content.x - viewBox.x) * scale,
    y: (height - content.height * scale) / 2 - (content.y - viewBox.y) * scale,
    width: viewBox.width * scale,
    height: viewBox.height * scale,
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

/** The drawing of a design that was made here. */
export const drawingIn = ({ elements }: Design): ClipartItem | null =>
  elements.find((each) => each.kind === 'clipart') ?? null
