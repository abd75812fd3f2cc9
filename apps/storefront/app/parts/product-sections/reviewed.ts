import type { ProductClass } from '@kisscut/core/product'

/** The reviewed product. */
export interface Reviewed {
  readonly productClass: ProductClass
  readonly slug: string
}
