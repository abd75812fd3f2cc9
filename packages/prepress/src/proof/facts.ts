/** What a proof says beside its picture, in the customer's words; nothing else dates or numbers the file. */
export interface ProofFacts {
  /** The shop as its letterhead names it. */
  readonly shop: string
  /** Order or design number. */
  readonly number: string
  /** From 1; a staff edit makes a new one (PROD-4). */
  readonly version: number
  /** The day it was made, as it is to be read: `2026-11-21`. */
  readonly date: string
  readonly product: string
  readonly material: string
  readonly quantity: number
  readonly customer?: string
  /** Lamination, perforation, border and the like, a few words each. */
  readonly finishing?: readonly string[]
  /** From the shop to the customer; wrapped, at most a few lines are shown. */
  readonly note?: string
}
