import type { Picture } from './picture.ts'
import type { DecimalString, Currency } from '@kisscut/core/product'

export interface CategoryLink {
  readonly name: string
  readonly path: string
  readonly url: string
  readonly shortDescription: string
  readonly picture: Picture | null
}

/** A tile on a category page; `fromPrice` is the price its page opens with (PRICE-18). */
export interface ProductTile {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly shortDescription: string
  readonly picture: Picture | null
  readonly fromPrice: {
    readonly total: DecimalString
    readonly currency: Currency
    readonly quantity: number
  } | null
  /** Business days until that quantity ships. */
  readonly shipDays: number | null
  readonly reviewAverage: string | null
  readonly reviewCount: number
}
