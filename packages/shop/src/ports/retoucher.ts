/** Part of a picture, in fractions of its width and height from the top left corner; `0, 0, 1, 1` is all of it. */
export interface Share {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Why a background was not removed. `transparent`: there is none. `uneven`: it was not recognized. `everything`: nothing would
 * remain.
 */
export type BackgroundRetained = 'transparent' | 'uneven' | 'everything'

/** The error of a file that cannot be retouched, or of too many waiting calls (`file.busy`); its message is for shoppers. */
export interface RetouchRejected extends Error {
  readonly name: 'RetouchRejected'
  readonly code: string
}

/** The owner of work: owners take turns in the queue. */
export interface Turn {
  readonly owner?: string
}

/** Retouches stored files in separate processes. Every call may reject with {@link RetouchRejected}. */
export interface Retoucher {
  removeBackground(
    order: Turn & {
      readonly bytes: Uint8Array
      /** 1–100; default 28. */
      readonly tolerance?: number
      readonly kind?: 'auto' | 'flat' | 'photo'
    },
  ): Promise<
    | { readonly removed: true; readonly png: Uint8Array; readonly share: number }
    | { readonly removed: false; readonly why: BackgroundRetained }
  >
  /** Redraws a picture from areas of this many colors; for the plotter, one. */
  vectorize(
    order: Turn & {
      readonly bytes: Uint8Array
      readonly colors: number
      readonly purpose: 'print' | 'cut'
    },
  ): Promise<{ readonly svg: string }>
  crop(
    order: Turn & {
      readonly bytes: Uint8Array
      readonly mime: string
      readonly box: Share
    },
  ): Promise<{ readonly bytes: Uint8Array; readonly mime: string }>
  /** The first pages of a document as small WebP pictures, in order; fewer if drawing them takes too long. */
  thumbnails(
    order: Turn & { readonly bytes: Uint8Array; readonly most: number },
  ): Promise<readonly Uint8Array[]>
  /** The queue position of the owner's last waiting retouch; 0 if none is waiting (FILE-11). */
  place(owner: string): number
}
