import type { QrLevel } from '@kisscut/artwork/codes'
import type { Box } from '@kisscut/artwork/geometry'
import type { Alignment } from '@kisscut/artwork/text'
import type { BarcodeType } from '@kisscut/core/codes'
import type { PrintDesign } from '../print/index.ts'

/** Where a label says something of its own; boxes in inches from the label's upper left corner. */
export type LabelField = {
  readonly box: Box
  /** CSS, `#rrggbb`; black where absent. */ readonly color?: string
} & (
  | {
      readonly kind: 'text'
      /** The em in inches; a text wider than its box is set smaller. */
      readonly size: number
      /** A key of the job's `fonts`; the shop's own face where absent. */
      readonly font?: string
      readonly alignment?: Alignment
    }
  | { readonly kind: 'qr'; readonly level?: QrLevel }
  | { readonly kind: 'bar'; readonly barcode: BarcodeType }
)

/** Labels that share a design and differ in what their fields say. */
export interface LabelJob {
  /** What all labels share: stored once in every file. */
  readonly design: PrintDesign
  readonly fields: readonly LabelField[]
  /** One row a label in the order of printing, one value a field; read as far as the file under way needs. */
  readonly records: Iterable<readonly string[]>
  /** TrueType or WOFF files. */
  readonly fonts?: Readonly<Record<string, Uint8Array>>
  /** Labels of one file, at most and where absent {@link LABELS_OF_A_FILE}. */
  readonly perFile?: number
}

export const LABELS_OF_A_FILE = 5000

/** The labels `from` (counted from 1) up to and including `to`, a page each. */
export interface LabelFile {
  readonly pdf: Uint8Array
  readonly from: number
  readonly to: number
}

/** One file's share of a job, as a process is told. */
export interface LabelOrder extends Omit<LabelJob, 'records' | 'perFile'> {
  readonly rows: readonly (readonly string[])[]
  /** The first label's number. */
  readonly from: number
}
