import type { ServedFile } from './served-files.ts'

/** A picture as its library lists it. */
export interface StockPicture {
  readonly id: string
  readonly name: string
  /** In any unit: only their ratio counts. */
  readonly width: number
  readonly height: number
}

export interface FoundPictures {
  /** Pictures in all. */
  readonly count: number
  readonly pictures: readonly StockPicture[]
}

/** Where stock images come from: bundled with the shop, or a provider's. Every call rejects where the library can't be reached in time. */
export interface StockLibrary {
  readonly name: string
  /** The pictures that have all these words; `page` counts from 1. */
  search(words: string, page: number): Promise<FoundPictures>
  /** Null: the library has no such picture. */
  find(id: string): Promise<StockPicture | null>
  /** The picture that may be shown before it is licensed. */
  preview(id: string): Promise<ServedFile | null>
  /** Buys it for one order that is paid, and gives it in full: never called before. IMG-5. */
  license(id: string, order: string): Promise<ServedFile | null>
}
