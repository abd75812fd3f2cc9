/** Color tolerance of the background, 1–100; the slider's default suits a JPEG from the web. */
export const TOLERANCE = { least: 1, usual: 28, most: 100 } as const

/**
 * Why a background was not removed. `transparent`: there is none. `uneven`: it looks like the subject. `everything`: nothing
 * would remain.
 */
export const LEFT_ALONE = ['transparent', 'uneven', 'everything'] as const

/** Result of a background removal. The original file is never changed: undoing means using the original. */
export type BackgroundRemoval =
  | {
      readonly removed: true
      /** The method used: one flat color, or a photograph's segmentation. */
      readonly kind: 'flat' | 'photo'
      readonly png: Uint8Array
      /** Share of the picture that was background, 0–1. */
      readonly share: number
    }
  | { readonly removed: false; readonly why: (typeof LEFT_ALONE)[number] }

export interface RemoveBackgroundOrder {
  readonly bytes: Uint8Array
  /** Color tolerance of the background, 1–100; 28 by default. */
  readonly tolerance?: number
  /** Method; `auto`, the default, decides between flat and photo. */
  readonly kind?: 'auto' | 'flat' | 'photo'
}
