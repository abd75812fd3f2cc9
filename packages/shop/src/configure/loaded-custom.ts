import type { CustomRow } from './custom-rows.ts'
import type { SoldProduct } from './sold-product.ts'

/** A custom with everything it stands on. */
export interface LoadedCustom extends SoldProduct {
  readonly row: CustomRow
}
