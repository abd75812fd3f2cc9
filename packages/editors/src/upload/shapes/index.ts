import { DIE_LINE_SHAPES, type DieLineShape } from '@kisscut/artwork/die-line'
import * as messages from '../../messages/shapes.ts'

/** Names of the cut shapes for shoppers. */
export const SHAPE_NAMES: Readonly<Record<DieLineShape, string>> = messages.shapeNames

/**
 * The shapes to offer among those sold. A circle needs a square product, where it equals an oval, so only one of the two is
 * offered. Always includes the chosen one. DESIGN-21.
 */
export const shapesOffered = (
  sold: readonly DieLineShape[],
  isSquare: boolean,
  chosen: DieLineShape,
): readonly DieLineShape[] => {
  const round = isSquare && sold.includes('circle') ? 'circle' : 'ellipse'
  const isOffered = (shape: DieLineShape) =>
    sold.includes(shape) && ((shape !== 'circle' && shape !== 'ellipse') || shape === round)
  return DIE_LINE_SHAPES.filter((shape) => isOffered(shape) || shape === chosen)
}
