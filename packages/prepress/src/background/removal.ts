/** How alike a color must be to count as ground, 1–100; the slider's middle suits a JPEG from the internet. */
export const TOLERANCE = { least: 1, usual: 28, most: 100 } as const

/** Why a ground stays. `transparent`: there is none. `uneven`: it cannot be told from the motif. `everything`: nothing would be left. */
export const LEFT_ALONE = ['transparent', 'uneven', 'everything'] as const

/** What became of an artwork's ground. The original is never touched: taking it back is taking the original. */
export type BackgroundRemoval =
  | {
      readonly removed: true
      /** The way it was taken: as one flat color, or as a photograph's. */
      readonly kind: 'flat' | 'photo'
      readonly png: Uint8Array
      /** Share of the picture that was ground, 0–1. */
      readonly share: number
    }
  | { readonly removed: false; readonly why: (typeof LEFT_ALONE)[number] }

export interface RemoveBackgroundOrder {
  readonly bytes: Uint8Array
  /** How alike a color must be to count as ground, 1–100; 28 where absent. */
  readonly tolerance?: number
  /** `auto` takes flat grounds flat and photographs by the photo way; it is meant where absent. */
  readonly kind?: 'auto' | 'flat' | 'photo'
}
