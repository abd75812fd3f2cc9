import type { Box } from '@kisscut/artwork/geometry'
import type { Alignment } from '@kisscut/artwork/text'
import type { BarcodeType } from '@kisscut/core/codes'
import type { PrintDesign } from './print-design.ts'

/** Where a label says something of its own; boxes in inches from the label's upper left corner. */
export type LabelField = {
  readonly box: Box
  /** `#rrggbb`; black where absent. */
  readonly color?: string
} & (
  | {
      readonly kind: 'text'
      /** The em in inches; a text wider than its box is set smaller. */
      readonly size: number
      readonly alignment?: Alignment
    }
  | { readonly kind: 'qr' }
  | { readonly kind: 'bar'; readonly barcode: BarcodeType }
)

/** Labels that share a design; every row has one value a field. */
export interface LabelJob {
  readonly design: PrintDesign
  readonly fields: readonly LabelField[]
  readonly records: Iterable<readonly string[]>
}

/** The labels `from` (counted from 1) up to and including `to`, a page each. */
export interface LabelFile {
  readonly pdf: Uint8Array
  readonly from: number
  readonly to: number
}
