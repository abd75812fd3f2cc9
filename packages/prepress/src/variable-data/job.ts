import type { QrLevel } from '@kisscut/artwork/codes'
import type { VaryingItem } from '@kisscut/artwork/design'
import type { Box } from '@kisscut/artwork/geometry'
import type { Alignment } from '@kisscut/artwork/text'
import type { BarcodeType } from '@kisscut/core/codes'
import type { PrintDesign } from '../print/index.ts'

/** A variable field of a label; boxes in inches from the label's top left corner. */
export type LabelField = {
  readonly box: Box
  /** CSS color `#rrggbb`; black by default. */ readonly color?: string
} & (
  | {
      readonly kind: 'text'
      /** Font size in inches; text wider than its box is scaled down. */
      readonly size: number
      /** A key of the job's `fonts`; by default the shop's own font. */
      readonly font?: string
      readonly alignment?: Alignment
    }
  | {
      /** A text or a code as drawn in the design. */
      readonly kind: 'drawn'
      readonly element: VaryingItem
      /** CSS color of its outline; absent for none. */
      readonly stroke?: string
    }
  | { readonly kind: 'qr'; readonly level?: QrLevel }
  | { readonly kind: 'bar'; readonly barcode: BarcodeType }
)

/** Labels that share a design and differ in their fields. */
export interface LabelJob {
  /** The design of all labels: stored once per file. */
  readonly design: PrintDesign
  readonly fields: readonly LabelField[]
  /** One row per label in print order, one value per field; read only as far as the current file needs. */
  readonly records: Iterable<readonly string[]>
  /** Font files: TrueType or WOFF. */
  readonly fonts?: Readonly<Record<string, Uint8Array>>
  /** Labels per file; by default and at most {@link LABELS_OF_A_FILE}. */
  readonly perFile?: number
}

export const LABELS_OF_A_FILE = 5000

/** A file with the labels `from` (counted from 1) to `to` inclusive, one page each. */
export interface LabelFile {
  readonly pdf: Uint8Array
  readonly from: number
  readonly to: number
}

/** The part of a job for one file, as sent to a worker process. */
export interface LabelOrder extends Omit<LabelJob, 'records' | 'perFile'> {
  readonly rows: readonly (readonly string[])[]
  /** Number of the first label. */
  readonly from: number
}
