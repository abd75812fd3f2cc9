import { flatten, type Point } from '@kisscut/artwork/geometry'
import svgpath from 'svgpath'
import type { CutName } from '../print/index.ts'

/** What a plotter is told: lines to follow, and the dots its camera looks for, which it does not cut. */
export type LayerName = CutName | 'Regmark'

/** What a plotter is to cut. */
export interface CutJob {
  readonly lines: readonly {
    /** The layer. */
    readonly name: LayerName
    /** SVG path data in inches, y downwards; rings and, for tear lines, open lines. */
    readonly path: string
  }[]
  /** Of a reverse cut the product's width: everything is mirrored within it, as in its print file. Inches. */
  readonly mirrored?: number
  /** The sheet the lines lie on, from 0, 0; where absent, the file is as large as its lines. Inches. */
  readonly sheet?: { readonly width: number; readonly height: number }
}

/** One line as straight pieces. */
export interface Polyline {
  readonly name: LayerName
  readonly points: readonly Point[]
  readonly closed: boolean
}

/** How far a polygon may stray from its curve, in inches: finer than any knife. */
const TOLERANCE = 0.0005

/** The lines as they are cut: those of a reverse cut mirrored. */
export const laid = ({ lines, mirrored }: CutJob): CutJob['lines'] =>
  mirrored === undefined
    ? lines
    : lines.map(({ name, path }) => ({
        name,
        path: svgpath(path).matrix([-1, 0, 0, 1, mirrored, 0]).round(5).toString(),
      }))

/** Every line of every layer as straight pieces. Throws where there is nothing to cut: a programmer's mistake. */
export function polylines(job: CutJob): readonly Polyline[] {
  const found = laid(job).flatMap(({ name, path }) =>
    parts(path).flatMap((part) =>
      flatten(part, TOLERANCE).map((points) => ({ name, points, closed: /z\s*$/i.test(part) })),
    ),
  )
  if (found.length === 0) throw new RangeError('A cut job without a single line.')
  return found
}

/** Path data parted at its moves. */
const parts = (path: string): string[] =>
  svgpath(path)
    .abs()
    .toString()
    .match(/M[^M]*/g) ?? []
