import { BACKING, cutShape } from '@kisscut/core/design'
import { boxAround, flatten, grown, rectanglePath } from '../geometry/index.ts'
import { dieLine } from './die-line.ts'
import type { DieLineSpec } from './shape.ts'

/** The press's cut inks (print rules): `CutContour` for the piece's own line, `PerfCutContour` for its backing. */
export const CUT_INKS = ['CutContour', 'PerfCutContour'] as const
export type CutInk = (typeof CUT_INKS)[number]

export interface CutLine {
  readonly ink: CutInk
  /** Closed path data in inches. */
  readonly path: string
}

/** How a piece is cut. */
export interface Cutting {
  /** `die`: its shape through face and backing · `kiss`: its shape through the face, on a square backing around it. */
  readonly kind: 'die' | 'kiss'
  /** OPT-14: cut along the contour; without it a square cut. */
  readonly flexCut: boolean
  /** Inches of backing around a kiss-cut piece; default an eighth. */
  readonly backing?: number
}

/** All cut lines of one piece, inner ones first, so that nothing moves before it is cut. */
export function cutLines(
  spec: DieLineSpec,
  { kind, flexCut, backing = BACKING }: Cutting,
): readonly CutLine[] {
  const box = { x: 0, y: 0, width: spec.width, height: spec.height }
  const path = cutShape({ flexCut }) === 'contour' ? dieLine(spec) : rectanglePath(box)
  if (kind === 'die') return [{ ink: 'CutContour', path }]
  const around = grown(boxAround(flatten(path, 0.0005).flat()), backing)
  return [
    { ink: 'CutContour', path },
    { ink: 'PerfCutContour', path: rectanglePath(around) },
  ]
}
