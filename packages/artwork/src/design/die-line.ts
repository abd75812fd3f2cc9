import type { ClipType } from '@kisscut/core/design'
import { DEFAULT_PRINT_RULES, type PrintRules } from '@kisscut/core/print-rules'
import type { DieLineShape, DieLineSpec } from '../die-line/shape.ts'
import type { Design, Side } from './design.ts'

const SHAPES: Readonly<Record<ClipType, DieLineShape>> = {
  none: 'rectangle',
  custom_path: 'contour',
  rectangle: 'rectangle',
  ellipse: 'ellipse',
  rounded_corner: 'rounded_corner',
  circle: 'circle',
  contour: 'contour',
}

/** Where a side is cut, and what artwork on it is held to. DESIGN-11: all seven; without a clip the product's rectangle. */
export const dieLineOf = (
  { width, height }: Design,
  { shape }: Side,
  rules: PrintRules = DEFAULT_PRINT_RULES,
): DieLineSpec => ({
  shape: SHAPES[shape.clipType],
  width,
  height,
  clipRadius: shape.clipRadius,
  contour: shape.clipPath,
  contourOffset: shape.contourOffset,
  contourSmoothness: shape.contourSmoothness,
  contourHoles: shape.contourHoles,
  rules,
})

/** Whether a design is cut along the line around what is drawn on it, which is known once it is traced. DESIGN-37. */
export const followsArtwork = ({ sides }: Design): boolean => sides[0]?.shape.clipType === 'contour'

/** A design that follows its artwork, cut along this line: closed path data in inches; null: it is not known. */
export const cutAlong = (design: Design, contour: string | null): Design => ({
  ...design,
  sides: design.sides.map((side) =>
    side.shape.clipType === 'contour' ? { ...side, shape: { ...side.shape, clipPath: contour } } : side,
  ),
})
