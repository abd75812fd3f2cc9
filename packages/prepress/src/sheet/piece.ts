import svgpath from 'svgpath'
import type { Nested } from '../nesting/index.ts'
import { trimOf } from '../print/cuts.ts'
import type { PrintDesign } from '../print/index.ts'

/** A matrix as in PDF and SVG: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** A design as a piece of a sheet: the bounding box of its cuts, and the transform into it. Inches. */
export interface SheetShape {
  readonly width: number
  readonly height: number
  /** A circle with the diameter of its box. */
  readonly round: boolean
  /** From the design's coordinates into the box, whose top left corner is 0, 0; mirrors a reverse cut. */
  readonly intoBox: Matrix
}

export function shapeOf(design: PrintDesign): SheetShape {
  const { dieLine: spec, reverseCut, otherCuts = [] } = design
  const { x, y, width, height } = trimOf(design)
  // A circle on a product that is not square is an oval (SIZE-14).
  const isSquare = Math.abs(spec.width - spec.height) < 1e-6
  const isCircle = (spec.shape === 'circle' || spec.shape === 'ellipse') && isSquare
  const round = isCircle && otherCuts.length === 0
  // Flattened curves are slightly narrower than their circle.
  const exactly = round ? Math.min(spec.width, spec.height) : null
  return {
    width: exactly ?? width,
    height: exactly ?? height,
    round,
    intoBox: reverseCut ? [-1, 0, 0, 1, x + width, -y] : [1, 0, 0, 1, -x, -y],
  }
}

/** From the design's coordinates onto the sheet, turned clockwise where the layout turned it. */
export function ontoSheet({ intoBox }: SheetShape, { x, y, width, turned }: Nested): Matrix {
  const [a, b, c, d, e, f] = intoBox
  return turned ? [-b, a, -d, c, x + width - f, y + e] : [a, b, c, d, e + x, f + y]
}

/** Path data transformed by a matrix; curves stay curves. */
export const carried = (path: string, matrix: Matrix): string =>
  svgpath(path)
    .matrix([...matrix])
    .round(5)
    .toString()
