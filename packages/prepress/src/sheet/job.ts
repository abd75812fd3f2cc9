import type { Nesting, Stock } from '../nesting/index.ts'
import type { PrintDesign } from '../print/index.ts'

/** What helps the operator and the camera of the plotter to find the sheet again. */
export interface Marks {
  /** Corner crosses of the printed area, in black. */
  readonly crosses?: boolean
  /** Optical dots, a quarter inch across, as cutters' cameras look for: black in print, a layer `Regmark` in the cut files. */
  readonly dots?: boolean
  /** Title and sheet number in the margin. */
  readonly label?: boolean
}

/** Designs to be printed and cut together; lengths in inches. */
export interface SheetJob {
  /** Stands in the files' titles and in the margin of every sheet. */
  readonly title: string
  readonly pieces: readonly SheetPiece[]
  readonly stock: Stock
  readonly marks: Marks
  /**
   * `nest` (where absent): as little material as possible. `lanes`: labels of one size on a roll, upright in straight lanes
   * with a constant repeat, as applicators need them.
   */
  readonly layout?: 'nest' | 'lanes'
  /** Fills what is left of the last sheet with more of the same, in turn. Never a roll. */
  readonly repeat?: boolean
}

export interface SheetPiece {
  readonly design: PrintDesign
  readonly copies: number
  /** Material with a direction is never turned. */
  readonly mayTurn?: boolean
}

/** Files of the sheets in order: a page of the PDF, a cut SVG and a cut DXF each. */
export interface Sheets {
  readonly pdf: Uint8Array
  readonly cutSvg: readonly string[]
  readonly cutDxf: readonly string[]
  /** Ids are `<index of the piece>.<copy>`, both from 0. */
  readonly nesting: Nesting
  /** Separations beside the process inks, in alphabetical order. */
  readonly plates: readonly string[]
}
