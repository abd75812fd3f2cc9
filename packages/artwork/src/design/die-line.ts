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

/**
 * The cut of a side and the print rules on it. Supports all seven clip types; without one, the product's rectangle. DESIGN-11.
 */
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

/** Whether a design is cut along the contour of its artwork, which is known once it is traced. DESIGN-37. */
export const followsArtwork = ({ sides }: Design): boolean => sides[0]?.shape.clipType === 'contour'

/** A design with its traced contour: closed path data in inches; null where it is unknown. */
export const cutAlong = (design: Design, contour: string | null): Design => ({
  ...design,
  sides: design.sides.map((side) =>
    side.shape.clipType === 'contour' ? { ...side, shape: { ...side.shape, clipPath: contour } } : side,
  ),
})
