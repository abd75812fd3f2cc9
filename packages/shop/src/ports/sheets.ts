import type { PrintDesign } from './print-design.ts'

/** The stock: a sheet, or a roll of any length (no height). Inches. */
export interface Stock {
  readonly width: number
  readonly height?: number
  /** Kept blank on every side. */
  readonly margin?: number
  /** Minimum distance between pieces. */
  readonly gap?: number
}

/** Designs to print and cut together. */
export interface SheetJob {
  readonly title: string
  readonly pieces: readonly {
    readonly design: PrintDesign
    readonly copies: number
    readonly mayTurn?: boolean
  }[]
  readonly stock: Stock
  /** Corner crosses, dots for the plotter's camera, title and number in the margin. */
  readonly marks: { readonly crosses?: boolean; readonly dots?: boolean; readonly label?: boolean }
  readonly layout?: 'nest' | 'lanes'
  /** Fills the rest of the last sheet with more copies. */
  readonly repeat?: boolean
}

/** The sheets in order: one page of the PDF, one cut SVG and one cut DXF each, and the position of every piece. */
export interface Sheets {
  readonly pdf: Uint8Array
  readonly cutSvg: readonly string[]
  readonly cutDxf: readonly string[]
  readonly nesting: {
    readonly sheets: number
    /** Used length of each sheet, or of the roll, in inches. */
    readonly lengths: readonly number[]
    readonly placed: readonly object[]
  }
  /** Separations besides the process inks. */
  readonly plates: readonly string[]
}
