import { type Problem, problem } from '../problem/index.ts'
import { BORDER_MAXIMUM, BORDER_WIDTH } from './limits.ts'
import { readSide } from './side.ts'

/** The border choices in the exact words; the border is about 0.25 inch. OPT-10. */
export const BORDER_CHOICES = { none: 'No Thanks', border: 'Add Border' } as const
/** One of the borders a shopper may choose. */
export type BorderChoice = keyof typeof BORDER_CHOICES

/** Width that a border choice adds on every side, in inches. OPT-10. */
export const borderWidth = (choice: BorderChoice): string => (choice === 'border' ? BORDER_WIDTH : '0')

/** Border size and margin are numbers from 0 to 200. DESIGN-8. */
export function borderProblems(border: {
  readonly size: string
  readonly margin: string
}): readonly Problem[] {
  return [
    ...(isWithin(border.size) ? [] : [faulty('design.border-size', 'border_size')]),
    ...(isWithin(border.margin) ? [] : [faulty('design.border-margin', 'border_margin')]),
  ]
}

const isWithin = (text: string) => readSide(text)?.lte(BORDER_MAXIMUM) ?? false

const faulty = (code: 'design.border-size' | 'design.border-margin', field: string): Problem =>
  problem(code, field, { maximum: BORDER_MAXIMUM })
