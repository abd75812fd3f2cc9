import fc from 'fast-check'
import { NO_STROKE, type Stroke, strokeWithColor, strokeWithCustomColor, strokeWithWidth } from './stroke.ts'

/** One thing a shopper does to a stroke. */
export type StrokeStep = (stroke: Stroke) => Stroke

/** The id of a color. */
export const colorId = (): fc.Arbitrary<string> => fc.constantFrom('red', 'blue', 'gold')

/** A color as `#rrggbb`. */
export const hexColor = (): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

/** Choosing a color, a custom color or a width. */
export const strokeStep = (): fc.Arbitrary<StrokeStep> =>
  fc.oneof(
    colorId().map(
      (id): StrokeStep =>
        (stroke) =>
          strokeWithColor(stroke, id),
    ),
    hexColor().map(
      (color): StrokeStep =>
        (stroke) =>
          strokeWithCustomColor(stroke, color),
    ),
    fc.double({ min: -5, max: 50, noNaN: true }).map(
      (width): StrokeStep =>
        (stroke) =>
          strokeWithWidth(stroke, width),
    ),
  )

/** A stroke after any number of steps. */
export const stroke = (): fc.Arbitrary<Stroke> =>
  fc.array(strokeStep()).map((steps) => steps.reduce((drawn, step) => step(drawn), NO_STROKE))

/** Any angle a browser or a client might send. */
export const angle = (): fc.Arbitrary<number> =>
  fc.oneof(fc.double(), fc.integer(), fc.double({ min: -720, max: 720, noNaN: true }))
