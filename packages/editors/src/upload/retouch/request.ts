import type { Share } from '../../cropping/crop-box.ts'

/** What the shop is requested to make of the artwork. */
export type RetouchRequest =
  /** How similar a color must be to count as background, 1–100. */
  | { readonly kind: 'background'; readonly tolerance: number }
  /** Areas of so many colors, 1–32. */
  | { readonly kind: 'vectorize'; readonly colors: number }
  | { readonly kind: 'crop'; readonly box: Share }
  /** Another page or artboard of a document, from 1. */
  | { readonly kind: 'page'; readonly page: number }
  /** What was uploaded, whatever was made of it. */
  | { readonly kind: 'original' }

/** Requests that join the step before them when they are repeated: a slider moved on, another page. */
export const IS_JOINED: ReadonlySet<RetouchRequest['kind']> = new Set(['background', 'page'])

/** Prepress's own figures: the usual tolerance suits a picture from the internet. */
export const TOLERANCE = { least: 1, usual: 28, most: 100 } as const
