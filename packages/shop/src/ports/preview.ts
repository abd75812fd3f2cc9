import type { Design } from '@kisscut/artwork/design'
import type { Placement } from '@kisscut/artwork/placement'
import type { ElementPicture } from './drawing.ts'
import type { Turn } from './turn.ts'

/** One configured product as its picture shows it. */
export interface PreviewRequest {
  readonly design: Design
  /** The browser-ready raster of the artwork, and where it lies; null draws the bare material. */
  readonly artwork: { readonly raster: Uint8Array; readonly placement: Placement } | null
  /** The line around it, where it is known: closed path data in inches. Absent: of a contour it is traced. */
  readonly contour?: string | null
  /** The material's look: `white`, `clear`, `holographic`, … */
  readonly look: string
  /** White ink lies under the artwork; else its white shows a material that is not white. PROD-20. */
  readonly whiteInk: boolean
  /** It is cut from film: only the drawing is shown, without material around it. LET-13, CLIP-5. */
  readonly isFilm?: boolean
  /** Every sticker on it is kiss-cut on its own; false where absent. DESIGN-29. */
  readonly isSheet?: boolean
  /** Holes for grommets are cut out of its corners; false where absent. OPT-19. */
  readonly hasHoles?: boolean
  /** Longest side of the picture in pixels; 640 where absent. */
  readonly pixels?: number
  /** Colors of the artwork: as they look in print where absent, or as they are on screen. */
  readonly colors?: 'print' | 'screen'
  /** `webp` where absent. */
  readonly format?: 'webp' | 'png'
  /** Lies over the artwork; absent: nothing does. MKT-7. */
  readonly watermark?: ElementPicture
}

/** A browser-ready raster to be shown. */
export interface MarkedOrder {
  readonly raster: Uint8Array
  /** Null: it is shown as it is. */
  readonly watermark: ElementPicture | null
  /** Its longest side at most. */
  readonly pixels: number
}

/** Pixels of a picture that social networks show whole. SEO-8. */
export const CARD = { width: 1200, height: 630 } as const

export interface CardOrder {
  readonly picture: ElementPicture
  /** `#rrggbb`: the background. */
  readonly background: string
}

export interface Preview {
  /** A picture with a transparent background. Deterministic: the same request gives the same bytes. */
  render(request: PreviewRequest, turn?: Turn): Promise<Uint8Array>
  /** A browser-ready raster in the colors of print, WebP of the same size. PROD-13. */
  inPrintColors(raster: Uint8Array, turn?: Turn): Promise<Uint8Array>
  /** A raster as WebP with its watermark drawn into it. MKT-7. */
  marked(order: MarkedOrder): Promise<Uint8Array>
  /** The picture as social networks show it: JPEG of 1200 by 630 pixels. SEO-8. */
  card(order: CardOrder): Promise<Uint8Array>
}
