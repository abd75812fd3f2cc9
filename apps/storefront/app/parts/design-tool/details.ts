import type { Configuration, Quote } from '@kisscut/core/product'
import type { PrintedProduct } from '@kisscut/editors/design-tools'

/** The choices beside the design, their price, and how they are printed. */
export interface Details {
  readonly configuration: Configuration
  readonly quote: Quote
  readonly printed: PrintedProduct
  /** The price is that of the previous choice. */
  readonly isWaiting: boolean
}

/** The price of the choice could not be fetched. ERR-1. */
export interface MissingPrice {
  /** The shop's messages; empty if it could not be reached. */
  readonly texts: readonly string[]
  readonly refetch: () => void
}
