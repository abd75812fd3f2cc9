import type { VaryingItem } from '@kisscut/artwork/design'
import type { Box } from '@kisscut/artwork/geometry'
import type { Alignment } from '@kisscut/artwork/text'
import type { BarcodeType } from '@kisscut/core/codes'
import type { PrintDesign } from './print-design.ts'

/** A varying field of a label; its box is in inches from the label's upper left corner. */
export type LabelField = {
  readonly box: Box
  /** `#rrggbb`; default: black. */
  readonly color?: string
} & (
  | {
      readonly kind: 'text'
      /** Font size in inches; text wider than its box is set smaller. */
      readonly size: number
      readonly alignment?: Alignment
    }
  | {
      /** A text or code as drawn in the design. */
      readonly kind: 'drawn'
      readonly element: VaryingItem
      /** CSS color of its outline; absent: no outline. */
      readonly stroke?: string
    }
  | { readonly kind: 'qr' }
  | { readonly kind: 'bar'; readonly barcode: BarcodeType }
)

/** Labels that share a design; every row has one value per field. */
export interface LabelJob {
  readonly design: PrintDesign
  readonly fields: readonly LabelField[]
  readonly records: Iterable<readonly string[]>
  /** Font files by font id, for texts of a design. */
  readonly fonts?: Readonly<Record<string, Uint8Array>>
}

/** The labels `from` (from 1) to `to` inclusive, one per page. */
export interface LabelFile {
  readonly pdf: Uint8Array
  readonly from: number
  readonly to: number
}
