import type { FinishedSize } from '@kisscut/core/design'
import type { UnwindPosition } from '@kisscut/core/option'

/** Text of a proof; no other date or number occurs in the file. */
export interface ProofFacts {
  /** Name of the shop in the letterhead. */
  readonly shop: string
  /** Order or design number. */
  readonly number: string
  /** From 1; a staff edit makes a new one (PROD-4). */
  readonly version: number
  /** Date it was made: `2026-11-21`. */
  readonly date: string
  readonly product: string
  readonly material: string
  readonly quantity: number
  readonly finished: FinishedSize
  /** The artwork's resolution at this size, as stated on the pages; null for vectors and without artwork. */
  readonly dpi: number | null
  /** Colors of the films that it is cut from, bottom to top. */
  readonly films?: readonly string[]
  readonly customer?: string
  /** Lamination, perforation, border and so on, a few words each. */
  readonly finishing?: readonly string[]
  /** The unwind direction of a roll, which is drawn. OPT-20. */
  readonly unwind?: UnwindPosition
  /** Note from the shop to the customer; wrapped to a few lines. */
  readonly note?: string
}
