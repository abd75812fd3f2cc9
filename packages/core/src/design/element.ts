import { NO_PAINT, type Paint } from '../color/paint.ts'
import type { VaryingText } from '../variable-data/symbol.ts'
import { NO_VARIATION } from '../variable-data/variation.ts'
import { normalizeRotation } from './rotation.ts'
import { NO_STROKE, type Stroke } from './stroke.ts'
import type { TextAlignment } from './text.ts'

/** Where an element lies on its side; lengths in the design's units, rotation in degrees. DESIGN-1. */
export interface PositionedElement {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly width: number
  readonly height: number
  readonly rotation: number
  readonly maintainProportion: boolean
  readonly canRemove: boolean
  readonly dontClip: boolean
  readonly allowClippingWhenLocked: boolean
  readonly invertX: boolean
  readonly invertY: boolean
  readonly offsetWidth: number
}

/** A text as the rules see it. DESIGN-3. */
export interface TextElement extends PositionedElement, VaryingText {
  readonly alignment: TextAlignment
  readonly fill: Paint
  readonly stroke: Stroke
  readonly pathScale: number
}

/** Defaults of an element. DESIGN-1. */
export const ELEMENT_DEFAULTS: PositionedElement = {
  x: 0,
  y: 0,
  z: 0,
  width: 0,
  height: 0,
  rotation: 0,
  maintainProportion: true,
  canRemove: true,
  dontClip: false,
  allowClippingWhenLocked: false,
  invertX: false,
  invertY: false,
  offsetWidth: 0,
}

/** A text as the editor adds it. */
export const TEXT_DEFAULTS: TextElement = {
  ...ELEMENT_DEFAULTS,
  ...NO_VARIATION,
  text: '',
  alignment: 'center',
  fill: NO_PAINT,
  stroke: NO_STROKE,
  pathScale: 1,
}

/** An element with its defaults filled in and its rotation normalized to 0–360°. DESIGN-1, DESIGN-2. */
export const positionedElement = (given: Partial<PositionedElement>): PositionedElement => {
  const element = { ...ELEMENT_DEFAULTS, ...given }
  return { ...element, rotation: normalizeRotation(element.rotation) }
}

/** A text with its defaults filled in and its rotation normalized. DESIGN-2, DESIGN-3. */
export const textElement = (given: Partial<TextElement>): TextElement => ({
  ...TEXT_DEFAULTS,
  ...given,
  ...positionedElement({ ...TEXT_DEFAULTS, ...given }),
})
