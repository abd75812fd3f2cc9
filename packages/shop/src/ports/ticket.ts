import type { UnwindPosition } from '@kisscut/core/option'

/** What the floor needs to know of one job. */
export interface TicketFacts {
  readonly version: 1
  /** Printed as Code 128: 1 to 24 printable ASCII characters. */
  readonly job: string
  readonly order: string
  /** Days as `2026-11-21`. */
  readonly date: string
  readonly due: string | null
  readonly shop: string
  readonly customer: string | null
  readonly product: { readonly id: string; readonly title: string }
  readonly material: {
    readonly id: string
    readonly name: string
    /** As the press room calls it, with its adhesive: `Clear film, 75 µm, removable`. */
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
    /** The cut line, in the words of the review: `Rounded rectangle, 0.4 in radius`. */
    readonly cutLine?: string
    /** Of a roll: the direction it is unwound in, from 1 to 8, which is drawn. OPT-20. */
    readonly unwind?: UnwindPosition
  }
  /** Everything that was chosen, in the words of the product page: `Core: 3 in core`. */
  readonly options?: string[]
  /** Separations beside the process inks. */
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
