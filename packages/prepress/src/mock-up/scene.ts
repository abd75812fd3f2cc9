import type { Box } from '@kisscut/artwork/geometry'

/** A photograph-like scene for stickers. PROD-9. */
export interface Scene {
  /** Any picture that sharp reads; an SVG must state its size in pixels. */
  readonly image: Uint8Array
  /** Overlay in front of the sticker: a highlight, an edge, a hand. As large as the image; null for none. */
  readonly foreground: Uint8Array | null
  /** Where the sticker goes, in pixels of the image. */
  readonly box: Box
  /** Real height of the box, in inches. */
  readonly boxHeightInches: number
}
