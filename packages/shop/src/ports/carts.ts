import type { DecimalString, Currency } from '@kisscut/core/product'
import type { StoredSoldItem } from './sold-items.ts'

// — Cart ———————————————————————————————————————————————————————————————————————————————————————————————————

export interface NewCartLine {
  readonly productClass: string
  /** The product whose stock it is sold from; of an offer, the product offered. */
  readonly productId: string
  readonly configuredId: string
  readonly name: string
  readonly quantity: number
  readonly unitPrice: DecimalString
  /** In the currency's minor unit, such as `"52.00"`. */
  readonly total: DecimalString
  /** The product as it was put in the cart, stored with the line. CART-2. */
  readonly soldItem: StoredSoldItem
  /** Hash of the product's present state, if the shopper declined it; else null. CART-12. */
  readonly declined: string | null
  /** The page's `q` parameter (API-8: add-to-cart `search`). */
  readonly search: string
}

export interface CartLine extends Omit<NewCartLine, 'soldItem'> {
  readonly id: string
  /** Id of the sold item; null if an earlier version of the shop stored the line and it hasn't been shown since. */
  readonly soldItem: string | null
  /** Whether it is saved for later: neither counted nor ordered. CART-7. */
  readonly savedForLater: boolean
  readonly created: Date
  readonly updated: Date
}

export interface StoredCart {
  readonly id: string
  readonly owner: string
  readonly currency: Currency
  /** Lines dropped when a guest signed in; 0 once the cart has changed. */
  readonly removedLines: number
  /** Oldest first, including those saved for later. */
  readonly lines: readonly CartLine[]
}

export type PutLine =
  | {
      readonly ok: true
      readonly cartId: string
      readonly lineId: string
      /** Lines now in the cart, except those saved for later. */
      readonly count: number
    }
  | { readonly ok: false; readonly reason: 'other_currency' | 'full' }

/** Columns of a line that may change; its product can't. */
export type ChangesOfLine = Partial<
  Pick<NewCartLine, 'productId' | 'name' | 'quantity' | 'unitPrice' | 'total' | 'soldItem' | 'declined'>
>

/** A line's price, in its cart's currency. */
export type LinePrice = Pick<CartLine, 'id' | 'unitPrice' | 'total'>

export interface Carts {
  ofOwner(owner: string): Promise<StoredCart | null>
  /** Number of lines, except those saved for later; for the header, without reading them. */
  countOfOwner(owner: string): Promise<number>
  /**
   * Reprices every line of a cart in another currency, in one step. False, and no change, if the cart no longer has the currency
   * or lines it was read with. CUR-6.
   */
  reprice(cart: StoredCart, currency: Currency, prices: readonly LinePrice[]): Promise<boolean>
  /**
   * Puts a line in the owner's cart, creating the cart if necessary. A line for the same configured product is replaced and no longer
   * saved for later. Nothing changes if the cart holds lines in another currency, or `most` lines of other products, including those
   * saved for later.
   */
  putLine(owner: string, currency: Currency, line: NewCartLine, most: number): Promise<PutLine>
  /** Null if the owner has no such line, or if `seen` is given and the line no longer holds that sold item. */
  changeLine(
    owner: string,
    lineId: string,
    changes: ChangesOfLine,
    seen?: Pick<CartLine, 'soldItem'>,
  ): Promise<CartLine | null>
  /** Saves a line for later, or moves it back to the cart; false if the owner has no such line. CART-7. */
  saveForLater(owner: string, lineId: string, isSaved: boolean): Promise<boolean>
  removeLine(owner: string, lineId: string): Promise<boolean>
  /** Removes the owner's cart with its lines. */
  remove(owner: string): Promise<void>
  /**
   * Moves a guest's lines, customs, files and autosaves to the account, including rows still being written for the guest. The
   * newest lines stay, `most` in all. CART-6.
   */
  mergeGuest(fromOwner: string, toOwner: string, most: number): Promise<void>
}
