import type { Design } from '@kisscut/artwork/design'
import type { StoredColumns } from '@kisscut/core/configuration'
import type { PrintRules } from '@kisscut/core/print-rules'
import type { Configuration, DecimalString, Quote } from '@kisscut/core/product'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import type { Named } from '../design/named-rows.ts'
import type { CustomRow, UserFileRow } from './custom-rows.ts'

/** A finished size well below the paid one, and the smaller size offered at its lower price. */
export interface SmallerSize {
  readonly size: { readonly width: DecimalString; readonly height: DecimalString } | null
  readonly message: string
}

/** Columns that cart and production read from every configured product, of any record. */
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
  | 'special_offer'
>

/** Columns stored once a product is drawn: its picture's key and address, and the size of a piece cut along its drawing. */
export type PreviewColumns = Pick<Partial<SoldRow>, 'finished_width' | 'finished_height'> & {
  readonly canvas_preview: string
  readonly preview_url: string
}

/**
 * A configured product as cart, previews, proofs, preflight and production use it. Its class determines its record, and `suppliers.ts`
 * how it is loaded. DDB-7.
 */
export interface SoldProduct {
  readonly row: SoldRow
  readonly configuration: Configuration
  /** Print and cut line, which also define the product's size. */
  readonly design: Design
  readonly file: UserFileRow | null
  readonly known: CatalogProduct
  /** The current rules, whenever it was designed. SETTINGS-12. */
  readonly rules: PrintRules
  readonly quote: Quote
  /** SIZE-20. */
  readonly smallerSize: SmallerSize | null
  /** Id of its sold item; absent: the configured product in its present state. */
  readonly soldItem?: string
  /** For a sold item, the rows its design refers to, as they were. */
  readonly named?: Named
}
