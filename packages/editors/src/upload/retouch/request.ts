import type { Share } from '../../cropping/crop-box.ts'

/** Retouch requests to the shop. */
export type RetouchRequest =
  /** Color tolerance of the background, 1–100. */
  | { readonly kind: 'background'; readonly tolerance: number }
  /** Number of colors, 1–32. */
  | { readonly kind: 'vectorize'; readonly colors: number }
  | { readonly kind: 'crop'; readonly box: Share }
  /** Another page or artboard of a document, from 1. */
  | { readonly kind: 'page'; readonly page: number }
  /** Restores the uploaded file. */
  | { readonly kind: 'original' }

/** Requests that are merged into the previous step when repeated: a moving slider, another page. */
export const IS_JOINED: ReadonlySet<RetouchRequest['kind']> = new Set(['background', 'page'])

/** Same numbers as prepress: the default tolerance suits a picture from the internet. */
export const TOLERANCE = { least: 1, usual: 28, most: 100 } as const
