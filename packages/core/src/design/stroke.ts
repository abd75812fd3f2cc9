import { chooseColor, chooseCustomColor, NO_PAINT, type Paint } from '../color/paint.ts'
import { DEFAULT_STROKE_WIDTH } from './limits.ts'

/** An element's outline: its paint, and its width in the design's units; 0: none. DESIGN-4. */
export interface Stroke extends Paint {
  readonly width: number
}

/** No stroke at all. */
export const NO_STROKE: Stroke = { ...NO_PAINT, width: 0 }

/** A stroke in a palette color; without a width it becomes 5 wide. DESIGN-5. */
export const strokeWithColor = (stroke: Stroke, colorId: string): Stroke =>
  withWidth(chooseColor(stroke, colorId))

/** A stroke in a custom color; without a width it becomes 5 wide. DESIGN-5. */
export const strokeWithCustomColor = (stroke: Stroke, customColor: string): Stroke =>
  withWidth(chooseCustomColor(stroke, customColor))

/** Removing a stroke sets its width to 0 and clears the color. DESIGN-6. */
export const removeStroke = (): Stroke => NO_STROKE

/** A stroke of another width; none or less removes it. DESIGN-6. */
export const strokeWithWidth = (stroke: Stroke, width: number): Stroke =>
  width > 0 ? { ...stroke, width } : NO_STROKE

const withWidth = (stroke: Stroke): Stroke =>
  stroke.width > 0 ? stroke : { ...stroke, width: DEFAULT_STROKE_WIDTH }
