import { flatten, type Point } from '@kisscut/artwork/geometry'
import type { CutName } from '../print/index.ts'

/** What a plotter is to cut. */
export interface CutJob {
  readonly lines: readonly {
    /** The layer. */
    readonly name: CutName
    /** SVG path data in inches, y downwards, every ring closed. */
    readonly path: string
  }[]
}

/** How far a polygon may stray from its curve, in inches: finer than any knife. */
const TOLERANCE = 0.0005

/** Every ring of every line as a polygon. Throws where a line has nothing to cut: a programmer's mistake. */
export function rings(job: CutJob): readonly { readonly name: CutName; readonly ring: readonly Point[] }[] {
  const found = job.lines.flatMap(({ name, path }) =>
    flatten(path, TOLERANCE).map((ring) => ({ name, ring })),
  )
  if (found.length === 0) throw new RangeError('A cut job without a single ring.')
  return found
}
