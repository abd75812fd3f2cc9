import type { ScenePlace } from '@kisscut/artwork/scene'

/** A photograph-like scene for stickers. PROD-9. */
export interface Scene extends ScenePlace {
  /** Any picture that sharp reads; an SVG must state its size in pixels. */
  readonly image: Uint8Array
  /** Overlay in front of the sticker: a highlight, an edge, a hand. As large as the image; null for none. */
  readonly foreground: Uint8Array | null
}
