// — Sold items —————————————————————————————————————————————————————————————————————————————————————————————

/** A product frozen when it was put in a cart, as stored. CART-2. */
export interface StoredSoldItem {
  /** Hexadecimal SHA-256 of the content: equal content has the same id. */
  readonly id: string
  /** JSON with sorted keys. */
  readonly content: string
}

/** Immutable rows, stored with the cart lines that refer to them by id. */
export interface SoldItems {
  /** The contents of existing items, by id. */
  contents(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Removes those that neither cart line nor job holds and that were last stored before then; returns their number. */
  removeUnused(before: Date): Promise<number>
}
