import type { Size } from '@kisscut/artwork/geometry'
import type { StripWork } from '@kisscut/machines/strip'
import type { ReactNode } from 'react'
import type { ClipartChoice, DesignLibrary, PrintedProduct } from '../design-tools/types.ts'

/** A figure that a product offers. */
export interface FigureChoice extends ClipartChoice, Size {
  /** What it is listed under: `People`. */
  readonly kind: string
  /** What each of it adds, formatted; empty: nothing. */
  readonly price: string
}

/** What the editor is given. What is put together is read once: for another, give the editor another `key`. */
export interface StripEditorProps {
  readonly work: StripWork
  readonly figures: readonly FigureChoice[]
  /** Figures on a piece. DDB-3. */
  readonly most: number
  /** Inches of the piece. */
  readonly size: Size
  readonly product: PrintedProduct
  readonly library: Pick<DesignLibrary, 'fonts' | 'colors'>
  /** Of the words, where none is chosen. */
  readonly defaultFont: string | null
  /** An example of words, shown while none are written and never printed; absent: none. DDB-4. */
  readonly sampleWords?: string
  /** Called with what is put together after each step, undo and redo; never while something is carried. */
  readonly onChange: (work: StripWork) => void
  /** What the page has to say beside the strip: details, price, the way on. */
  readonly children?: ReactNode
}
