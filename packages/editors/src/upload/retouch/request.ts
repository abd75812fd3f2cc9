import type { PlacedArtwork } from '../types.ts'
import type { Share } from './crop-box.ts'

/** What the shop is asked to make of the artwork. */
export type RetouchRequest =
  /** How alike a color must be to count as ground, 1–100. */
  | { readonly kind: 'background'; readonly tolerance: number }
  /** Areas of so many colors, 1–32. */
  | { readonly kind: 'vectorize'; readonly colors: number }
  | { readonly kind: 'crop'; readonly box: Share }
  /** Another page or artboard of a document, from 1. */
  | { readonly kind: 'page'; readonly page: number }
  /** What was uploaded, whatever was made of it. */
  | { readonly kind: 'original' }
  /** Artwork that lay here before, as it lay: undo and redo. */
  | { readonly kind: 'put back'; readonly file: PlacedArtwork }

/** What the status line says while it is done. */
export const WORDS: Readonly<Record<RetouchRequest['kind'], string>> = {
  background: 'Removing the background …',
  vectorize: 'Drawing it in vectors …',
  crop: 'Cropping …',
  page: 'Fetching the page …',
  original: 'Bringing the original back …',
  'put back': 'Putting it back …',
}

/** Prepress's own figures: the usual tolerance suits a picture from the internet. */
export const TOLERANCE = { least: 1, usual: 28, most: 100 } as const
export const COLORS = { least: 1, usual: 8, most: 32 } as const
