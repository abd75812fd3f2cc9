import type { VaryingItem } from '@kisscut/artwork/design'
import type { Box } from '@kisscut/artwork/geometry'
import type { Alignment } from '@kisscut/artwork/text'
import type { BarcodeType } from '@kisscut/core/codes'
import type { PrintDesign } from './print-design.ts'

/** Where a label says something of its own; boxes in inches from the label's upper left corner. */
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

/** Labels that share a design; every row has one value a field. */
export interface LabelJob {
  readonly design: PrintDesign
  readonly fields: readonly LabelField[]
  readonly records: Iterable<readonly string[]>
  /** Font files by font id, for texts of a design. */
  readonly fonts?: Readonly<Record<string, Uint8Array>>
}

/** The labels `from` (counted from 1) up to and including `to`, a page each. */
export interface LabelFile {
  readonly pdf: Uint8Array
  readonly from: number
  readonly to: number
}
