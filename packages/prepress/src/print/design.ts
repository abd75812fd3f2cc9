import type { CutLine, DieLineSpec } from '@kisscut/artwork/die-line'
import type { Look } from '@kisscut/artwork/look'
import type { Placement } from '@kisscut/artwork/placement'
import type { DrawnDesign } from '@kisscut/shop/ports/drawing'
import type { PrintSide } from '@kisscut/shop/ports/print-design'

/** A file with artwork. */
export interface Artwork {
  readonly mime: string
  readonly bytes: Uint8Array
}

/** One product for the press; lengths in inches. */
export interface PrintDesign {
  /** The file's title: an order or product number. */
  readonly title: string
  readonly dieLine: DieLineSpec
  readonly look: Look
  /** The stored file (for an SVG the sanitized copy); null: cut only. */
  readonly artwork: Artwork | null
  readonly placement: Placement | null
  /** OPT-13: the artwork faces the adhesive, so everything is mirrored. */
  readonly reverseCut?: boolean
  /** Plate of the die line: a cut (`CutContour`) or a perforation (`PerfCutContour`). */
  readonly cut?: CutName
  /**
   * Tear lines within the product: SVG path data in inches, open or closed; cut as `PerfCutContour` before the
   * die line.
   */
  readonly perforation?: string
  /**
   * Other cuts on the same piece: the stickers on a sheet, the backing around a kiss-cut. Closed path data in
   * inches.
   */
  readonly otherCuts?: readonly CutLine[]
  /** White ink under the artwork; by default on translucent and metallic materials. */
  readonly whiteInk?: boolean
  /** The white ink continues to the cut, also where there is no artwork. OPT-10. */
  readonly whiteBorder?: boolean
  /** Lettering: cut from film, with nothing printed. LET-13. */
  readonly isLettering?: boolean
  /** The design in the shop's editor that the artwork was drawn from, for the preflight. */
  readonly drawn?: DrawnDesign
  /** Further sides of the product, each a page of the print file and of the proof. DESIGN-16. */
  readonly otherSides?: readonly PrintSide[]
  /** The back has the artwork of the front; default false. OPT-21. */
  readonly onBothSides?: boolean
}

/** Spot color names that RIPs recognize as cuts. */
export const CUT_NAMES = ['CutContour', 'PerfCutContour'] as const
export type CutName = (typeof CUT_NAMES)[number]

/** A print file and facts about it. */
export interface PrintFile {
  readonly pdf: Uint8Array
  /** The artwork is printed as vectors; false where it is pixels. */
  readonly vector: boolean
  /** Resolution of the artwork in the file; null for vectors or no artwork. */
  readonly dpi: number | null
  /** Why a drawing is printed as pixels, and what its designer can do; null for vectors and pictures. */
  readonly reason: string | null
  /** Difference between the file and the preview, 0–1; null without artwork, and where the file's own inks are kept. */
  readonly difference: number | null
  readonly plates: readonly string[]
}
