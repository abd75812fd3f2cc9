import { DIE_LINE_SHAPES, type DieLineShape } from '@kisscut/artwork/die-line'
import * as messages from '../../messages/shapes.ts'

/** The shapes a product can be cut in, as shoppers read them. */
export const SHAPE_NAMES: Readonly<Record<DieLineShape, string>> = messages.shapeNames

/** On a square product circle and oval are the same, so only one is offered, besides the one that is chosen. */
export const shapesOffered = (isSquare: boolean, chosen: DieLineShape): readonly DieLineShape[] =>
  DIE_LINE_SHAPES.filter((shape) => shape !== (isSquare ? 'ellipse' : 'circle') || shape === chosen)
