import type { Configuration, Quote } from '@kisscut/core/product'
import type { PrintedProduct } from '@kisscut/editors/design-tools'

/** What is chosen beside the design, with what it costs and how it is printed. */
export interface Details {
  readonly configuration: Configuration
  readonly quote: Quote
  readonly printed: PrintedProduct
  /** The price is that of the choice before. */
  readonly isWaiting: boolean
}

/** The price of what is chosen could not be fetched. ERR-1. */
export interface MissingPrice {
  /** What the shop says about it; empty: it could not be reached. */
  readonly texts: readonly string[]
  readonly refetch: () => void
}
