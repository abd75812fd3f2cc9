import type { Design } from '@kisscut/artwork/design'
import type { PrintRules } from '@kisscut/core/print-rules'
import type { Configuration, DecimalString, Quote } from '@kisscut/core/product'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import type { CustomRow, UserFileRow } from './custom-rows.ts'

/** A cut well below what is paid, and the size that is offered for it at its own lower price; null: there is none. */
export interface SmallerSize {
  readonly size: { readonly width: DecimalString; readonly height: DecimalString } | null
  readonly message: string
}

/** A custom with everything it stands on. */
export interface LoadedCustom {
  readonly row: CustomRow
  readonly configuration: Configuration
  /** What is printed and where it is cut, in numbers; the size of the product from here on. */
  readonly design: Design
  readonly file: UserFileRow | null
  readonly known: CatalogProduct
  /** In force now, whenever it was designed. SETTINGS-12. */
  readonly rules: PrintRules
  readonly quote: Quote
  /** SIZE-20. */
  readonly smallerSize: SmallerSize | null
}
