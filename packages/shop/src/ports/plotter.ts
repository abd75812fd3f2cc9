import type { CutInk } from '@kisscut/artwork/die-line'

/** Writes cut files for plotters. */
export interface Plotter {
  cutSvg(job: CutJob): string
  cutDxf(job: CutJob): string
}

/** A film of lettering, named by its color, or the border for weeding. LET-13. */
export type FilmLayer = `Film-${string}` | 'WeedBorder'

/** Cut lines as path data in inches, y downwards, one layer each. */
export interface CutJob {
  readonly lines: readonly { readonly name: CutInk | FilmLayer; readonly path: string }[]
  /** Width in inches of a reverse-cut product, within which everything is mirrored as in its print file; absent: not mirrored. */
  readonly mirrored?: number
}
