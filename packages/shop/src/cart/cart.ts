import type { Detail } from '@kisscut/core/configuration'
import type { DecimalString, Currency, Quote } from '@kisscut/core/product'
import type { TaxParts } from '@kisscut/core/currency'
import type { IncludedTax } from '../settings/included-tax.ts'
import type { Problem } from '@kisscut/core/problem'

export interface CartItem {
  readonly id: string
  readonly productClass: string
  readonly productId: string
  readonly configuredId: string
  /** Id of the sold item: the product as it was put in the cart. Null: the product was deleted before it was frozen. CART-2. */
  readonly soldItem: string | null
  /** Revision of the configured product now; null: it was deleted. DESIGN-22. */
  readonly revision: number | null
  readonly name: string
  readonly quantity: number
  readonly unitPrice: DecimalString
  /** Without one-time charges, which the details list; null if there are no such charges. CART-8. */
  readonly unitPriceWithoutOnce: DecimalString | null
  readonly total: DecimalString
  readonly previewUrl: string | null
  /** The printed sides, the one in the preview first; empty if the design was deleted. DESIGN-39. */
  readonly sides: readonly { readonly id: string; readonly name: string }[]
  /** `Material: White vinyl, permanent adhesive`, `Size: 2 × 2 in`, … */
  readonly details: readonly Detail[]
  readonly problems: readonly Problem[]
  /**
   * Fields in which the product now differs from the cart's, the same as text, and a hash of the present state; null if it
   * doesn't differ or was declined. CART-11.
   */
  readonly changed: {
    readonly parts: readonly string[]
    readonly text: string
    readonly state: string
  } | null
  readonly editUrl: string
  readonly allowedQuantities: readonly number[]
  readonly minimumQuantity: number
  /** Whether the shopper may change the quantity: it is set neither by the shop nor by a list. */
  readonly takesQuantity: boolean
  /** A larger quantity that costs less in total (PRICE-15). */
  readonly nudge: Quote['nudge']
  /** `Order within 3 h 12 min, ships Tuesday, Nov 25`, or when its proof comes; null if it is no longer sold. PROD-1, PROD-16. */
  readonly ships: string | null
}

export interface Cart {
  readonly id: string
  readonly currency: Currency
  /** The currency its lines had until this request repriced them; null if nothing was repriced. CUR-6. */
  readonly repricedFrom: Currency | null
  /** Number of oldest lines that were dropped when the shopper signed in; 0 once the cart has changed. CART-6. */
  readonly removedLines: number
  readonly items: readonly CartItem[]
  /** Saved lines, priced like items, but neither counted nor ordered. CART-7. */
  readonly savedForLater: readonly CartItem[]
  readonly total: DecimalString
  /** The tax in that total; null if prices don't state tax. CUR-9. */
  readonly tax: (IncludedTax & TaxParts) | null
}
