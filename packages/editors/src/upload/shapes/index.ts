import { DIE_LINE_SHAPES, type DieLineShape } from '@kisscut/artwork/die-line'
import * as messages from '../../messages/shapes.ts'

/** The shapes a product can be cut in, as shoppers read them. */
export const SHAPE_NAMES: Readonly<Record<DieLineShape, string>> = messages.shapeNames

/**
 * The shapes to choose from, of those the product is sold in. A circle needs a square, and there an oval is one: only one of
 * the two is offered. What is chosen is always one of them. DESIGN-21.
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
