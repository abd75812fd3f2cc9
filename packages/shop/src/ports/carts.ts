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
  /** In the currency's minor unit: `"52.00"`. */
  readonly total: DecimalString
  /** The product as it was put in the cart; it is stored with the line. CART-2. */
  readonly soldItem: StoredSoldItem
  /** Hash of the product's present state, which the shopper chose not to use; null: none. CART-12. */
  readonly declined: string | null
  /** The page's `q` parameter (API-8: add-to-cart `search`). */
  readonly search: string
}

export interface CartLine extends Omit<NewCartLine, 'soldItem'> {
  readonly id: string
  /** Id of the sold item; null: from a version of the shop without sold items, and not shown since. */
  readonly soldItem: string | null
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

/** Columns of a line that may change; its product stays. */
export type ChangesOfLine = Partial<
  Pick<NewCartLine, 'productId' | 'name' | 'quantity' | 'unitPrice' | 'total' | 'soldItem' | 'declined'>
>

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
  /** Null when the owner has no such line, or, where `seen` is given, when the line no longer holds that sold item. */
  changeLine(
    owner: string,
    lineId: string,
    changes: ChangesOfLine,
    seen?: Pick<CartLine, 'soldItem'>,
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
