import type { FilledShop } from './scaled-shop.mjs'

/** The most that was done between two turns of the shop's event loop. */
export interface LongestTurn {
  /** Milliseconds that passed, and those of the processor. */
  readonly wall: number
  readonly processor: number
  /** Rows and statements read from SQLite. */
  readonly rows: number
  readonly statements: number
  /** Bytes of the process. */
  readonly memory: number
}

export interface WatchedShop {
  readonly url: string
  readonly pid: number
  /** Since it was called the last time. */
  most(): Promise<LongestTurn>
  close(): Promise<void>
}

export function openWatched(filled: Pick<FilledShop, 'env'>): Promise<WatchedShop>

/** Public addresses: every category, so many of each other kind of page in the sitemap, and those that none has. */
export function publicAddresses(url: string, each?: number): Promise<readonly string[]>
