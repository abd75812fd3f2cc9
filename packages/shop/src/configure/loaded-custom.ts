import type { CustomRow } from './custom-rows.ts'
import type { SoldProduct } from './sold-product.ts'

/** A custom with all the records it refers to. */
export interface LoadedCustom extends SoldProduct {
  readonly row: CustomRow
}
