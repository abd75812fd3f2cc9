import type { Design } from '@kisscut/artwork/design'
import type { StoredColumns } from '@kisscut/core/configuration'
import type { PrintRules } from '@kisscut/core/print-rules'
import type { Configuration, DecimalString, Quote } from '@kisscut/core/product'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import type { CustomRow, UserFileRow } from './custom-rows.ts'

/** A cut well below what is paid, and the size that is offered for it at its own lower price; null: there is none. */
export interface SmallerSize {
  readonly size: { readonly width: DecimalString; readonly height: DecimalString } | null
  readonly message: string
}

/** The columns that cart and production read of what was configured, whichever record it is. */
export type SoldRow = Pick<
  CustomRow,
  | keyof StoredColumns
  | 'id'
  | 'name'
  | 'owner'
  | 'created'
  | 'updated'
  | 'revision'
  | 'type'
  | 'design'
  | 'dpi'
  | 'finished_width'
  | 'finished_height'
  | 'preview_url'
  | 'canvas_preview'
>

/** What is stored once a product is drawn: its picture's key in file storage and address, and the size of what is cut along the drawing. */
export type PreviewColumns = Pick<Partial<SoldRow>, 'finished_width' | 'finished_height'> & {
  readonly canvas_preview: string
  readonly preview_url: string
}

/**
 * A configured product as cart, previews, proofs, preflight and production take it: what it is made of, its design, and what it
 * costs. Its class says which record it is, and `suppliers.ts` where it comes from. DDB-7.
 */
export interface SoldProduct {
  readonly row: SoldRow
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
