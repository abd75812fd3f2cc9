import type { UnwindPosition } from '@kisscut/core/option'

/** A job's data for the production floor. */
export interface TicketFacts {
  readonly version: 1
  /** Printed as Code 128: 1 to 24 printable ASCII characters. */
  readonly job: string
  readonly order: string
  /** Days such as `2026-11-21`. */
  readonly date: string
  readonly due: string | null
  readonly shop: string
  readonly customer: string | null
  readonly product: { readonly id: string; readonly title: string }
  readonly material: {
    readonly id: string
    readonly name: string
    /** The press room's name with the adhesive, such as `Clear film, 75 µm, removable`. */
    readonly stock?: string
  }
  /** Inches. */
  readonly size: { readonly width: number; readonly height: number }
  readonly quantity: number
  readonly finishing: {
    readonly lamination: 'none' | 'matte' | 'gloss'
    readonly cut: 'die' | 'kiss' | 'none'
    readonly perforation: boolean
    readonly reverseCut: boolean
    readonly flexCut: boolean
    /** The cut line as the review describes it: `Rounded rectangle, 0.4 in radius`. */
    readonly cutLine?: string
    /** Unwind direction of a roll, from 1 to 8, which is drawn. OPT-20. */
    readonly unwind?: UnwindPosition
  }
  /** All chosen options, as on the product page: `Core: 3 in core`. */
  readonly options?: string[]
  /** Separations besides the process inks. */
  readonly plates: string[]
  readonly files: {
    readonly name: string
    readonly role: 'print' | 'cut' | 'proof' | 'labels' | 'artwork'
    readonly bytes: number
    readonly sha256: string
  }[]
  readonly sheets: { readonly count: number; readonly width: number; readonly height: number } | null
  readonly notes: string[]
}
