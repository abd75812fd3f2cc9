import type { Size } from '@kisscut/artwork/geometry'
import type { StripWork } from '@kisscut/machines/strip'
import type { ReactNode } from 'react'
import type { ClipartChoice, DesignLibrary, PrintedProduct } from '../design-tools/types.ts'

/** A figure offered by a product. */
export interface FigureChoice extends ClipartChoice, Size {
  /** Its heading in the list: `People`. */
  readonly kind: string
  /** Formatted surcharge for each; empty for none. */
  readonly price: string
}

/** Props of the editor. The strip is read once: for another, give the editor another `key`. */
export interface StripEditorProps {
  readonly work: StripWork
  readonly figures: readonly FigureChoice[]
  /** Maximum number of figures. DDB-3. */
  readonly most: number
  /** Size of the piece in inches. */
  readonly size: Size
  readonly product: PrintedProduct
  readonly library: Pick<DesignLibrary, 'fonts' | 'colors'>
  /** Font of the words where none is chosen. */
  readonly defaultFont: string | null
  /** Sample words, shown while there are none and never printed; absent for none. DDB-4. */
  readonly sampleWords?: string
  /** Called with the strip after each step, undo and redo; never during a drag. */
  readonly onChange: (work: StripWork) => void
  /** The page's own content beside the strip: details, price, the next step. */
  readonly children?: ReactNode
}
