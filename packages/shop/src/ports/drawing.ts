import type { RegionLook, Texture } from '@kisscut/artwork/clipart'
import type { Design } from '@kisscut/artwork/design'
import type { Placement as PlacedArtwork } from '@kisscut/artwork/placement'
import type { PrintRules } from '@kisscut/core/print-rules'

/** The file of an element: an upload, a clipart or a marketplace artwork. */
export interface ElementPicture {
  readonly mime: string
  readonly bytes: Uint8Array
  /** Paints of a clipart's regions, by selector. REC-21. */
  readonly regions?: Readonly<Record<string, RegionPicture>>
  /** Paint of the rest of a clipart. CLIP-3. */
  readonly base?: RegionPicture
}

/** Paint of a region, with its texture as a file. */
export interface RegionPicture extends Omit<RegionLook, 'texture'> {
  readonly texture?: Pick<Texture, 'background'> & { readonly mime: string; readonly bytes: Uint8Array }
}

/** One side of a design with everything needed to draw it. */
export interface DrawnDesign {
  readonly design: Design
  /** Id of the printed side. */
  readonly side: string
  /** Font id → TrueType, OpenType or WOFF file. */
  readonly fonts: Readonly<Record<string, Uint8Array>>
  /** Color id → CSS color. */
  readonly colors: Readonly<Record<string, string>>
  /** Drawings cut from film, with their regions' selectors, by element id. CLIP-5. */
  readonly cutDrawings?: Readonly<Record<string, CutDrawing>>
}

/** A drawing cut from film. */
export interface CutDrawing extends ElementPicture {
  /** Region id → its selector. */
  readonly selectors: Readonly<Record<string, string>>
}

/** A side to draw as one artwork. If the cut follows the artwork and the side has no path, the cut line is traced. */
export interface DrawingOrder extends DrawnDesign {
  /** Pictures by element id; elements without a picture are not drawn. */
  readonly pictures: Readonly<Record<string, ElementPicture>>
  readonly rules: PrintRules
}

/** A side of a design as artwork, instead of an uploaded file. DESIGN-30. */
export interface Drawing {
  /** A self-contained SVG in inches, with text as outlines. */
  readonly svg: Uint8Array
  /** Browser-ready WebP, at most 2000 px on its longest side; null if nothing is drawn. */
  readonly raster: Uint8Array | null
  /** The product and its bleed, which the drawing fills, in inches. */
  readonly placement: PlacedArtwork
  /**
   * The cut line if it follows the artwork, as closed path data in inches; null for a shape, or if there is nothing to cut
   * around. DESIGN-37.
   */
  readonly contour: string | null
}
