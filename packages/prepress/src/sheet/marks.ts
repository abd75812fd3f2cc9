import type { Point, Size } from '@kisscut/artwork/geometry'
import { ellipsePath } from '@kisscut/artwork/geometry'
import type { Marks } from './job.ts'

/** Diameter in inches, as plotters' cameras expect. */
export const DOT = 0.25
/** Length of a cross's arm, from its center. */
export const ARM = 0.125
/** Largest distance of dots along a sheet. */
const APART = 20

/** Margin in inches that marks need. */
export const roomFor = ({ crosses, dots, label }: Marks): number =>
  crosses || dots ? 0.5 : label ? 0.375 : 0

export interface PlacedMarks {
  /** Centers. */
  readonly crosses: readonly Point[]
  readonly dots: readonly Point[]
  /** Start of the label's baseline, and its largest width. */
  readonly label: (Point & { readonly width: number }) | null
}

/**
 * Positions of the marks: dots in the corners and along the sides, one more at the bottom so that sheets are
 * not inserted upside down; crosses in the corners, or beside the dots there; the label at the bottom.
 */
export function marksOn({ width, height }: Size, margin: number, marks: Marks): PlacedMarks {
  const inset = margin / 2
  const [left, right, top, bottom] = [inset, width - inset, inset, height - inset]
  const beside = marks.dots ? Math.min(0.5, width / 8) : 0
  const crosses = marks.crosses ? cornersOf(left + beside, right - beside, top, bottom) : []
  const foot = { x: left + Math.min(1, width / 4), y: bottom }
  const dots = marks.dots
    ? [...cornersOf(left, right, top, bottom), ...between(left, right, top, bottom), foot]
    : []
  const start = marks.dots ? foot.x + 0.375 : left + (marks.crosses ? 0.25 : 0)
  const end = right - beside - (marks.crosses || marks.dots ? 0.25 : 0)
  const label = marks.label && end > start ? { x: start, y: bottom + 0.04, width: end - start } : null
  return { crosses, dots, label }
}

/** The dots as path data, for the registration layer. */
export const dotsPath = ({ dots }: PlacedMarks): string =>
  dots.map(({ x, y }) => ellipsePath({ x: x - DOT / 2, y: y - DOT / 2, width: DOT, height: DOT })).join('')

const cornersOf = (left: number, right: number, top: number, bottom: number): readonly Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

function between(left: number, right: number, top: number, bottom: number): readonly Point[] {
  const steps = Math.ceil((bottom - top) / APART)
  return Array.from(
    { length: Math.max(0, steps - 1) },
    (_, n) => top + ((n + 1) * (bottom - top)) / steps,
  ).flatMap((y) => [
    { x: left, y },
    { x: right, y },
  ])
}
