import type { ProductClass } from '@kisscut/core/product'

/** Whose reviews they are. */
export interface Reviewed {
  readonly productClass: ProductClass
  readonly slug: string
}
