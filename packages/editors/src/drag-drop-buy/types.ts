import type { Size } from '@kisscut/artwork/geometry'
import type { StripWork } from '@kisscut/machines/strip'
import type { ReactNode } from 'react'
import type { ClipartChoice, DesignLibrary, PrintedProduct } from '../design-tools/types.ts'

/** A figure that a product offers. */
export interface FigureChoice extends ClipartChoice, Size {
  /** The heading it is listed under: `People`. */
  readonly kind: string
  /** Formatted surcharge for each; empty: none. */
  readonly price: string
}

/** Props of the editor. The strip is read once: for another, give the editor another `key`. */
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
  /** Called with the strip after each step, undo and redo; never during a drag. */
  readonly onChange: (work: StripWork) => void
  /** The page's own content beside the strip: details, price, the way on. */
  readonly children?: ReactNode
}
