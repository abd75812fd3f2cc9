import type { Design } from '@kisscut/artwork/design'
import type { Placement } from '@kisscut/artwork/placement'
import type { ElementPicture } from './drawing.ts'
import type { Turn } from './turn.ts'

/** A configured product to draw. */
export interface PreviewRequest {
  readonly design: Design
  /** The browser-ready raster of the artwork, with its placement; null draws the bare material. */
  readonly artwork: { readonly raster: Uint8Array; readonly placement: Placement } | null
  /** The line around it if known, as closed path data in inches; absent: a contour is traced. */
  readonly contour?: string | null
  /** The material's look, such as `white`, `clear` or `holographic`. */
  readonly look: string
  /** Whether white ink is printed under the artwork; otherwise white areas show the material. PROD-20. */
  readonly whiteInk: boolean
  /** Whether it is cut from film: only the drawing is shown, without material around it. LET-13, CLIP-5. */
  readonly isFilm?: boolean
  /** Whether every sticker on it is kiss-cut separately; default false. DESIGN-29. */
  readonly isSheet?: boolean
  /** Whether holes for grommets are cut in its corners; default false. OPT-19. */
  readonly hasHoles?: boolean
  /** Longest side of the picture in pixels; default 640. */
  readonly pixels?: number
  /** Colors of the artwork, as printed (default) or as on screen. */
  readonly colors?: 'print' | 'screen'
  /** Default: `webp`. */
  readonly format?: 'webp' | 'png'
  /** Drawn over the artwork; absent: none. MKT-7. */
  readonly watermark?: ElementPicture
}

/** A browser-ready raster to show. */
export interface MarkedOrder {
  readonly raster: Uint8Array
  /** Null: none. */
  readonly watermark: ElementPicture | null
  /** Maximum of its longest side. */
  readonly pixels: number
}

/** Size in pixels of a picture that social networks show uncropped. SEO-8. */
export const CARD = { width: 1200, height: 630 } as const

export interface CardOrder {
  readonly picture: ElementPicture
  /** Background color, `#rrggbb`. */
  readonly background: string
}

export interface Preview {
  /** A picture with a transparent background. Deterministic: the same request gives the same bytes. */
  render(request: PreviewRequest, turn?: Turn): Promise<Uint8Array>
  /** A browser-ready raster in print colors, as WebP of the same size. PROD-13. */
  inPrintColors(raster: Uint8Array, turn?: Turn): Promise<Uint8Array>
  /** A raster with its watermark, as WebP. MKT-7. */
  marked(order: MarkedOrder): Promise<Uint8Array>
  /** The picture for social networks, as JPEG of 1200 by 630 pixels. SEO-8. */
  card(order: CardOrder): Promise<Uint8Array>
}
