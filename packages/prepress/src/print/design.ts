import type { DieLineSpec } from '@kisscut/artwork/die-line'
import type { Look } from '@kisscut/artwork/look'
import type { Placement } from '@kisscut/artwork/placement'

/** One product as it goes to press; lengths in inches. */
export interface PrintDesign {
  /** Stands in the file's title: an order's or a product's number. */
  readonly title: string
  readonly dieLine: DieLineSpec
  readonly look: Look
  /** The file as it is kept (for an SVG its sanitised copy); null: nothing but the cut. */
  readonly artwork: { readonly mime: string; readonly bytes: Uint8Array } | null
  readonly placement: Placement | null
  /** Decisions 12: the artwork faces the adhesive, so everything is mirrored. */
  readonly reverseCut?: boolean
  /** How the plotter cuts: through the liner or not (`CutContour`), or as a perforation (`PerfCutContour`). */
  readonly cut?: CutName
}

/** The names by which RIPs know what is not ink. */
export const CUT_NAMES = ['CutContour', 'PerfCutContour'] as const
export type CutName = (typeof CUT_NAMES)[number]

/** What was written, beside the file itself. */
export interface PrintFile {
  readonly pdf: Uint8Array
  /** Vectors went to press as vectors; false where the artwork is (or had to become) pixels. */
  readonly vector: boolean
  /** Pixels per inch of the artwork in the file; null for vectors or no artwork. */
  readonly dpi: number | null
  readonly plates: readonly string[]
}
