import type { ServedFile } from './served-files.ts'

/** A picture as its library lists it. */
export interface StockPicture {
  readonly id: string
  readonly name: string
  /** In any unit; only the ratio counts. */
  readonly width: number
  readonly height: number
}

export interface FoundPictures {
  /** Total number of pictures. */
  readonly count: number
  readonly pictures: readonly StockPicture[]
}

/**
 * A library of stock images, bundled with the shop or a provider's. Every call rejects if the library can't be reached in time.
 */
export interface StockLibrary {
  readonly name: string
  /** The pictures that match all these words; `page` starts at 1. */
  search(words: string, page: number): Promise<FoundPictures>
  /** Null if the library has no such picture. */
  find(id: string): Promise<StockPicture | null>
  /** The picture for display before it is licensed. */
  preview(id: string): Promise<ServedFile | null>
  /** Licenses the picture for one paid order and returns it in full; never called before payment. IMG-5. */
  license(id: string, order: string): Promise<ServedFile | null>
}
