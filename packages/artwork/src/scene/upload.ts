import { placedArtwork } from './artwork.ts'
import { framed } from './frame.ts'
import type { SceneOptions, Use } from './frame.ts'
import type { Sticker } from './sticker.ts'

/** An upload design as one SVG in inches; deterministic to the byte. */
export function uploadScene(design: Sticker, use: Use, options: SceneOptions = {}): string {
  const { artwork, placement } = design
  const clipped = artwork && placement ? placedArtwork(artwork, placement) : ''
  return framed(design.dieLine, design.look, { clipped }, use, options)
}
