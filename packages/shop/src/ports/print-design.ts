import type { DieLineSpec, CutInk, CutLine } from '@kisscut/artwork/die-line'
import type { Look } from '@kisscut/artwork/look'
import type { Placement as PlacedArtwork } from '@kisscut/artwork/placement'
import type { DrawnDesign } from './drawing.ts'
import type { Level } from '@kisscut/core/problem'
import type { Box } from '@kisscut/artwork/geometry'

/** One product for the press; lengths in inches. */
export interface PrintDesign {
  /** Title of the file. */
  readonly title: string
  readonly dieLine: DieLineSpec
  readonly look: Look
  /** The stored file; null: only cut lines. */
  readonly artwork: { readonly mime: string; readonly bytes: Uint8Array } | null
  readonly placement: PlacedArtwork | null
  /** Whether it is mirrored, because the artwork faces the adhesive. OPT-13. */
  readonly reverseCut?: boolean
  /** The plate of the die line. */
  readonly cut?: CutInk
  /** Tear lines within the product: path data, open or closed. */
  readonly perforation?: string
  /** Further cuts on the same piece: the stickers on a sheet, the backing around a kiss cut. Closed path data. */
  readonly otherCuts?: readonly CutLine[]
  /** White ink under the artwork; absent: on transparent and shimmering materials. */
  readonly whiteInk?: boolean
  /** Whether the white ink extends to the cut, even without artwork. OPT-10. */
  readonly whiteBorder?: boolean
  /** Whether it is lettering, which is cut from film and not printed. LET-13. */
  readonly isLettering?: boolean
  /** The design that the artwork was drawn from, for the preflight. */
  readonly drawn?: DrawnDesign
  /** Further sides of the product, each on its own page of print file and proof. DESIGN-16. */
  readonly otherSides?: readonly PrintSide[]
  /** Whether the back repeats the artwork of the front; default false. OPT-21. */
  readonly onBothSides?: boolean
}

/** Further printed sides of a product. */
export interface PrintSide {
  /** Name used in messages, such as `Back`. */
  readonly name: string
  readonly artwork: { readonly mime: string; readonly bytes: Uint8Array }
  readonly placement: PlacedArtwork
  readonly drawn?: DrawnDesign
}

/** A possible problem before printing, in the unit of its message. */
export interface Finding {
  readonly code: string
  readonly level: Level
  readonly element: 'artwork' | 'cut'
  readonly measured: number
  readonly wanted: number
  /** The area concerned, in inches from the product's upper left corner. */
  readonly place?: Box
  /** Details that aren't numbers: missing letters, the content of a code. */
  readonly detail?: string
  /** Id of the element concerned. */
  readonly part?: string
  /** The one-tap fix, if any: place the artwork like this, add white ink, remove the background, or order this size in inches. */
  readonly fix?: {
    readonly placement?: PlacedArtwork
    readonly whiteInk?: true
    /** Removes the plain background and cuts around the rest. */
    readonly removeBackground?: true
    readonly size?: { readonly width: string; readonly height: string }
  }
}
