import type { Configuration, DecimalString, Currency } from '@kisscut/core/product'

// — Cart ———————————————————————————————————————————————————————————————————————————————————————————————————

/** Values a cart line froze when it was added (CART-2). */
export interface FrozenInputs {
  readonly configuration: Configuration
  /** Catalog version the price was computed from. */
  readonly priceTableVersion: number
  /** SHA-256 of the artwork, hexadecimal; null without artwork. */
  readonly artworkHash: string | null
}

export interface NewCartLine {
  readonly productClass: string
  readonly productId: string
  readonly configuredId: string
  readonly name: string
  readonly quantity: number
  readonly unitPrice: DecimalString
  /** In the currency's minor unit: `"52.00"`. */
  readonly total: DecimalString
  readonly frozen: FrozenInputs
  /** The page's `q` parameter (API-8: add-to-cart `search`). */
  readonly search: string
}

export interface CartLine extends NewCartLine {
  readonly id: string
  /** Kept beside the cart: not counted and not ordered. CART-7. */
  readonly savedForLater: boolean
  readonly created: Date
  readonly updated: Date
}

export interface StoredCart {
  readonly id: string
  readonly owner: string
  readonly currency: Currency
  /** Lines that found no room when a guest signed in; 0 once the cart has changed. */
  readonly removedLines: number
  /** Oldest first; those saved for later among them. */
  readonly lines: readonly CartLine[]
}

export type PutLine =
  | {
      readonly ok: true
      readonly cartId: string
      readonly lineId: string
      /** Lines of the cart now, without those saved for later. */
      readonly count: number
    }
  | { readonly ok: false; readonly reason: 'other_currency' | 'full' }

/** A line's price, in its cart's currency. */
export type LinePrice = Pick<CartLine, 'id' | 'unitPrice' | 'total'>

export interface Carts {
  ofOwner(owner: string): Promise<StoredCart | null>
  /** Lines of the cart without those saved for later, which are not read: for the header. */
  countOfOwner(owner: string): Promise<number>
  /**
   * Reprices every line of a cart in another currency, in one step; false, with nothing changed, where the cart is no longer in the
   * currency or has no longer the lines it was read with. CUR-6.
   */
  reprice(cart: StoredCart, currency: Currency, prices: readonly LinePrice[]): Promise<boolean>
  /**
   * Puts a line in the owner's cart, creating the cart if necessary. A line for the same configured product is replaced and no longer
   * saved for later. Nothing changes if the cart holds lines in another currency, or `most` lines of other products, including those
   * saved for later.
   */
  putLine(owner: string, currency: Currency, line: NewCartLine, most: number): Promise<PutLine>
  /** Null when the owner has no such line. */
  changeLine(
    owner: string,
    lineId: string,
    changes: Partial<Omit<NewCartLine, 'productClass' | 'productId'>>,
  ): Promise<CartLine | null>
  /** Saves a line for later, or moves it back to the cart; false when the owner has no such line. CART-7. */
  saveForLater(owner: string, lineId: string, isSaved: boolean): Promise<boolean>
  removeLine(owner: string, lineId: string): Promise<boolean>
  /** Removes the owner's cart with its lines. */
  remove(owner: string): Promise<void>
  /**
   * The guest has signed in: lines, customs, files and autosaves become the account's, and so does what is still written for the guest. Of
   * the cart's lines the newest stay, `most` in all. CART-6.
   */
  mergeGuest(fromOwner: string, toOwner: string, most: number): Promise<void>
}
