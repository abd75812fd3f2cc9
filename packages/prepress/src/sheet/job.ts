import type { Nesting, Stock } from '../nesting/index.ts'
import type { PrintDesign } from '../print/index.ts'

/** Registration marks and labels on a sheet. */
export interface Marks {
  /** Crosses at the corners of the printed area, in black. */
  readonly crosses?: boolean
  /** Registration dots, a quarter inch in diameter: black in print, a layer `Regmark` in the cut files. */
  readonly dots?: boolean
  /** Title and sheet number in the margin. */
  readonly label?: boolean
}

/** Designs to print and cut together; lengths in inches. */
export interface SheetJob {
  /** Title of the files, printed in the margin of every sheet. */
  readonly title: string
  readonly pieces: readonly SheetPiece[]
  readonly stock: Stock
  readonly marks: Marks
  /**
   * `nest` (default): least material. `lanes`: labels of one size on a roll, upright in straight lanes with a
   * constant repeat, as applicators need them.
   */
  readonly layout?: 'nest' | 'lanes'
  /** Fills the rest of the last sheet with further copies in turn. Sheets only. */
  readonly repeat?: boolean
}

export interface SheetPiece {
  readonly design: PrintDesign
  readonly copies: number
  /** False for material with a direction. */
  readonly mayTurn?: boolean
}

/** Files of the sheets in order: one page of the PDF, one cut SVG and one cut DXF per sheet. */
export interface Sheets {
  readonly pdf: Uint8Array
  readonly cutSvg: readonly string[]
  readonly cutDxf: readonly string[]
  /** Ids are `<index of the piece>.<copy>`, both from 0. */
  readonly nesting: Nesting
  /** Separations other than process inks, in alphabetical order. */
  readonly plates: readonly string[]
}
