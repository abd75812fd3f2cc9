import type { Currency, DecimalString } from '../product/types.ts'

/** A tax on sales, such as VAT or a state's sales tax. ORDER-6. */
export interface TaxRate {
  /** As it stands on the invoice, such as `VAT`. */
  readonly name: string
  /** In percent, such as `"8.25"`. */
  readonly rate: DecimalString
}

/** The taxes of each tax category, by the category's id. A category without taxes has an empty list. */
export type TaxRates = Readonly<Record<string, readonly TaxRate[]>>

/** A line to be charged. */
export interface LineToTotal {
  readonly id: string
  /** Price of the whole line as shown: 0 or more, in whole minor units. */
  readonly total: DecimalString
  readonly taxCategory: string
}

/** An amount off: of some lines, or of the price of shipping. ORDER-5. */
export type Discount =
  | {
      readonly id: string
      readonly kind: 'percent' | 'amount'
      /** In percent up to 100, or in the currency of the order. */
      readonly value: DecimalString
      /** Ids of the lines it applies to; null for all. */
      readonly lines: readonly string[] | null
    }
  | { readonly id: string; readonly kind: 'free-shipping' }

/** Everything that the totals of an order depend on. */
export interface OrderToTotal {
  readonly currency: Currency
  readonly lines: readonly LineToTotal[]
  /** Applied one after another, each to the rest that the one before left. */
  readonly discounts: readonly Discount[]
  readonly shipping: {
    /** As shown: 0 or more, in whole minor units. */
    readonly price: DecimalString
    /** Null shares the price among the categories of the lines, by their discounted totals. */
    readonly taxCategory: string | null
  }
  readonly tax: {
    readonly rates: TaxRates
    /** Whether the shown prices include the taxes or the taxes are added. */
    readonly prices: 'include' | 'exclude'
    /** Whether taxes are rounded for each line, or for each rate of the order. A setting of the shop. */
    readonly rounding: 'line' | 'order'
    /** The reason that this customer is charged no tax, such as `Reverse charge`; null if the taxes apply. */
    readonly exemption: string | null
  }
}

/** An amount before tax, its tax, and the sum that is charged. */
export interface TaxedAmount {
  readonly net: DecimalString
  readonly tax: DecimalString
  readonly gross: DecimalString
}

/** One line of an order with its amounts. */
export interface LineTotals extends TaxedAmount {
  readonly id: string
  /** As shown, before discounts. */
  readonly total: DecimalString
  readonly discount: DecimalString
}

/** One tax of an order: the amount it is charged on, without the tax, and the tax itself. */
export interface TaxTotal extends TaxRate {
  readonly base: DecimalString
  readonly amount: DecimalString
}

/** Amounts have all places of the currency's minor unit. */
export interface OrderTotals {
  readonly currency: Currency
  /** Sum of the lines as shown. */
  readonly subtotal: DecimalString
  /** Sum of what the discounts take off the lines. */
  readonly discount: DecimalString
  /** Price of shipping as shown, after discounts. */
  readonly shipping: DecimalString
  /** Sum of the taxes, whether they are added or included. */
  readonly tax: DecimalString
  /** The amount to be charged. */
  readonly total: DecimalString
  readonly taxes: readonly TaxTotal[]
  /** In the order of the input. */
  readonly lines: readonly LineTotals[]
  readonly shippingParts: TaxedAmount
  /** The amount each discount takes off, in the order of the input. */
  readonly discounts: readonly { readonly id: string; readonly amount: DecimalString }[]
}
