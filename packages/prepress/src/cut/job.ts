import { flatten, type Point } from '@kisscut/artwork/geometry'
import svgpath from 'svgpath'
import type { FilmLayer } from '@kisscut/shop/ports/plotter'
import type { CutName } from '../print/index.ts'

/**
 * Layers of a cut file: lines to cut, films of lettering, and the registration dots for the plotter's camera, which are not cut.
 */
export type LayerName = CutName | FilmLayer | 'Regmark'

/** The lines of one cut file. */
export interface CutJob {
  readonly lines: readonly {
    /** Name of the layer. */
    readonly name: LayerName
    /** SVG path data in inches, y downwards; closed rings, or open lines for tear lines. */
    readonly path: string
  }[]
  /** Product width of a reverse cut, in inches: everything is mirrored within it, as in its print file. */
  readonly mirrored?: number
  /** Size of the sheet, from 0, 0, in inches; by default the file is as large as its lines. */
  readonly sheet?: { readonly width: number; readonly height: number }
}

/** One line, flattened. */
export interface Polyline {
  readonly name: LayerName
  readonly points: readonly Point[]
  readonly closed: boolean
}

/** Flattening tolerance in inches: finer than any knife. */
const TOLERANCE = 0.0005

/** The lines as they are cut: mirrored for a reverse cut. */
export const orientedLines = ({ lines, mirrored }: CutJob): CutJob['lines'] =>
  mirrored === undefined
    ? lines
    : lines.map(({ name, path }) => ({
        name,
        path: svgpath(path).matrix([-1, 0, 0, 1, mirrored, 0]).round(5).toString(),
      }))

/** Every line of every layer, flattened. Throws where there is nothing to cut. */
export function polylines(job: CutJob): readonly Polyline[] {
  const found = orientedLines(job).flatMap(({ name, path }) =>
    parts(path).flatMap((part) =>
      flatten(part, TOLERANCE).map((points) => ({ name, points, closed: /z\s*$/i.test(part) })),
    ),
  )
  if (found.length === 0) throw new RangeError('A cut job without a single line.')
  return found
}

/** Path data split at its moves. */
const parts = (path: string): string[] =>
  svgpath(path)
    .abs()
    .toString()
    .match(/M[^M]*/g) ?? []
