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
