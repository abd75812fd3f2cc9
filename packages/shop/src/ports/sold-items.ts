// — Sold items —————————————————————————————————————————————————————————————————————————————————————————————

/** A product frozen when it was put in a cart, as it is stored. CART-2. */
export interface StoredSoldItem {
  /** SHA-256 of the content, hexadecimal: the same content has the same id. */
  readonly id: string
  /** JSON with sorted keys. */
  readonly content: string
}

/** Rows that are never changed: stored with the cart lines that hold them by their ids. */
export interface SoldItems {
  /** The contents of those that exist, by their ids. */
  contents(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Removes at most so many that neither cart line nor job holds and that were last stored before then; returns their number. */
  removeUnused(before: Date, most: number): Promise<number>
}
