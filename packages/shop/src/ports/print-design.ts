import type { DieLineSpec, CutInk, CutLine } from '@kisscut/artwork/die-line'
import type { Look } from '@kisscut/artwork/look'
import type { Placement as PlacedArtwork } from '@kisscut/artwork/placement'
import type { DrawnDesign } from './drawing.ts'
import type { Level } from '@kisscut/core/problem'
import type { Box } from '@kisscut/artwork/geometry'

/** One product as it goes to press; lengths in inches. */
export interface PrintDesign {
  /** Stands in the file's title. */
  readonly title: string
  readonly dieLine: DieLineSpec
  readonly look: Look
  /** The file as it is kept; null: nothing but the cut. */
  readonly artwork: { readonly mime: string; readonly bytes: Uint8Array } | null
  readonly placement: PlacedArtwork | null
  /** OPT-13: mirrored, for the artwork faces the adhesive. */
  readonly reverseCut?: boolean
  /** The plate of the die line. */
  readonly cut?: CutInk
  /** Tear lines within the product: path data, open or closed. */
  readonly perforation?: string
  /** Further cuts on the same piece: the stickers on a sheet, the backing around a kiss cut. Closed path data. */
  readonly otherCuts?: readonly CutLine[]
  /** White ink under the artwork; where absent, on materials that shine through or shimmer. */
  readonly whiteInk?: boolean
  /** The white ink goes on up to the cut, where no artwork is, too. OPT-10. */
  readonly whiteBorder?: boolean
  /** Lettering: cut from film, with nothing printed. LET-13. */
  readonly isLettering?: boolean
  /** The design that the artwork was drawn of, for the preflight. */
  readonly drawn?: DrawnDesign
  /** Further sides of the product, each a page of the print file and of the proof. DESIGN-16. */
  readonly otherSides?: readonly PrintSide[]
  /** The back has the artwork of the front; default false. OPT-21. */
  readonly onBothSides?: boolean
}

/** Further printed sides of a product. */
export interface PrintSide {
  /** As messages name it: `Back`. */
  readonly name: string
  readonly artwork: { readonly mime: string; readonly bytes: Uint8Array }
  readonly placement: PlacedArtwork
  readonly drawn?: DrawnDesign
}

/** Something to look at before printing, in the unit its message says. */
export interface Finding {
  readonly code: string
  readonly level: Level
  readonly element: 'artwork' | 'cut'
  readonly measured: number
  readonly wanted: number
  /** The box the finding is about: inches from the product's upper left corner. */
  readonly place?: Box
  /** Details that aren't numbers: the missing letters, the content of a code. */
  readonly detail?: string
  /** Id of the element of a drawing. */
  readonly part?: string
  /** The fix of one tap, where there is one: place the artwork so; put white ink under it; take its background away; order this size, in inches. */
  readonly fix?: {
    readonly placement?: PlacedArtwork
    readonly whiteInk?: true
    /** Removes the plain background and cuts around the rest. */
    readonly removeBackground?: true
    readonly size?: { readonly width: string; readonly height: string }
  }
}
