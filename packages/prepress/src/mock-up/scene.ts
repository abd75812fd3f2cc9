import type { Box } from '@kisscut/artwork/geometry'

/** A picture of a place where stickers go. Spec §3 Background image. */
export interface Scene {
  /** Any picture sharp reads; an SVG has to state its pixels. */
  readonly image: Uint8Array
  /** What lies over the sticker: a glint, an edge, a hand. As large as the image; null where nothing does. */
  readonly foreground: Uint8Array | null
  /** Where the sticker goes, in pixels of the image. */
  readonly box: Box
  /** How high the box is in truth. */
  readonly boxHeightInches: number
}
