import type { Design } from '@kisscut/artwork/design'
import type { CutLine, DieLineSpec } from '@kisscut/artwork/die-line'
import type { Look } from '@kisscut/artwork/look'
import type { Placement } from '@kisscut/artwork/placement'

/** One product as it goes to press; lengths in inches. */
export interface PrintDesign {
  /** Stands in the file's title: an order's or a product's number. */
  readonly title: string
  readonly dieLine: DieLineSpec
  readonly look: Look
  /** The file as it is kept (for an SVG its sanitized copy); null: nothing but the cut. */
  readonly artwork: { readonly mime: string; readonly bytes: Uint8Array } | null
  readonly placement: Placement | null
  /** OPT-13: the artwork faces the adhesive, so everything is mirrored. */
  readonly reverseCut?: boolean
  /** How the plotter cuts: through the liner or not (`CutContour`), or as a perforation (`PerfCutContour`). */
  readonly cut?: CutName
  /** Tear lines within the product: path data in inches, open or closed; cut as `PerfCutContour` before the die line. */
  readonly perforation?: string
  /** What else is cut on the same piece: the stickers on a sheet, the backing around a kiss-cut. Closed path data in inches. */
  readonly otherCuts?: readonly CutLine[]
  /** White ink under the artwork; where absent, on materials that shine through or shimmer. */
  readonly whiteInk?: boolean
  /** Where the artwork was drawn in the shop: what it was drawn from, for the preflight. */
  readonly drawn?: DrawnDesign
}

/** A side of a drawing and what it refers to. */
export interface DrawnDesign {
  readonly design: Design
  /** Id of the side that is printed. */
  readonly side: string
  /** Font id → TrueType or WOFF file. */
  readonly fonts: Readonly<Record<string, Uint8Array>>
  /** Color id → CSS. */
  readonly colors: Readonly<Record<string, string>>
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
