import type { BlendMode } from '@kisscut/core/color'

/** A picture that fills a region, tile by tile. CLIP-15. */
export interface Texture {
  /** Its URL or data URI. */
  readonly href: string
  /** Size of a tile, in inches. */
  readonly width: number
  readonly height: number
  /** CSS color of the background that shows through; null for none. */
  readonly background: string | null
}

/** A fill: a CSS color, and optionally a texture. */
export interface Filling {
  /** Null keeps the drawing's own colors. */
  readonly color: string | null
  readonly texture?: Texture | null
}

/** The paint of a region. REC-21. */
export interface RegionLook extends Filling {
  /** Around every filled element of the region; width in inches. CLIP-13. */
  readonly stroke?: { readonly color: string; readonly width: number } | null
  /** The part blended over it, and the blend mode. CLIP-14. */
  readonly blend?: { readonly selector: string; readonly mode: BlendMode } | null
}

/** CSS colors or looks by the selectors of a clipart's regions: `#antlers`, `.leaf`, several joined by commas. REC-21. */
export type RegionColors = Readonly<Record<string, string | RegionLook>>

export const lookOf = (look: string | RegionLook): RegionLook =>
  typeof look === 'string' ? { color: look } : look

/** Pixels of a texture per inch, the same on every product. CLIP-15. */
export const TEXTURE_DPI = 300

/** A picture as a texture, sized by its pixels. */
export const textureOf = (
  href: string,
  { width, height }: { readonly width: number; readonly height: number },
  background: string | null,
): Texture => ({ href, width: width / TEXTURE_DPI, height: height / TEXTURE_DPI, background })
